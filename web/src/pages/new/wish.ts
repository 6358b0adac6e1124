/** A game that somebody wants to play: every option, who sits where, and what is sent to create it. */
import { signal } from "@preact/signals";
import { post } from "../../net/rest";
import { beSomebody } from "../../state/me";
import { t } from "../../texts/texts";
import type { BotDocument, NewGame, NewSeat, TableDocument } from "../../types/api";
import { USUAL } from "../../types/options";
import type { Options } from "./choices";
import { mostSets, type PuzzleSet } from "./puzzle_set";

export type ClockKind = "none" | "turn" | "bank" | "days";
export type ClockWish = { kind: ClockKind; amount: number; increment: number; expiry: "bot" | "end" };
export type SeatWish = { kind: "me" | "open" | "bot"; name: string; bot: string };

export type Wish = {
  options: Options;
  /** Six of them; as many as play count. */
  seats: SeatWish[];
  /** The seat that begins; null: drawn by lot. */
  first: number | null;
  confirm: boolean;
  hints: boolean;
  puzzles: PuzzleSet[];
  clock: ClockWish;
  public: boolean;
  rated: boolean;
  caretaker: string | null;
};

export type Preset = "bots" | "solo" | "friends" | "screen";
export const PRESETS: readonly Preset[] = ["bots", "solo", "friends", "screen"];

const SEATS = 6;
/** In which unit each kind of clock is chosen, in seconds, and what it begins with. */
export const CLOCKS: Record<ClockKind, { unit: number; amounts: number[]; increments: number[] }> = {
  none: { unit: 1, amounts: [0], increments: [0] },
  turn: { unit: 1, amounts: [60, 30, 90, 120, 180, 300], increments: [0] },
  bank: { unit: 60, amounts: [15, 5, 10, 20, 30, 45, 60], increments: [10, 0, 5, 15, 30, 60] },
  days: { unit: 86_400, amounts: [3, 1, 2, 5, 7, 14, 30], increments: [0] },
};

/** Whom somebody meets who has never played: one that can be beaten, and does not play nonsense. */
const FIRST_LEVEL = 2;

export function firstBot(bots: readonly BotDocument[]): string {
  const levels = bots.filter(isLevel).toSorted((one, other) => one.level - other.level);
  return (levels.find((bot) => bot.level >= FIRST_LEVEL) ?? levels.at(-1) ?? bots[0])?.name ?? "greedy";
}

/** The same game against bots a level stronger, as far as there are any. */
export function raised(wish: Wish, bots: readonly BotDocument[]): Wish {
  const levels = bots.filter(isLevel).toSorted((one, other) => one.level - other.level);
  const above = (name: string): string => {
    const level = levels.find((bot) => bot.name === name)?.level ?? Infinity;
    return levels.find((bot) => bot.level > level)?.name ?? name;
  };
  return { ...wish, seats: wish.seats.map((seat) => ({ ...seat, bot: above(seat.bot) })) };
}

/** The bots of the ladder have a level and a name of their own; the others are what those are made of. */
export const isLevel = (bot: BotDocument): boolean => bot.description_key === `bot-level-${bot.level}`;

export function presetWish(preset: Preset, bot: string): Wish {
  const others: Record<Preset, SeatWish["kind"]> = { bots: "bot", solo: "bot", friends: "open", screen: "me" };
  const solo = preset === "solo";
  return {
    options: {
      ...USUAL,
      ...(solo ? { variant: "solo", players: 1, difficulty: "standard" } : {}),
    },
    seats: Array.from({ length: SEATS }, (_, seat) => ({
      kind: seat === 0 ? "me" : others[preset],
      name: "",
      bot,
    })),
    first: null,
    confirm: true,
    hints: true,
    puzzles: [],
    clock: { kind: "none", amount: 0, increment: 0, expiry: "bot" },
    public: false,
    rated: false,
    caretaker: null,
  };
}

/** Under which name somebody sits there: what was typed, else the own name, else a number. */
export function nameOf(seat: SeatWish, index: number, own: string): string {
  return seat.name.trim() || (index === 0 ? own : t("player-named", { number: index + 1 }));
}

/** The seats of people at this screen whose names cannot be told apart. */
export function sameNames(wish: Wish, own: string): number[] {
  const names = seatsOf(wish).map((seat, index) =>
    seat.kind === "me" ? nameOf(seat, index, own).normalize("NFKC").toLocaleLowerCase() : null,
  );
  return names.flatMap((name, index) =>
    name !== null && names.some((other, place) => place !== index && other === name) ? [index] : [],
  );
}

/** What is sent. Names are those of the people who share a screen; one alone plays under the own name. */
export function bodyOf(wish: Wish, own = ""): NewGame {
  const { players, ...options } = wish.options;
  const people = seatsOf(wish).filter((seat) => seat.kind === "me").length;
  const seats = seatsOf(wish).map((seat, index): NewSeat => {
    if (seat.kind === "bot") return { kind: "bot", bot: seat.bot };
    const name = nameOf(seat, index, own);
    return seat.kind === "me" && people > 1 && name ? { kind: "me", name } : { kind: seat.kind };
  });
  return {
    ...(options as Omit<NewGame, "seats">),
    seats,
    confirm: wish.confirm,
    hints: wish.hints && !wish.rated,
    puzzles: wish.puzzles.slice(0, mostSets).map((set) => set.text),
    clock: clockOf(wish.clock),
    public: wish.public,
    ...(wish.rated ? { rated: true } : {}),
    ...(wish.first === null || wish.first >= players ? {} : { first: wish.first }),
    ...(wish.caretaker === null ? {} : { caretaker: wish.caretaker }),
  };
}

export function seatsOf(wish: Wish): SeatWish[] {
  return wish.seats.slice(0, wish.options.players);
}

function clockOf(clock: ClockWish): NonNullable<NewGame["clock"]> {
  if (clock.kind === "none") return { kind: "none" };
  const seconds = clock.amount * CLOCKS[clock.kind].unit;
  if (clock.kind === "bank") return { kind: "bank", seconds, increment: clock.increment, expiry: clock.expiry };
  return { kind: "turn", seconds, expiry: clock.expiry };
}

/** Another kind of clock begins with its usual amounts. */
export function clockOfKind(kind: ClockKind, expiry: ClockWish["expiry"]): ClockWish {
  return { kind, amount: CLOCKS[kind].amounts[0] ?? 0, increment: CLOCKS[kind].increments[0] ?? 0, expiry };
}

/** Whether it begins at once, without waiting for anybody. */
export function beginsAtOnce(wish: Wish): boolean {
  return seatsOf(wish).every((seat) => seat.kind !== "open");
}

const KEY = "projectl.last-game";

/** What was played last and can be played again by one click; null for who is new. */
export const lastWish = signal<Wish | null>(storedWish());

function storedWish(): Wish | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as Wish | null;
    return found && Array.isArray(found.seats) && found.seats.length === SEATS && found.options ? found : null;
  } catch {
    return null;
  }
}

function remember(wish: Wish): void {
  if (!beginsAtOnce(wish)) return;
  lastWish.value = wish;
  try {
    localStorage.setItem(KEY, JSON.stringify(wish));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Create the game; the answer is its table. */
export async function create(wish: Wish, name: string): Promise<TableDocument> {
  await beSomebody(name);
  const made = await post<TableDocument>("/games", bodyOf(wish, name));
  remember(wish);
  return made;
}

/** A wish may name bots that are no more: then the first one sits there. The first seat is the own one. */
export function withKnownBots(wish: Wish, bots: readonly BotDocument[]): Wish {
  const known = new Set(bots.map((bot) => bot.name));
  const bot = firstBot(bots);
  return {
    ...wish,
    caretaker: wish.caretaker !== null && known.has(wish.caretaker) ? wish.caretaker : null,
    seats: wish.seats.map((seat) => (known.has(seat.bot) ? seat : { ...seat, bot })),
  };
}
