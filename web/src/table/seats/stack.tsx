/** Pieces with their count, as they stand in the reserve and in the supply of others. */
import { Piece, PieceShape } from "../../art/piece";
import { extent, PIECES, SHAPES } from "../../art/shapes";
import { t } from "../../texts/texts";
import type { Piece as Name, Pieces } from "../../types/event";
import { CoinOn } from "./news";

export function Stack({ piece, count, size }: { piece: Name; count: number; size: number }) {
  return (
    <span class={`pieces-of ${count ? "" : "none"}`} data-piece={piece}>
      <Piece piece={piece} size={size} mark={false} />
      <span class="num count" aria-hidden="true">
        {count}
      </span>
      <span class="sr">{t("sr-stack", { piece, count })}</span>
      <CoinOn place={`reserve ${piece}`} />
    </span>
  );
}

/** Room for a count of two digits, and between stacks. */
const COUNT = 20;
const GAP = 8;

type Placed = { piece: Name; count: number; x: number; y: number; width: number; height: number };

/** A supply in the order of levels, drawn as one picture so that nothing around it moves when it changes. */
export function Supply({
  supply,
  size,
  width,
  column = false,
  high = 0,
  scale = 1,
}: {
  supply: Pieces;
  size: number;
  width: number;
  column?: boolean;
  /** At most so high, if anything: the drawing shrinks until it is. */
  high?: number;
  scale?: number;
}) {
  let { placed, height } = arrange(supply, size, width, column, scale);
  while (high && size > 4 && height > high) {
    size -= 0.5;
    ({ placed, height } = arrange(supply, size, width, column, scale));
  }
  const words = placed.map(({ piece, count }) => t("sr-stack", { piece, count })).join(", ") || t("supply-empty");
  if (!placed.length) return <p class="supply lab">{words}</p>;
  return (
    <svg
      class="supply"
      role="img"
      aria-label={words}
      width={width}
      height={height}
      viewBox={`-1.5 -1.5 ${width} ${height}`}
    >
      {placed.map((each) => (
        <g key={each.piece} transform={`translate(${each.x} ${each.y})`}>
          <PieceShape piece={each.piece} size={size} mark={size > 15} />
          <text x={each.width + 5} y={each.height / 2 + 4}>
            {each.count}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** In lines as long as the room, or one below the other. */
function arrange(
  supply: Pieces,
  size: number,
  room: number,
  column: boolean,
  scale: number,
): { placed: Placed[]; height: number } {
  const beside = COUNT * scale;
  const line = (column ? 1.7 : 2) * size + 3;
  let [x, y] = [0, 0];
  const placed = PIECES.flatMap((piece) => {
    const count = supply[piece] ?? 0;
    if (!count) return [];
    const { columns, rows } = extent(SHAPES[piece]);
    const [width, height] = [columns * size, rows * size];
    if (x > 0 && (column || x + width + beside > room)) [x, y] = [0, y + Math.max(line, column ? height + 6 : line)];
    const found: Placed = { piece, count, x, y: y + Math.max(0, (line - 3 - height) / 2), width, height };
    x += width + beside + GAP;
    return [found];
  });
  const bottom = placed.reduce((low, each) => Math.max(low, each.y + each.height), line);
  return { placed, height: Math.ceil(bottom + 4) };
}
