/** What a puzzle gives: a small piece, arrows, or the Master glyph. */
import type { PuzzleCard } from "../types/view";
import { PieceShape } from "./piece";
import { extent, SHAPES } from "./shapes";

type Props = { reward: PuzzleCard["reward"]; right: number; middle: number; size: number };

export function Reward({ reward, right, middle, size }: Props) {
  if (reward === "up1" || reward === "up2")
    return <Arrows count={reward === "up1" ? 1 : 2} right={right} middle={middle} size={size} />;
  if (reward === "master") return <MasterGlyph right={right} middle={middle} size={size} />;
  const { columns, rows } = extent(SHAPES[reward]);
  return (
    <g transform={`translate(${right - columns * size} ${middle - (rows * size) / 2})`} aria-hidden="true">
      <PieceShape piece={reward} size={size} mark={false} class="reward" />
    </g>
  );
}

function Arrows({ count, right, middle, size }: { count: number } & Omit<Props, "reward">) {
  const [w, h] = [1.7 * size, 1.3 * size];
  const arrow = (x: number) =>
    `M${x - w / 2} ${middle - h + w / 2}L${x} ${middle - h}L${x + w / 2} ${middle - h + w / 2}M${x} ${middle - h}V${middle + h}`;
  const path = arrow(right - w / 2) + (count > 1 ? arrow(right - w * 1.75) : "");
  return <path class="glyph" d={path} stroke-width={Math.max(1.3, size / 3.4)} aria-hidden="true" />;
}

/** Four places and a plus: one more piece on each. */
function MasterGlyph({ right, middle, size }: Omit<Props, "reward">) {
  const s = 1.15 * size;
  const [x, y] = [right - 2.4 * s, middle - 1.2 * s];
  const square = (dx: number, dy: number) => `M${x + dx} ${y + dy}h${s}v${s}h${-s}z`;
  const step = 1.4 * s;
  const plus = `M${x + step + s / 2} ${y + step - 0.1 * s}v${1.2 * s}M${x + step - 0.1 * s} ${y + step + s / 2}h${1.2 * s}`;
  return (
    <path
      class="glyph"
      d={square(0, 0) + square(step, 0) + square(0, step) + plus}
      stroke-width={Math.max(1.1, size / 4.5)}
      aria-hidden="true"
    />
  );
}
