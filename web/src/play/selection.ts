/**
 * What the player has in hand and has picked out, before anything is sent. Only the view says what is legal: a carried piece
 * is drawn anywhere, but it can be placed only where it covers exactly one of the `ways` that the view lists.
 */
import { computed, signal } from "@preact/signals";
import { mine, view } from "../state/table";
import type { Deck, Piece } from "../types/event";
import type { Shape } from "./hand/shape";

/** A piece in hand. `slot`, `row` and `column` (of its top left corner) say where it lies; no slot: it is in the hand still. */
export type Carried = { piece: Piece; shape: Shape; slot: number | null; row: number; column: number };

/** A flow that the player has opened and the server does not know of yet. */
export type Flow =
  | { kind: "exchange" }
  | { kind: "recycle"; deck: Deck }
  | { kind: "split"; ghost: Piece }
  | { kind: "keys" }
  | { kind: "done" };

export type Mode =
  "idle" | "place" | "exchange" | "recycle" | "split" | "order" | "reward" | "level-up" | "touches" | "keys" | "done";

export const carried = signal<Carried | null>(null);
export const flow = signal<Flow | null>(null);
/** The face-up puzzle (1 to 12) that is lifted. */
export const selectedRow = signal<number | null>(null);
export const selectedDeck = signal<Deck | null>(null);

/** What the table is busy with: a question of the server first, then what is in hand. */
export const mode = computed<Mode>(() => {
  const turn = mine.value?.turn;
  if (turn?.choice) return turn.choice.kind;
  if (turn?.sequence?.kind === "recycle") return "recycle";
  if (flow.value) return flow.value.kind;
  if (carried.value) return "place";
  return view.value?.phase === "touches" ? "touches" : "idle";
});

/** The action that would take what is picked out. */
export const selected = computed<string | null>(() => {
  const what = selectedRow.value ?? selectedDeck.value;
  return what === null ? null : `take ${what}`;
});

/** Flows that stand in the place of the tray, so that market and mat stay in sight. */
const SHEETS: ReadonlySet<Mode> = new Set(["exchange", "recycle", "split", "order", "reward", "level-up"]);
export const sheetOpen = computed(() => SHEETS.has(mode.value));

/** Put everything back into place. */
export function drop(): void {
  carried.value = null;
  flow.value = null;
  selectedRow.value = null;
  selectedDeck.value = null;
}
