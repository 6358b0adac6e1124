/** What has just happened: told to the ear, shown as movement, heard as a sound. */
import { effect } from "@preact/signals";
import { notice, say } from "../parts/notice";
import { mayAct, mine, mySeats, news, seat, view, views } from "../state/table";
import { t } from "../texts/texts";
import type { GameEvent } from "../types/event";
import type { View } from "../types/view";
import { placedOne } from "./coach";
import { comeFrom, finishAll, fly, leaving, pulse, rectOf, type Leaving } from "./motion";
import { selectedRow } from "./selection";
import { sound, type Sound } from "./sound";
import { linesOf, nameOf, remember } from "./telling";

const SOUNDS: Partial<Record<GameEvent["kind"], Sound>> = { taken: "take", completed: "complete", "last-round-began": "last-round", "end-triggered": "last-round", "game-ended": "end", "opponent-took": "take" };

/** Follow the news while the table is open. */
export function followNews(): () => void {
  let before = views.peek()[0]?.version ?? 0;
  const forget = followTurn();
  const stop = effect(() => {
    const { events, version } = news.value;
    const now = view.peek();
    if (!now || version <= before || !events.length) return;
    before = version;
    remember(now);
    lost(events, now);
    animate(events, now);
    tell(events, now);
    for (const event of events) if (event.kind === "placed" && event.seat === now.seat) placedOne();
  });
  return () => {
    forget();
    stop();
  };
}

/** A turn of ours begins; in solo one follows the other. */
function followTurn(): () => void {
  let before = "";
  return effect(() => {
    const now = view.value;
    const turn = now && mayAct.value ? `${now.seat} ${now.turn} ${now.phase}` : "";
    if (now && turn && turn !== before) {
      say(turnWords(now), true);
      sound("turn");
    }
    before = turn;
  });
}

/** Somebody else took what was picked out here (Line Clear, or a slow hand). */
function lost(events: GameEvent[], now: View): void {
  const gone = events.find((event) => event.kind === "taken" && event.row_slot !== null && event.row_slot === selectedRow.peek());
  if (!gone || gone.seat === now.seat) return;
  selectedRow.value = null;
  notice(t("play-took-it", { name: nameOf(gone.seat, now) }));
}

function tell(events: GameEvent[], now: View): void {
  const text = linesOf(events, now).map((line) => line.text);
  const own = events.some((event) => event.seat !== null && event.seat === now.seat);
  const turn = mine.peek()?.turn;
  if (own && turn && now.phase === "play") text.push(turn.complete ? t("sr-turn-complete") : t("banner-actions", { count: turn.actions_left, master: "free" }));
  if (text.length) say(text.join(" "));
  const heard = events.map((event) => SOUNDS[event.kind]).find(Boolean);
  if (heard) sound(heard);
}

/** "Your turn. 3 actions. 4 puzzles, 6 pieces." */
export function turnWords(now: View): string {
  const own = mine.peek();
  const pieces = Object.values(own?.supply ?? {}).reduce((sum, count) => sum + count, 0);
  if (now.phase === "touches") return t("sr-touches", { pieces });
  const name = mySeats.peek().length > 1 ? (own?.name ?? "") : "none";
  return t("sr-your-turn", { name, actions: own?.turn?.actions_left ?? 0, puzzles: own?.puzzles.length ?? 0, pieces });
}

/** The page still shows the moment before: what leaves is copied now, what comes is moved when it is there. */
function animate(events: GameEvent[], now: View): void {
  finishAll();
  const after: (() => void)[] = [];
  for (const event of events) {
    const show = movement(event, now);
    if (show) after.push(show);
  }
  if (after.length) requestAnimationFrame(() => after.forEach((show) => show()));
}

const seatBox = (who: number | null): string => (who !== null && who === seat.peek() ? "[data-region='tray']" : `[data-testid="other-${who}"], [data-testid="chip-${who}"]`);

function movement(event: GameEvent, now: View): (() => void) | null {
  const own = event.seat !== null && event.seat === now.seat;
  switch (event.kind) {
    case "taken": {
      const from = event.row_slot !== null ? `[data-row-slot="${event.row_slot}"]` : `[data-testid="deck-${event.deck}"]`;
      return carry(leaving(from), own ? `[data-own-slot="${event.slot}"]` : seatBox(event.seat), 220);
    }
    case "refilled": {
      const deck = rectOf(`[data-testid="deck-${now.puzzles[event.puzzle]?.colour ?? "white"}"]`) ?? rectOf("[data-testid='deck-white']");
      return () => comeFrom(`[data-row-slot="${event.row_slot}"]`, deck, 200);
    }
    case "piece-taken":
    case "rewarded":
      return event.piece ? gain(event.piece, event.seat, own) : null;
    case "exchanged":
    case "levelled-up":
      return gain(event.taken, event.seat, own);
    case "placed":
      return own ? null : () => pulse(seatBox(event.seat));
    case "completed":
      return own ? carry(leaving(`[data-own-slot="${event.slot}"]`), "[data-region='mat'] .meta", 250) : () => pulse(seatBox(event.seat));
    case "opponent-took":
      return carry(leaving(`[data-row-slot="${event.row_slot}"]`), "[data-testid='opponent'] .meta", 250);
    default:
      return null;
  }
}

function carry(what: Leaving | null, to: string, ms: number): () => void {
  return () => fly(what, rectOf(to), ms);
}

function gain(piece: string, who: number | null, own: boolean): () => void {
  const copy = leaving(`[data-region="reserve"] [data-piece="${piece}"], .reserve [data-piece="${piece}"]`);
  const to = own ? `[data-stack="${piece}"]` : seatBox(who);
  return () => {
    fly(copy, rectOf(to), 220);
    if (own) pulse(to);
  };
}
