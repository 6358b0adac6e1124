/** Where a carried piece can be placed, read from the view. Nothing here knows a rule: a way is legal because it is listed. */
import type { Cells, Piece } from "../../types/event";
import type { Unfinished, View, You } from "../../types/view";
import { cellsAt, cornerOf, heightOf, sameShape, shapeOf, widthOf, type Shape } from "./shape";

export type Way = You["placements"][number]["ways"][number];
/** A piece that lies on a puzzle, as the player holds it there. */
export type Lying = { shape: Shape; row: number; column: number };

/** How far a dragged piece jumps to a legal place, in cells. */
export const SNAP = 0.75;

/** All the ways of a piece on one of the own puzzles. */
export function waysOn(you: You | null, piece: Piece, slot: number): Way[] {
  return you?.placements.find((each) => each.piece === piece && each.slot === slot)?.ways ?? [];
}

/** The own puzzles on which a piece can be placed. */
export function slotsFor(you: You | null, piece: Piece): number[] {
  return (you?.placements ?? [])
    .filter((each) => each.piece === piece && each.ways.length > 0)
    .map((each) => each.slot);
}

/** The way that a lying piece covers exactly, if there is one. */
export function wayAt(ways: Way[], lying: Lying): Way | null {
  const cells = cellsAt(lying.shape, lying.row, lying.column);
  return cells ? (ways.find((way) => equal(way.cells, cells)) ?? null) : null;
}

/** The way of that very shape whose corner is nearest to a place between the cells; none beyond the limit. */
export function nearestOfShape(ways: Way[], shape: Shape, row: number, column: number, limit = Infinity): Way | null {
  const far = (way: Way) => {
    const corner = cornerOf(way.cells);
    return Math.hypot(corner.row - row, corner.column - column);
  };
  return least(
    ways.filter((way) => sameShape(shapeOf(way.cells), shape) && far(way) <= limit),
    far,
  );
}

/**
 * The way that a tap on a cell means: one that covers it, as the piece is turned now if possible, and with its middle near
 * the tap.
 */
export function nearestToTap(ways: Way[], shape: Shape, cell: number): Way | null {
  const [row, column] = [Math.floor(cell / 5), cell % 5];
  return least(ways, (way) => {
    const distances = way.cells.map((each) => Math.hypot(Math.floor(each / 5) - row, (each % 5) - column));
    const middle = distances.reduce((sum, each) => sum + each, 0) / distances.length;
    return 3 * Math.min(...distances) + middle + (sameShape(shapeOf(way.cells), shape) ? 0 : 1.5);
  });
}

/** The next (or previous) way after the one that is covered now, those of one shape together. */
export function stepped(ways: Way[], lying: Lying | null, step: 1 | -1): Way | null {
  if (!ways.length) return null;
  const order = ways
    .map((way) => ({ way, name: JSON.stringify(shapeOf(way.cells)) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const now = lying ? wayAt(ways, lying) : null;
  const index = order.findIndex((each) => each.way === now);
  const next = index < 0 ? (step > 0 ? 0 : order.length - 1) : (index + step + order.length) % order.length;
  return order[next]?.way ?? null;
}

/** Where a way lies, as the player would hold it. */
export function lyingOf(way: Way): Lying {
  return { shape: shapeOf(way.cells), ...cornerOf(way.cells) };
}

/** A place inside the grid, as near as possible. */
export function kept(shape: Shape, row: number, column: number): Lying {
  const between = (value: number, most: number) => Math.max(0, Math.min(most, value));
  return {
    shape,
    row: between(Math.round(row), 5 - heightOf(shape)),
    column: between(Math.round(column), 5 - widthOf(shape)),
  };
}

/** Why a lying piece does not fit, as far as the view tells: the cells that clash, a reason key, and the piece below it. */
export type Clash = { cells: Cells; reason: string; piece: Piece | null };

export function clashOf(view: View, puzzle: Unfinished, lying: Lying): Clash {
  const recess = view.puzzles[puzzle.puzzle]?.cells ?? [];
  const cells = cellsAt(lying.shape, lying.row, lying.column) ?? [];
  const below = puzzle.pieces.find((laid) => laid.cells.some((cell) => cells.includes(cell)));
  const closed = cells.filter((cell) => !puzzle.open.includes(cell));
  if (below) return { cells: closed, reason: "reason-overlaps-piece", piece: below.piece };
  if (closed.some((cell) => !recess.includes(cell)) || !cells.length)
    return { cells: closed, reason: "reason-outside-recess", piece: null };
  // The cells are free, so the whole puzzle or the whole action is closed.
  const used = puzzle.pieces.some((laid) => laid.fresh);
  const refusal = view.you?.refusals["place"]?.reason ?? "reason-not-your-turn";
  return { cells: [], reason: used ? "reason-puzzle-used" : refusal, piece: null };
}

const equal = (one: Cells, other: Cells): boolean =>
  one.length === other.length && one.every((cell, index) => cell === other[index]);

function least<T>(things: T[], cost: (thing: T) => number): T | null {
  let best: T | null = null;
  for (const thing of things) if (best === null || cost(thing) < cost(best)) best = thing;
  return best;
}
