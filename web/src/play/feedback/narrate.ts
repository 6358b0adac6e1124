/** Events as sentences, with the texts that the terminal uses too. For the log and for the live region. */
import { botName, plainName } from "../../state/names";
import { mySeats, table } from "../../state/table";
import { t, type Params } from "../../texts/texts";
import type { GameEvent } from "../../types/event";
import type { PuzzleCard, View } from "../../types/view";

/** What the board shows well enough without words. */
const QUIET = new Set(["turn-began", "turn-ended", "refilled", "sequence-closed", "markers-passed", "lock-taken"]);
/** What one player does by decision: each begins a line of the log. Everything else follows from it. */
const DECISIONS = new Set([
  "taken",
  "piece-taken",
  "exchanged",
  "placed",
  "master-began",
  "ambassador-began",
  "ghost-split",
  "sequence-cancelled",
  "recycle-began",
  "levelled-up",
  "level-up-declined",
  "touched",
  "touches-done",
  "undone",
]);

/** What a completed puzzle brings. */
const GAINS = new Set(["pieces-returned", "rewarded"]);

/** Puzzles that have left the table are told of later still, so all that was ever shown is remembered. */
const known = new Map<string, PuzzleCard>();

export function remember({ puzzles }: Pick<View, "puzzles">): void {
  for (const [id, card] of Object.entries(puzzles)) known.set(id, card);
}

/** How a seat is called by this viewer. */
export function nameOf(seat: number | null, view: View): string {
  if (seat === null) return t("opponent");
  const name = view.seats[seat]?.name;
  if (isReader(seat, view)) return t("you");
  // At the table several of one name are numbered; examples and records have no table.
  if (name && table.value?.seats[seat]?.name === name) return plainName(seat);
  return name ? botName(name) : t("player-named", { number: seat + 1 });
}

/** Who plays several seats at one screen is called by the name of each. */
const isReader = (seat: number | null, view: View): boolean =>
  seat !== null && seat === view.seat && mySeats.value.length < 2;

/** One event in words. */
export function sentenceOf(event: GameEvent, view: View): string {
  remember(view);
  const { format: _format, kind, seat, ...data } = event;
  const params: Params = {
    name: nameOf(seat, view),
    who: isReader(seat, view) ? "you" : "other",
    variant: view.options.variant,
  };
  for (const [key, value] of Object.entries(data)) params[key] = valueOf(value);
  const card = "puzzle" in data ? known.get(data.puzzle) : undefined;
  if (card) Object.assign(params, { colour: card.colour, points: card.points, reward: card.reward });
  return t(isFaceDown(event, view) ? "event-completed-face-down" : `event-${kind}`, params);
}

/**
 * Whether a puzzle goes on a pile that this reader may not look at. Who plays several seats is sent the points of all of
 * them, but at one screen each player reads their own.
 */
function isFaceDown(event: GameEvent, view: View): boolean {
  if (event.kind !== "completed") return false;
  if (event.points === undefined) return true;
  return mySeats.value.length > 1 && event.seat !== view.seat && view.seats[event.seat]?.score === undefined;
}

/** A line of the log: one decision and what came of it. */
export type Told = { seat: number | null; text: string; events: GameEvent[] };

/** `standIn` is the bot that chose the action, if the bot of the seat gave no answer. */
export function linesOf(events: readonly GameEvent[], view: View, standIn: string | null = null): Told[] {
  const lines: Told[] = [];
  for (const event of completionsFirst(events)) {
    if (QUIET.has(event.kind)) continue;
    const text = sentenceOf(event, view);
    const last = lines.at(-1);
    if (!last || DECISIONS.has(event.kind) || event.seat !== last.seat)
      lines.push({ seat: event.seat, text, events: [event] });
    else {
      last.text = `${last.text} ${text}`;
      last.events.push(event);
    }
  }
  const first = lines[0];
  if (first && standIn) first.text = `${first.text} ${t("log-stood-in", { bot: botName(standIn) })}`;
  return lines;
}

/** A puzzle leaves the mat last; told, its completion comes before the pieces and the reward that it brings. */
export function completionsFirst(events: readonly GameEvent[]): GameEvent[] {
  const told: GameEvent[] = [];
  for (const event of events) {
    let place = told.length;
    if (event.kind === "completed") while (place > 0 && GAINS.has(told[place - 1]!.kind)) place -= 1;
    told.splice(place, 0, event);
  }
  return told;
}

/** A part of an event as the texts want it: several pieces as `I2+V3`, numbers as a list, nothing as `none`. */
function valueOf(value: unknown): Params[string] {
  if (value === null || value === undefined) return "none";
  if (typeof value === "number" || typeof value === "string") return value;
  if (Array.isArray(value))
    return value.every((each) => typeof each === "string")
      ? value.join("+")
      : value.filter((each) => typeof each === "number");
  return Object.entries(value as Record<string, number>)
    .flatMap(([piece, count]) => Array<string>(count).fill(piece))
    .join("+");
}
