/** Points against cells less the level of the reward: the printed puzzles, and the one that is drawn, ringed. */
import { t } from "../../texts/texts";
import type { PuzzleVerdict } from "../../types/api";

const [WIDTH, HEIGHT, LEFT, TOP] = [330, 190, 22, 14];
const [MOST_EXTENT, MOST_POINTS] = [24, 9];

export function Plot({ found, points, name }: { found: PuzzleVerdict; points: number; name: string }) {
  const places = found.comparison.places;
  const right = Math.max(16, Math.min(MOST_EXTENT, found.extent + 1));
  const top = Math.max(5, Math.min(MOST_POINTS, points));
  const x = (extent: number) => LEFT + 10 + (Math.max(extent, -0.5) / right) * (WIDTH - LEFT - 22);
  const y = (value: number) => TOP + (1 - value / top) * (HEIGHT - TOP - 34);
  const lines = Array.from({ length: top + 1 }, (_, value) => value);
  const ticks = [0, 5, 10, 15, 20].filter((tick) => tick <= right);
  return (
    <svg
      class="editor-plot"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t("editor-plot", { name, extent: found.extent, points })}
    >
      {lines.map((value) => (
        <g key={value}>
          <path class="line" d={`M${LEFT} ${y(value)}H${WIDTH - 4}`} />
          <text x={LEFT - 6} y={y(value) + 4} text-anchor="end">
            {value}
          </text>
        </g>
      ))}
      {ticks.map((tick) => (
        <text key={tick} x={x(tick)} y={HEIGHT - 18} text-anchor="middle">
          {tick}
        </text>
      ))}
      <text x={WIDTH - 4} y={HEIGHT - 3} text-anchor="end">
        {t("editor-extent")}
      </text>
      {places.map((each) => (
        <circle
          key={`${each.extent} ${each.points} ${each.colour}`}
          class={each.colour}
          cx={x(each.extent)}
          cy={y(each.points)}
          r={3.4 + 0.5 * Math.min(each.count, 8)}
        />
      ))}
      {found.cells > 0 && <circle class="yours" cx={x(found.extent)} cy={y(points)} r="10" />}
    </svg>
  );
}
