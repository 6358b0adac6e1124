/** Points or pieces of everybody through the whole game. Lines differ by their dashes too. A click goes to that moment. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { growth } from "../../parts/growth";
import { size } from "../../table/form/layout";
import { t } from "../../texts/texts";
import { about, at, pause, show } from "./state";
import { niceTicks, roundTicks, spread } from "./steps";

export type GraphKind = "points" | "pieces";

const [TOP, BOTTOM, LEFT] = [10, 22, 30];
/** Tall where there is room. */
const TALL = 150;
const LOW = 92;
/** Room for the names behind the lines; narrow graphs have none: the mats tell the figures. */
const RIGHT = 110;
const NARROW = 560;
const DASHES = ["", "9 4", "6 3 2 3", "2 4", "12 3 2 3 2 3", "4 4"];
const LABEL = 15;

/** Left and right margins of the axis, so that the scrubber below is as long. */
export function margins(width: number): { left: number; right: number } {
  const scale = grown();
  return { left: LEFT * scale, right: width < NARROW ? 10 : RIGHT * scale };
}

const grown = (): number => growth(size.value.width, size.value.height);

export function useWidth<T extends HTMLElement>() {
  const box = useRef<T>(null);
  const [width, setWidth] = useState(800);
  useLayoutEffect(() => {
    // Not only the window changes it: type that grows takes room too.
    const watch = new ResizeObserver(() => setWidth(box.current?.clientWidth || 800));
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return { box, width };
}

export function Graph({ kind, width }: { kind: GraphKind; width: number }) {
  const known = about.value;
  if (!known) return null;
  const rows = known.graph[kind]
    .map((row, seat) => ({ row, seat }))
    .filter((each): each is { row: number[]; seat: number } => each.row !== null);
  const values = rows.flatMap(({ row }) => row);
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  const { left, right } = margins(width);
  const height = width < NARROW ? LOW : TALL * grown();
  const x = (number: number) => left + ((width - left - right) * number) / Math.max(1, known.total);
  const y = (value: number) => TOP + ((height - TOP - BOTTOM) * (high - value)) / (high - low);
  const ends = spread(
    rows.map(({ row }) => y(row.at(-1) ?? 0)),
    LABEL * grown(),
    height - BOTTOM,
  );
  const { players, variant } = known.setup;
  const name = (seat: number) => known.seats[seat] ?? t("opponent");
  const press = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    pause();
    show(Math.round(((event.clientX - box.left - left) / Math.max(1, width - left - right)) * known.total));
  };
  return (
    <figure class="graph" data-testid="graph">
      {/* The scrubber below does the same for who has no pointer. */}
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={summary(kind, rows, name)}
        onClick={press}
      >
        {niceTicks(low, high).map((value) => (
          <g key={value}>
            <path class="axis" d={`M${left} ${y(value)}H${width - right}`} />
            <text class="tick" x={left - 6} y={y(value) + 4} text-anchor="end">
              {value}
            </text>
          </g>
        ))}
        {roundTicks(known.graph.turns, variant === "line-clear" ? 1 : players, Math.floor(width / 40)).map(
          ({ at: number, round }) => (
            <text key={number} class="tick" x={x(number)} y={height - 5} text-anchor="middle">
              {round}
            </text>
          ),
        )}
        {rows.map(({ row, seat }) => (
          <path
            key={seat}
            class={`line s${seatColour(seat, known.seats.length)}`}
            stroke-dasharray={DASHES[seat % DASHES.length]}
            d={row
              .map((value, number) => `${number ? "L" : "M"}${x(number).toFixed(1)} ${y(value).toFixed(1)}`)
              .join("")}
          />
        ))}
        <path class="now" d={`M${x(at.value)} ${TOP - 4}V${height - BOTTOM}`} />
        {rows.map(({ row, seat }) => (
          <circle
            key={seat}
            class={`dot s${seatColour(seat, known.seats.length)}`}
            cx={x(at.value)}
            cy={y(row[at.value] ?? 0)}
            r="4.5"
          />
        ))}
        {width >= NARROW &&
          rows.map(({ row, seat }, index) => (
            <text
              key={seat}
              class={`name s${seatColour(seat, known.seats.length)}`}
              x={width - right + 8}
              y={(ends[index] ?? 0) + 4}
            >
              {t("replay-graph-name", { name: brief(name(seat), seat), value: row.at(-1) ?? 0 })}
            </text>
          ))}
      </svg>
    </figure>
  );
}

/** Seats count from 1 in the style sheet; the solo opponent has the colour of text. */
function seatColour(seat: number, seats: number): number {
  return seat < seats ? seat + 1 : 0;
}

/** A name that has no room behind its line gives way to the sign of the seat. */
const brief = (name: string, seat: number): string =>
  name.length > 12 ? (about.value?.signs[seat] ?? name.slice(0, 1)) : name;

function summary(kind: GraphKind, rows: { row: number[]; seat: number }[], name: (seat: number) => string): string {
  const now = rows
    .map(({ row, seat }) => t("replay-graph-name", { name: name(seat), value: row[at.value] ?? 0 }))
    .join(", ");
  return t("replay-graph-label", { kind, now });
}
