/** What is drawn: pure changes of a set and of the cells of a puzzle. Whether it can be played with, the server says. */
import type { DrawnPuzzle, DrawnSet } from "../../types/api";

export const SIDE = 5;
export const MOST_PUZZLES = 112;

const turned = (cell: number): number => SIDE * (cell % SIDE) + (SIDE - 1 - Math.floor(cell / SIDE));
const mirrored = (cell: number): number => cell - (cell % SIDE) + (SIDE - 1 - (cell % SIDE));

const sorted = (cells: readonly number[]): number[] => cells.toSorted((one, other) => one - other);

/** A quarter clockwise. */
export const turn = (cells: readonly number[]): number[] => sorted(cells.map(turned));
export const mirror = (cells: readonly number[]): number[] => sorted(cells.map(mirrored));

/** The cells after one was filled or cleared. */
export function painted(cells: readonly number[], cell: number, fill: boolean): number[] {
  if (cells.includes(cell) === fill) return [...cells];
  return fill ? sorted([...cells, cell]) : cells.filter((each) => each !== cell);
}

/** The next cell in a direction; at the edge the same one. */
export function neighbour(cell: number, key: string): number {
  const [row, column] = [Math.floor(cell / SIDE), cell % SIDE];
  if (key === "ArrowUp") return row ? cell - SIDE : cell;
  if (key === "ArrowDown") return row < SIDE - 1 ? cell + SIDE : cell;
  if (key === "ArrowLeft") return column ? cell - 1 : cell;
  return column < SIDE - 1 ? cell + 1 : cell;
}

/** An id that no puzzle of the set has yet. */
export function freeId(puzzles: readonly DrawnPuzzle[]): string {
  const taken = new Set(puzzles.map(({ id }) => id));
  for (let number = puzzles.length + 1; ; number++) if (!taken.has(`P${number}`)) return `P${number}`;
}

export const newPuzzle = (puzzles: readonly DrawnPuzzle[]): DrawnPuzzle => ({
  id: freeId(puzzles),
  colour: "white",
  points: 1,
  reward: "O1",
  cells: [],
});

/** What a new set begins with, so that there is something to change. */
export const example = (title: string): DrawnSet => ({
  title,
  expansion: "none",
  puzzles: [{ id: "P1", colour: "white", points: 2, reward: "I3", cells: [7, 11, 12, 13, 16, 17, 18, 22] }],
});

export function withPuzzle(set: DrawnSet, place: number, changes: Partial<DrawnPuzzle>): DrawnSet {
  const puzzles = set.puzzles.map((puzzle, other) => (other === place ? { ...puzzle, ...changes } : puzzle));
  return { ...set, puzzles };
}

/** The puzzles with one moved by some places. */
export function moved(set: DrawnSet, place: number, by: number): DrawnSet {
  const to = place + by;
  if (to < 0 || to >= set.puzzles.length) return set;
  const puzzles = set.puzzles.toSpliced(place, 1);
  return { ...set, puzzles: puzzles.toSpliced(to, 0, set.puzzles[place]!) };
}

/** What may stand in an id, of what was typed. */
export const cleanId = (typed: string): string =>
  typed
    .replaceAll(/\s+/g, "_")
    .replaceAll(/[^\w-]/g, "")
    .slice(0, 12);
