/** A deck: three edges, the mark, the count. */
import { measures } from "./puzzle";

type Props = { colour: "white" | "black"; count: number; size: number; class?: string };

export function DeckCard({ colour, count, size, class: name = "" }: Props) {
  const { width, height, radius } = measures(size);
  const edges = count > 2 ? [4, 2, 0] : count > 1 ? [2, 0] : [0];
  const [w, h] = [width - 5.5, height - 5.5];
  const mark = Math.max(11, 1.28 * size);
  const number = Math.max(12, Math.min(19, size));
  return (
    <svg
      class={`card deck ${colour} ${count ? "" : "empty"} ${name}`}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {edges.map((shift) => (
        <rect key={shift} class="face" x={0.75 + shift} y={4.75 - shift} width={w} height={h} rx={radius} />
      ))}
      <BackMark x={w / 2 + 0.75 - mark / 2} y={4.75 + h * 0.46 - mark} size={mark} />
      <text class="cnt" x={w / 2 + 0.75} y={4.75 + h * 0.46 + number * 1.45} font-size={number}>
        {count}
      </text>
    </svg>
  );
}

/** The mark of the game in outline. */
function BackMark({ x, y, size }: { x: number; y: number; size: number }) {
  const h = size / 2;
  const r = size / 10;
  const corner = `M${r} ${size}Q0 ${size} 0 ${size - r}V${r}Q0 0 ${r} 0H${h - 1.3 - r}Q${h - 1.3} 0 ${h - 1.3} ${r}V${h}Q${h - 1.3} ${h + 1} ${h} ${h + 1}H${size - r}Q${size} ${h + 1} ${size} ${h + 1 + r}V${size - r}Q${size} ${size} ${size - r} ${size}Z`;
  return (
    <g class="back" transform={`translate(${x} ${y})`}>
      <path d={corner} />
      <rect x={h + 0.9} y="0.2" width={h - 1.1} height={h - 1.1} rx={r} />
    </g>
  );
}
