/** How it went: the points on the piles, turn by turn. Lines differ by their dashes too. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../texts/texts";
import type { Curves } from "./end_facts";

const [HEIGHT, TOP, BOTTOM, LEFT] = [170, 10, 22, 26];
const DASHES = ["", "9 4", "6 3 2 3", "2 4", "12 3 2 3 2 3", "4 4"];
/** Between round numbers, and between names. */
const [APART, LABEL] = [36, 15];

type Props = { curves: Curves; seats: number; name: (row: number) => string; sign: (row: number) => string };

export function EndGraph({ curves, seats, name, sign }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(320);
  useLayoutEffect(() => {
    const watch = new ResizeObserver(() => setWidth(box.current?.clientWidth || 320));
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  const values = curves.rows.flat();
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  const right = 24;
  const last = curves.rounds.length - 1;
  const x = (at: number) => LEFT + ((width - LEFT - right) * at) / Math.max(1, last);
  const y = (value: number) => TOP + ((HEIGHT - TOP - BOTTOM) * (high - value)) / (high - low);
  const now = curves.rows.map((row, seat) => t("replay-graph-name", { name: name(seat), value: row.at(-1) ?? 0 }));
  return (
    <div ref={box} class="end-graph" data-testid="end-graph">
      <svg
        width={width}
        height={HEIGHT}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={t("moments-graph-label", { now: now.join(", ") })}
      >
        {levels(low, high).map((value) => (
          <g key={value}>
            <path class="axis" d={`M${LEFT} ${y(value)}H${width - right}`} />
            <text class="tick" x={LEFT - 6} y={y(value) + 4} text-anchor="end">
              {value}
            </text>
          </g>
        ))}
        {ticks(curves.rounds, x).map(({ at, round }) => (
          <text key={at} class="tick" x={x(at)} y={HEIGHT - 5} text-anchor="middle">
            {round}
          </text>
        ))}
        {curves.rows.map((row, seat) => (
          <path
            key={seat}
            class={`line s${seat < seats ? seat + 1 : 0}`}
            stroke-dasharray={DASHES[seat % DASHES.length]}
            d={row.map((value, at) => `${at ? "L" : "M"}${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join("")}
          />
        ))}
        {ends(curves.rows.map((row) => y(row.at(-1) ?? 0))).map((height, seat) => (
          <text key={seat} class={`name s${seat < seats ? seat + 1 : 0}`} x={width - right + 6} y={height + 4}>
            {sign(seat)}
          </text>
        ))}
      </svg>
    </div>
  );
}

function levels(low: number, high: number): number[] {
  const step = [1, 2, 5, 10, 20, 50].find((each) => (high - low) / each <= 4) ?? 100;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, index) => first + index * step);
}

/** Where rounds end, as many as have room. */
function ticks(rounds: Curves["rounds"], x: (at: number) => number): { at: number; round: number }[] {
  const found: { at: number; round: number }[] = [];
  rounds.forEach((round, at) => {
    if (round === null || rounds[at + 1] === round) return;
    const before = found.at(-1);
    if (!before || x(at) - x(before.at) >= APART) found.push({ at, round });
  });
  return found;
}

/** Signs at the ends of the lines, moved apart so that none covers another. */
function ends(heights: readonly number[]): number[] {
  const order = heights.map((height, seat) => ({ height, seat })).toSorted((one, other) => one.height - other.height);
  const found = [...heights];
  let above = -Infinity;
  for (const { height, seat } of order) {
    above = Math.max(height, above + LABEL);
    found[seat] = above;
  }
  const over = Math.max(0, Math.max(...found) - (HEIGHT - BOTTOM));
  return found.map((height) => height - over);
}
