/** Pieces: flat stickers with one ink outline, a mark and, if wanted, a pattern. */
import type { Piece as Name } from "../types/event";
import { middle, outline, seams } from "./outline";
import { extent, MARKS, SHAPES } from "./shapes";

/** Below this a mark could not be read. */
const SMALLEST_MARK = 13;

type Shape = {
  piece: Name;
  /** Cells of the 5×5 grid; without them the piece's own standard shape. */
  cells?: readonly number[] | undefined;
  /** Px per cell. */
  size: number;
  mark?: boolean | undefined;
  class?: string | undefined;
  /** Drawn inside a group in which one cell is one unit, such as the children of `Puzzle`. */
  unit?: boolean | undefined;
};

/** A piece inside some SVG. */
export function PieceShape({ piece, cells = SHAPES[piece], size, mark = true, class: name = "", unit = false }: Shape) {
  return (
    <g
      class={`pc ${piece} ${size < SMALLEST_MARK ? "small" : ""} ${name}`}
      transform={unit ? `scale(${1 / size})` : undefined}
    >
      <path class="body" d={outline(cells, size, 0.06 * size, 0.16 * size)} />
      {cells.length > 1 && <path class="seam" d={seams(cells, size, 0.2)} />}
      {mark && size >= SMALLEST_MARK && <Mark text={MARKS[piece]} cell={middle(cells)} size={size} />}
    </g>
  );
}

function Mark({ text, cell, size }: { text: string; cell: number; size: number }) {
  const height = Math.max(8, Math.min(15, (text.length > 1 ? 0.44 : 0.54) * size), 0.36 * size);
  return (
    <text x={((cell % 5) + 0.5) * size} y={(Math.floor(cell / 5) + 0.5) * size + 0.36 * height} font-size={height}>
      {text}
    </text>
  );
}

/** A piece as a picture of its own. It has no name: what stands beside it says what it is. */
export function Piece({ piece, cells, size, mark, class: name = "" }: Omit<Shape, "unit">) {
  const { columns, rows } = extent(cells ?? SHAPES[piece]);
  const [width, height] = [columns * size + 3, rows * size + 3];
  return (
    <svg
      class={`loose ${name}`}
      width={width}
      height={height}
      viewBox={`-1.5 -1.5 ${width} ${height}`}
      aria-hidden="true"
    >
      <PieceShape piece={piece} cells={cells} size={size} mark={mark} />
    </svg>
  );
}
