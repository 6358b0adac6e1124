/** The chances of all sides, turn by turn. A click, or the keys of a slider, choose the turn. */
import { t } from "../../texts/texts";
import type { ReviewDocument } from "../../types/api";
import { useWidth } from "../replay/graph";
import { at, nameOf, review, show, signOf } from "./state";
import { momentWords, nowWords, turnWords } from "./words";

const [TOP, BOTTOM, LEFT, COIN] = [14, 22, 34, 11];
const DASHES = ["", "9 4", "6 3 2 3", "2 4", "12 3 2 3 2 3", "4 4"];
const LEVELS = [0, 25, 50, 75, 100];
/** Room for the names behind the lines; narrow graphs have none: the figures below have the names. */
const [RIGHT, NARROW, LABEL] = [104, 560, 15];

export function ChanceGraph() {
  const { box, width } = useWidth<HTMLDivElement>();
  const found = review.value;
  return (
    <div ref={box} class="review-graph">
      {found && found.turns.length > 0 && <Lines found={found} width={width} />}
    </div>
  );
}

function Lines({ found, width }: { found: ReviewDocument; width: number }) {
  const isWhole = found.turns.length === found.total;
  const rows = [...found.turns.map((turn) => turn.chances), ...(isWhole ? [found.result] : [])];
  const sides = found.result.map((_, side) => side);
  const narrow = width < NARROW;
  const height = narrow ? 150 : 190;
  const right = narrow ? 14 : RIGHT;
  const x = (number: number) => LEFT + ((width - LEFT - right) * number) / found.total;
  const y = (chance: number) => TOP + ((height - TOP - BOTTOM) * (100 - chance)) / 100;
  const line = (side: number) =>
    rows.map((row, number) => `${number ? "L" : "M"}${x(number).toFixed(1)} ${y(row[side] ?? 0).toFixed(1)}`).join("");
  const ends = apart(sides.map((side) => y(rows.at(-1)?.[side] ?? 0)));
  const now = found.turns[at.value];
  const marked = found.moments.find((each) => each.turn === at.value);
  const press = (event: MouseEvent) => {
    const left = (event.currentTarget as Element).getBoundingClientRect().left;
    show(Math.floor(((event.clientX - left - LEFT) / Math.max(1, width - LEFT - right)) * found.total));
  };
  const keys = (event: KeyboardEvent) => {
    const to = { Home: 0, End: found.turns.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    show(to);
  };
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="slider"
      tabindex={0}
      aria-label={t("review-chances")}
      aria-valuemin={1}
      aria-valuemax={found.total}
      aria-valuenow={at.value + 1}
      aria-valuetext={now ? `${turnWords(now)}. ${nowWords(now.chances)}. ${marked ? momentWords(marked) : ""}` : ""}
      data-testid="chance-graph"
      onClick={press}
      onKeyDown={keys}
    >
      {LEVELS.map((level) => (
        <g key={level}>
          <path class={`axis ${level === 50 ? "middle" : ""}`} d={`M${LEFT} ${y(level)}H${width - right}`} />
          {level % 50 === 0 && (
            <text class="tick" x={LEFT - 6} y={y(level) + 4} text-anchor="end">
              {level}
            </text>
          )}
        </g>
      ))}
      <rect class="now" x={x(at.value)} y={TOP} width={x(1) - x(0)} height={height - TOP - BOTTOM} />
      {found.turns.map((turn, number) =>
        turn.kind === "turn" && turn.round !== found.turns[number - 1]?.round && isShown(found, number) ? (
          <text key={number} class="tick" x={x(number)} y={height - 5} text-anchor="middle">
            {turn.round}
          </text>
        ) : null,
      )}
      {sides.map((side) => (
        <path
          key={side}
          class={`line s${colour(side, found)}`}
          stroke-dasharray={DASHES[side % DASHES.length]}
          d={line(side)}
        />
      ))}
      {found.moments.map((each, index) => (
        <g key={each.turn} class={`coin ${each.turn === at.value ? "on" : ""}`} aria-hidden="true">
          <circle cx={x(each.turn + 0.5)} cy={y(found.turns[each.turn]?.chances[each.seat] ?? 0)} r={COIN} />
          <text
            x={x(each.turn + 0.5)}
            y={y(found.turns[each.turn]?.chances[each.seat] ?? 0) + 4.5}
            text-anchor="middle"
          >
            {index + 1}
          </text>
        </g>
      ))}
      {!narrow &&
        isWhole &&
        sides.map((side) => (
          <text key={side} class={`name s${colour(side, found)}`} x={width - right + 8} y={(ends[side] ?? 0) + 4}>
            {brief(side)}
          </text>
        ))}
    </svg>
  );
}

/** Rounds are told where they begin, not more of them than have room. */
function isShown(found: ReviewDocument, number: number): boolean {
  const round = found.turns[number]?.round ?? 0;
  const rounds = Math.max(...found.turns.map((turn) => turn.round));
  return round % Math.ceil(rounds / 12) === 0 || rounds <= 12;
}

/** The opponent of solo has the colour of text. */
const colour = (side: number, found: ReviewDocument): number => (side < found.players ? side + 1 : 0);

/** A name that has no room behind its line gives way to the sign of the seat. */
const brief = (side: number): string => (nameOf(side).length > 12 ? signOf(side) : nameOf(side));

/** Names moved apart so that none covers another. */
function apart(heights: readonly number[]): number[] {
  const order = heights.map((height, side) => ({ height, side })).toSorted((one, other) => one.height - other.height);
  const found = [...heights];
  let above = -Infinity;
  for (const { height, side } of order) found[side] = above = Math.max(height, above + LABEL);
  return found;
}
