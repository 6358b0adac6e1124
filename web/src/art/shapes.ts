/** How the twelve pieces are drawn when they lie on no puzzle. Drawing only: where a piece may lie, the view says. */
import type { Piece } from "../types/event";

/** Cells of the 5×5 grid, 5 · row + column, as far up and left as they go. */
export const SHAPES: Record<Piece, readonly number[]> = {
  O1: [0],
  I2: [0, 1],
  I3: [0, 1, 2],
  V3: [0, 5, 6],
  I4: [0, 1, 2, 3],
  L4: [2, 5, 6, 7],
  Z4: [0, 1, 6, 7],
  O4: [0, 1, 5, 6],
  T4: [1, 5, 6, 7],
  P5: [0, 1, 5, 6, 10],
  U5: [0, 2, 5, 6, 7],
  L5: [0, 5, 10, 15, 16],
};

export const PIECES = Object.keys(SHAPES) as Piece[];

/** What is written on a piece, so that it is known without its colour. */
export const MARKS: Record<Piece, string> = {
  O1: "1",
  I2: "2",
  I3: "3",
  V3: "V",
  I4: "4",
  L4: "L",
  Z4: "Z",
  O4: "O",
  T4: "T",
  P5: "P5",
  U5: "U5",
  L5: "L5",
};

/** Columns and rows that a drawing takes. */
export function extent(cells: readonly number[]): { columns: number; rows: number } {
  return {
    columns: Math.max(...cells.map((cell) => cell % 5)) + 1,
    rows: Math.max(...cells.map((cell) => Math.floor(cell / 5))) + 1,
  };
}
