/** The piece in hand: picking, turning, laying it on a puzzle, and placing it. */
import { computed, signal } from "@preact/signals";
import { SHAPES } from "../../art/shapes";
import { mine, view } from "../../state/table";
import { t } from "../../texts/texts";
import type { Piece } from "../../types/event";
import type { Unfinished } from "../../types/view";
import { place } from "../actions/send";
import {
  clashOf,
  kept,
  lyingOf,
  nearestOfShape,
  nearestToTap,
  slotsFor,
  stepped,
  wayAt,
  waysOn,
  type Clash,
  type Way,
} from "./placing";
import { carried, drop, type Carried } from "../selection";
import { cellsAt, flipped, shapeOf, turnedLeft, turnedRight, type Shape } from "./shape";
import { sound } from "../feedback/sound";
import { hush, notice, say } from "../../parts/notice";

/** Pieces are picked up as they were turned last. */
const turnedBefore = new Map<Piece, Shape>();
/** The own puzzle that is drawn large on a phone; null leaves it to the table. */
export const focusSlot = signal<number | null>(null);

export const puzzleIn = (slot: number): Unfinished | null =>
  mine.value?.puzzles.find((each) => each.slot === slot) ?? null;

/** The pieces that may be picked up now, and how many of each. In a ghost split these are the new ones. */
export const supply = computed<[Piece, number][]>(() => {
  const own = mine.value?.supply ?? {};
  const order = Object.keys(SHAPES) as Piece[];
  return order.filter((piece) => own[piece]).map((piece) => [piece, own[piece]!]);
});

/** The listed way that the piece in hand covers, if it covers one. */
export const covered = computed<Way | null>(() => {
  const hand = carried.value;
  if (!hand || hand.slot === null) return null;
  return wayAt(waysOn(view.value?.you ?? null, hand.piece, hand.slot), hand);
});

/** Why it does not fit where it lies; null while it fits or lies nowhere. */
export const clash = computed<Clash | null>(() => {
  const hand = carried.value;
  const now = view.value;
  if (!now || !hand || hand.slot === null || covered.value) return null;
  const puzzle = puzzleIn(hand.slot);
  return puzzle ? clashOf(now, puzzle, hand) : null;
});

export function shapeFor(piece: Piece): Shape {
  return turnedBefore.get(piece) ?? shapeOf([...SHAPES[piece]]);
}

/** Take a piece into the hand. */
export function pick(piece: Piece): void {
  drop();
  hush();
  carried.value = { piece, shape: shapeFor(piece), slot: null, row: 0, column: 0 };
  sound("pick");
}

/** Where the piece could go, in words: told when it is picked up without a pointer. */
export function tellPicked(piece: Piece): void {
  const slots = slotsFor(view.value?.you ?? null, piece);
  say(t("sr-picked", { piece, count: slots.length, slots }));
}

/** Lay it on a puzzle, at the way nearest to a cell; where none is, on the cell itself, so that it shows why not. */
export function layNear(slot: number, cell: number): void {
  const hand = carried.value;
  if (!hand) return;
  const way = nearestToTap(waysOn(view.value?.you ?? null, hand.piece, slot), hand.shape, cell);
  lay(slot, way ? lyingOf(way) : kept(hand.shape, Math.floor(cell / 5), cell % 5));
}

/** Lay it on a puzzle of which no cell is named. */
export function layAnywhere(slot: number): void {
  const open = puzzleIn(slot)?.open ?? [];
  layNear(slot, open[Math.floor(open.length / 2)] ?? 12);
}

export function lay(slot: number | null, lying: { shape: Shape; row: number; column: number }): void {
  const hand = carried.value;
  if (!hand) return;
  const before = covered.peek();
  hold({ ...hand, ...lying, slot });
  if (covered.peek() && covered.peek() !== before) sound("snap");
}

export const turnLeft = (): void => reshape(turnedLeft);
export const turnRight = (): void => reshape(turnedRight);
export const flip = (): void => reshape(flipped);

/** A lying piece jumps to the nearest place where it fits as turned; without one it stays and says why. */
function reshape(change: (shape: Shape) => Shape): void {
  const hand = carried.value;
  if (!hand) return;
  const shape = change(hand.shape);
  if (hand.slot === null) {
    hold({ ...hand, shape });
    return;
  }
  const way = nearestOfShape(waysOn(view.value?.you ?? null, hand.piece, hand.slot), shape, hand.row, hand.column);
  lay(hand.slot, way ? lyingOf(way) : kept(shape, hand.row, hand.column));
}

export function move(rows: number, columns: number): void {
  const hand = carried.value;
  if (hand && hand.slot !== null) lay(hand.slot, kept(hand.shape, hand.row + rows, hand.column + columns));
}

/** To the next or previous place where it fits; from the hand to the first puzzle that takes it. */
export function step(by: 1 | -1): void {
  const hand = carried.value;
  const you = view.value?.you ?? null;
  const slot = hand?.slot ?? (hand ? slotsFor(you, hand.piece)[0] : undefined);
  if (!hand || slot === undefined) return;
  const way = stepped(waysOn(you, hand.piece, slot), hand.slot === null ? null : hand, by);
  if (way) lay(slot, lyingOf(way));
}

function hold(next: Carried): void {
  hush();
  turnedBefore.set(next.piece, next.shape);
  carried.value = next;
}

/** Place it where it lies, or say why that cannot be. */
export function placeHere(): void {
  const hand = carried.value;
  const way = covered.value;
  if (!hand || hand.slot === null) return;
  if (way) void place(way.action, { slot: hand.slot, piece: hand.piece, cells: way.cells });
  else refuseHere();
}

export function refuseHere(): void {
  const why = clash.value;
  if (!why) return;
  sound("illegal");
  notice(clashText(why));
}

export const clashText = (why: Clash): string => (why.piece ? t("sr-covers", { piece: why.piece }) : t(why.reason, {}));

/** How the piece in hand lies, in words. */
export function tellHand(): void {
  const hand = carried.value;
  if (!hand || hand.slot === null) return;
  const puzzle = puzzleIn(hand.slot);
  const place = { piece: hand.piece, row: hand.row + 1, column: hand.column + 1, slot: hand.slot };
  const count = waysOn(view.value?.you ?? null, hand.piece, hand.slot).length;
  const why = clash.value;
  if (why) say(t("sr-lies-not", { ...place, reason: clashText(why), count }));
  else if (puzzle)
    say(
      t("sr-lies", {
        ...place,
        open: puzzle.open.length - (cellsAt(hand.shape, hand.row, hand.column)?.length ?? 0),
        count,
      }),
    );
}
