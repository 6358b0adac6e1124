/**
 * A shape as it can be said and imagined: how wide and high its box is, then row by row from the top which columns of the
 * box it has. "3 wide, 3 high: 1 to 2; full row; 3." is all that a player needs to see it before the mind's eye.
 */
import { t } from "./texts";

const SIDE = 5;

/** Columns of a row, in runs: `[[1, 2], [4, 4]]`. They count from 1 at the left edge of the shape's own box. */
export type Runs = [from: number, to: number][];

export function rowsOf(cells: readonly number[]): { width: number; rows: Runs[] } {
  const places = cells.map((cell) => [Math.floor(cell / SIDE), cell % SIDE] as const);
  const [top, bottom] = ends(places.map(([row]) => row));
  const [left, right] = ends(places.map(([, column]) => column));
  const rows = Array.from({ length: bottom - top + 1 }, (_, index) => {
    const columns = places.filter(([row]) => row === top + index).map(([, column]) => column - left + 1);
    return runsOf(columns.toSorted((one, other) => one - other));
  });
  return { width: right - left + 1, rows };
}

const ends = (numbers: number[]): [number, number] => [Math.min(...numbers), Math.max(...numbers)];

function runsOf(columns: number[]): Runs {
  const runs: Runs = [];
  for (const column of columns) {
    const last = runs.at(-1);
    if (last && last[1] === column - 1) last[1] = column;
    else runs.push([column, column]);
  }
  return runs;
}

/** Some cells in words; nothing for none. */
export function shapeWords(cells: readonly number[]): string {
  if (!cells.length) return "";
  const { width, rows } = rowsOf(cells);
  const size = { width, height: rows.length };
  if (cells.length === width * rows.length) return t("sr-shape-whole", size);
  return t("sr-shape", { ...size, rows: rows.map((runs) => rowWords(runs, width)).join("; ") });
}

function rowWords(runs: Runs, width: number): string {
  if (!runs.length) return t("sr-row-none");
  const [first, ...rest] = runs.map(([from, to]) =>
    from === 1 && to === width
      ? t("sr-row-full")
      : from === to
        ? String(from)
        : t("sr-row-span", { from: String(from), to: String(to) }),
  );
  // A row of five has three runs at most: 1, 3 and 5.
  return rest.reduce((said, next) => t("sr-row-and", { first: said, second: next }), first ?? "");
}
