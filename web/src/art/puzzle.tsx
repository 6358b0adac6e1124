/** Puzzle cards. A white one is pale with a dark recess, a black one dark with a pale recess; pieces lie in it. */
import type { ComponentChildren, SVGAttributes } from "preact";
import type { Piece } from "../types/event";
import type { PuzzleCard } from "../types/view";
import { outline, seams } from "./outline";
import { PieceShape } from "./piece";
import { Reward } from "./reward";

export type LaidPiece = { piece: Piece; cells: readonly number[]; fresh?: boolean; touch?: boolean };
export type CellProps = SVGAttributes<SVGRectElement>;

type Props = {
  card: PuzzleCard;
  /** Px per cell. */
  size: number;
  laid?: readonly LaidPiece[];
  class?: string;
  mark?: boolean;
  /** Makes every cell a button with these properties, inside a grid named by `label`. */
  cellProps?: (cell: number) => CellProps;
  label?: string;
  /** Drawn over the pieces; one cell is one unit, the top left corner of the grid is 0, 0. */
  children?: ComponentChildren;
};

/** The measures of a card whose cells are `c` px wide. The grid begins at `x`, `y`. */
export function measures(c: number) {
  const padding = Math.max(4, 0.3 * c);
  const header = c >= 20 ? Math.max(27, 0.62 * c) : Math.max(13, 0.86 * c);
  return {
    padding,
    header,
    width: 5 * c + 2 * padding,
    height: header + 5.15 * c + 1.2 * padding,
    x: padding,
    y: header + 0.15 * c,
    radius: Math.max(Math.min(12, 4 + 0.24 * c), 0.2 * c),
  };
}

const GRID = [0, 1, 2, 3, 4];

export function Puzzle({ card, size, laid = [], class: name = "", mark = true, cellProps, label, children }: Props) {
  const { width, height, x, y, radius, padding, header } = measures(size);
  // Nothing on a card stays small when the card grows.
  const points = Math.max(10, Math.min(19, 0.8 * size), 0.5 * size);
  const line = (header + 0.15 * size) / 2;
  return (
    <svg
      class={`card ${card.colour} ${name}`}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden={cellProps ? undefined : "true"}
    >
      <rect class="face" x=".75" y=".75" width={width - 1.5} height={height - 1.5} rx={radius} />
      <text class="pts" x={padding + 1} y={line + 0.36 * points} font-size={points} aria-hidden="true">
        {card.points}
      </text>
      <Reward
        reward={card.reward}
        right={width - padding - 1}
        middle={line}
        size={Math.max(3.6, Math.min(8, 0.3 * size), 0.22 * size)}
      />
      <g transform={`translate(${x} ${y})`}>
        <path class="well" d={outline(card.cells, size, 0, 0.1 * size)} />
        <path class="grid" d={seams(card.cells, size, 0)} />
        {laid.map((each) => (
          <PieceShape
            key={each.cells.join()}
            piece={each.piece}
            cells={each.cells}
            size={size}
            mark={mark}
            class={each.fresh ? "fresh" : ""}
          />
        ))}
        {laid
          .filter((each) => each.touch)
          .map((each) => (
            <TouchBadge key={each.cells.join()} cells={each.cells} size={size} />
          ))}
        {cellProps && (
          <g role="grid" aria-label={label} transform={`scale(${size})`}>
            {GRID.map((row) => (
              <g key={row} role="row">
                {GRID.map((column) => (
                  <g key={column} role="gridcell">
                    <rect
                      class="cell"
                      role="button"
                      x={column}
                      y={row}
                      width="1"
                      height="1"
                      {...cellProps(5 * row + column)}
                    />
                  </g>
                ))}
              </g>
            ))}
          </g>
        )}
        {children && <g transform={`scale(${size})`}>{children}</g>}
      </g>
    </svg>
  );
}

/** A finishing touch costs a point: it says so at its lower right corner. */
function TouchBadge({ cells, size }: { cells: readonly number[]; size: number }) {
  const last = cells.at(-1)!;
  const [x, y] = [((last % 5) + 1) * size - 3, Math.floor(last / 5) * size + 3];
  return (
    <g class="badge" aria-hidden="true">
      <circle cx={x} cy={y} r="11" />
      <text x={x} y={y + 4}>
        −1
      </text>
    </g>
  );
}
