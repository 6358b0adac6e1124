/** The game that this page shows: what the server has told of it, as signals. It holds no rules. */
import { batch, computed, signal } from "@preact/signals";
import { Connection, type Answer, type Status } from "../net/connection";
import type { TableDocument } from "../types/api";
import type { GameEvent } from "../types/event";
import type { Command, Hint, Line, Message, MoveDocument as Move, Presence } from "../types/protocol";
import type { SeatView, View } from "../types/view";

export const status = signal<Status>("connecting");
/** Why the connection cannot come back (a websocket close code), else 0. */
export const closed = signal(0);
/** The code of the refusal that came with it, such as `game-unreadable`. */
export const closedWhy = signal("");
export const table = signal<TableDocument | null>(null);
/** One view for each seat of this browser, or that of a spectator. Empty until the game begins. */
export const views = signal<View[]>([]);
export const mySeats = signal<number[]>([]);
export const myId = signal<string | null>(null);
export const presence = signal<Presence>({ online: [], watching: 0 });
export const chat = signal<Line[]>([]);
/**
 * What just happened, for animations, sounds, the live region and the log: a new object with each update. `during` is the view
 * before it, in whose round and turn it happened.
 */
export type News = { version: number; events: GameEvent[]; move: Move | undefined; during: View | null };
export const news = signal<News>({ version: 0, events: [], move: undefined, during: null });
/** How often the server has told everything: whatever happened before, nobody here may have heard of. */
export const greetings = signal(0);
/** The latest answer to something that was asked, such as advice, which comes after its acknowledgement. */
export const answered = signal<Message | null>(null);
/** Commands on their way, the oldest first. */
export const pending = signal<Command[]>([]);
/** Server time minus browser time, in ms: clocks are shown in the server's. */
export const skew = signal(0);
/** The seat whose view is shown when this browser has several: null follows the player to act. */
const chosenSeat = signal<number | null>(null);

/** The view on screen: of the chosen seat, else of a seat of ours that may act, else the first. */
export const view = computed<View | null>(() => {
  const all = views.value;
  const chosen = all.find((each) => each.seat !== null && each.seat === chosenSeat.value);
  const acting = all.find((each) => each.seat !== null && each.to_act.includes(each.seat));
  return chosen ?? acting ?? all[0] ?? null;
});
/** The seat that the view on screen is of; null for a spectator. */
export const seat = computed<number | null>(() => view.value?.seat ?? null);
export const mine = computed<SeatView | null>(() => {
  const now = view.value;
  return now && now.seat !== null ? (now.seats[now.seat] ?? null) : null;
});
/** Whether nobody is at a seat that somebody should be at. */
export function isAway(number: number): boolean {
  const found = table.value?.seats[number];
  return found?.kind === "human" && !found.handed_over && !presence.value.online.includes(number);
}
/** Whether a decision of ours is asked for, and nothing of ours is on its way. */
export const mayAct = computed(
  () => !!mine.value?.may_act && view.value?.phase !== "over" && table.value?.status !== "over",
);

/** Who answers commands: the connection to a game, or a board of the rules page that lives in this browser only. */
export type Partner = Pick<Connection, "send" | "close" | "tryNow">;

let connection: Partner | null = null;
/** The game that the connection is to. */
let opened: string | null = null;

/** Play with somebody else than a game of the server; what happens is told by `hear`. */
export function openWith(partner: Partner): void {
  leave();
  connection = partner;
  status.value = "open";
}

/** Sit down before a game, unless that is done; a former one is left. */
export function open(game: string): void {
  if (game === opened) return;
  leave();
  opened = game;
  connection = new Connection(game, hear, (now, code, reason) => {
    batch(() => {
      status.value = now;
      closed.value = now === "closed" ? code : 0;
      closedWhy.value = now === "closed" ? reason : "";
    });
  });
}

export function leave(): void {
  connection?.close();
  connection = null;
  opened = null;
  batch(() => {
    status.value = "connecting";
    closed.value = 0;
    closedWhy.value = "";
    table.value = null;
    views.value = [];
    mySeats.value = [];
    myId.value = null;
    chat.value = [];
    pending.value = [];
    chosenSeat.value = null;
  });
}

export function tryNow(): void {
  connection?.tryNow();
}

/** Send any command; resolves with the server's `ack`, `refused`, `view` or `pong`, also after a lost connection. */
export async function send(command: Command): Promise<Answer> {
  if (!connection) throw new Error("no game is open");
  pending.value = [...pending.value, command];
  try {
    return await connection.send(command);
  } finally {
    pending.value = pending.value.filter((each) => each !== command);
  }
}

/** Play an action in notation, as the view on screen lists it. */
export function play(action: string): Promise<Answer> {
  return send({ type: "play", seat: seat.value ?? 0, action });
}

/** Ask for costly parts of the view; the answer is merged into the view on screen. */
export function look(hints: Hint[]): Promise<Answer> {
  return send({ type: "look", seat: seat.value ?? 0, hints });
}

export function hear(message: Message): void {
  batch(() => {
    if ("id" in message) answered.value = message;
    switch (message.type) {
      case "hello":
        table.value = message.table;
        views.value = message.views;
        mySeats.value = message.you.seats;
        myId.value = message.you.id;
        presence.value = message.presence;
        chat.value = message.chat;
        skew.value = message.time - Date.now();
        greetings.value += 1;
        break;
      case "update": {
        const { version, events, move } = message;
        const during = view.peek();
        table.value = message.table;
        // Seats may have been taken since the connection was made.
        if (myId.value !== null)
          mySeats.value = message.table.seats.filter((each) => each.player === myId.value).map((each) => each.seat);
        views.value = message.views;
        news.value = { version, events, move, during };
        break;
      }
      case "refused":
        if (message.views.length) views.value = message.views;
        break;
      case "view":
        if (message.view) merge(message.view);
        break;
      case "presence":
        presence.value = { online: message.online, watching: message.watching };
        break;
      case "chat":
        chat.value = said(chat.value, message);
        break;
      case "ack":
      case "pong":
        break;
    }
  });
}

/** A line of a number that is known takes the place of the one before: its author was forgotten. */
function said(lines: Line[], line: Line): Line[] {
  const known = lines.some((each) => each.number === line.number);
  return known ? lines.map((each) => (each.number === line.number ? line : each)) : [...lines, line];
}

/** Hints belong to the moment they were asked at: an older answer is dropped. */
function merge(fresh: View): void {
  views.value = views.value.map((each) =>
    each.seat === fresh.seat && each.version === fresh.version
      ? { ...each, hints: { ...each.hints, ...fresh.hints } }
      : each,
  );
}
