/** Points of completed puzzles, round by round: the own ones with the middle half of the games, and those of the others. */
import { t } from "../../texts/texts";
import type { PlayerStatistics } from "../../types/api";
import { inLanguage } from "../words";
import { Figure } from "./figure";

const [WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM] = [520, 210, 38, 14, 112, 30];
/** So far apart the names at the ends of the lines are, at least. */
const APART = 22;

export function Points({ found, name }: { found: PlayerStatistics; name: string }) {
  const { points } = found;
  const last = points.at(-1);
  if (!last) return null;
  const others = (value: number | null) => (value === null ? "–" : inLanguage(value, 1));
  const said = { round: last.round, name, own: inLanguage(last.own, 1), others: others(last.others) };
  return (
    <Figure
      name="points"
      title={t("statistics-points-title")}
      about={t("statistics-points-about", { count: found.looked_at })}
      head={[
        t("statistics-column-round"),
        t("statistics-column-games"),
        name,
        t("statistics-column-half"),
        t("statistics-others"),
      ]}
      rows={points.map((each) => [
        each.round,
        inLanguage(each.games),
        inLanguage(each.own, 1),
        `${inLanguage(each.low, 1)}–${inLanguage(each.high, 1)}`,
        others(each.others),
      ])}
    >
      <Picture
        points={points}
        name={name}
        label={t(last.others === null ? "statistics-points-alone" : "statistics-points-sum", said)}
      />
    </Figure>
  );
}

type Lines = { points: PlayerStatistics["points"]; name: string; label: string };

function Picture({ points, name, label }: Lines) {
  const last = points.at(-1)!;
  const most = Math.max(10, ...points.map((each) => Math.max(each.high, each.own, each.others ?? 0)));
  const x = (round: number) => LEFT + ((round - 1) / Math.max(1, last.round - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) => TOP + (1 - value / most) * (HEIGHT - TOP - BOTTOM);
  const line = (value: (each: (typeof points)[number]) => number | null) =>
    points
      .filter((each) => value(each) !== null)
      .map((each, place) => `${place ? "L" : "M"}${x(each.round)} ${y(value(each)!)}`)
      .join("");
  const band = [
    ...points.map((each) => `${x(each.round)} ${y(each.high)}`),
    ...points.toReversed().map((each) => `${x(each.round)} ${y(each.low)}`),
  ];
  const own = y(last.own);
  const theirs = last.others === null ? own : y(last.others);
  const apart = Math.max(0, APART - Math.abs(own - theirs)) / 2;
  const [ownText, theirText] = own <= theirs ? [own - apart, theirs + apart] : [own + apart, theirs - apart];
  const step = Math.ceil(last.round / 10);
  return (
    <svg class="plot-points" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {Array.from({ length: Math.floor(most / 10) + 1 }, (_, tens) => 10 * tens).map((value) => (
        <g key={value}>
          <path class="line" d={`M${LEFT} ${y(value)}H${WIDTH - RIGHT}`} />
          <text x={LEFT - 6} y={y(value) + 5} text-anchor="end">
            {value}
          </text>
        </g>
      ))}
      {points
        .filter((each) => (each.round - 1) % step === 0)
        .map((each) => (
          <text key={each.round} x={x(each.round)} y={HEIGHT - 6} text-anchor="middle">
            {each.round}
          </text>
        ))}
      <path class="band" d={`M${band.join("L")}Z`} />
      {last.others !== null && <path class="others" d={line((each) => each.others)} />}
      <path class="own" d={line((each) => each.own)} />
      <text class="own-name" x={WIDTH - RIGHT + 8} y={ownText + 5}>
        {name.length > 10 ? `${name.slice(0, 9)}…` : name}
      </text>
      {last.others !== null && (
        <text class="others-name" x={WIDTH - RIGHT + 8} y={theirText + 5}>
          {t("statistics-others")}
        </text>
      )}
    </svg>
  );
}
