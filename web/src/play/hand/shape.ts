/** The shape of a piece as it is turned: a drawing matter only. Which of them can be placed where is in the view. */
import type { Cells } from "../../types/event";

/** Row and column of each cell, in reading order, moved into the top left corner. */
export type Shape = readonly (readonly [row: number, column: number])[];

const SIDE = 5;

/** The shape that some cells of the 5×5 grid make. */
export function shapeOf(cells: Cells): Shape {
  return settled(cells.map((cell) => [Math.floor(cell / SIDE), cell % SIDE]));
}

/** A quarter turn to the right. */
export const turnedRight = (shape: Shape): Shape => settled(shape.map(([row, column]) => [column, -row]));
export const turnedLeft = (shape: Shape): Shape => settled(shape.map(([row, column]) => [-column, row]));
/** Left and right exchanged. */
export const flipped = (shape: Shape): Shape => settled(shape.map(([row, column]) => [row, -column]));

export const sameShape = (one: Shape, other: Shape): boolean => nameOf(one) === nameOf(other);
export const heightOf = (shape: Shape): number => Math.max(...shape.map(([row]) => row)) + 1;
export const widthOf = (shape: Shape): number => Math.max(...shape.map(([, column]) => column)) + 1;

/** The grid cells that a shape covers with its corner there; null where it would leave the grid. */
export function cellsAt(shape: Shape, row: number, column: number): Cells | null {
  const inside = row >= 0 && column >= 0 && row + heightOf(shape) <= SIDE && column + widthOf(shape) <= SIDE;
  return inside ? shape.map(([r, c]) => (row + r) * SIDE + column + c) : null;
}

/** Where the top left corner of some cells lies. */
export function cornerOf(cells: Cells): { row: number; column: number } {
  return {
    row: Math.min(...cells.map((cell) => Math.floor(cell / SIDE))),
    column: Math.min(...cells.map((cell) => cell % SIDE)),
  };
}

const nameOf = (shape: Shape): string => shape.map((cell) => cell.join()).join(" ");

function settled(cells: [number, number][]): Shape {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return cells
    .map(([row, column]) => [row - top, column - left] as const)
    .toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
}
