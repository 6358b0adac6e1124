/** How many games were won, with the likely range of the true share and the number of games at every mark. */
import { useState } from "preact/hooks";
import { has, t } from "../../texts/texts";
import type { PlayerStatistics, Share } from "../../types/api";
import { inLanguage, percent } from "../words";
import { Figure } from "./figure";

const [WIDTH, HEIGHT, LEFT, TOP, BOTTOM] = [520, 200, 44, 14, 54];
/** Below so many games a mark is pale. */
const FEW = 10;
const WAYS = ["level", "edition", "players"] as const;

export function Won({ found }: { found: PlayerStatistics }) {
  const [by, setBy] = useState<(typeof WAYS)[number]>("level");
  const solo = found.company === "solo";
  const ways = WAYS.filter((way) => found[`by_${way}`].length > 0);
  const chosen = ways.includes(by) ? by : (ways[0] ?? "players");
  const shares = found[`by_${chosen}`];
  const upright = shares.every((share) => /^\d+$/.test(share.key));
  const name = (share: Share) => nameOf(chosen, share.key);
  const wayName = (way: (typeof WAYS)[number]) =>
    t(way === "level" && solo ? "statistics-by-difficulty" : `statistics-by-${way}`);
  return (
    <Figure
      name="won"
      title={t("statistics-won-title")}
      about={t(upright ? "statistics-won-about" : "statistics-won-about-rows")}
      head={[wayName(chosen), t("statistics-column-games"), t("statistics-won"), t("statistics-column-range")]}
      rows={shares.map((share) => [name(share), inLanguage(share.games), inLanguage(share.won), rangeOf(share)])}
      choices={
        <div class="segments" role="group" aria-label={t("statistics-won-title")}>
          {ways.map((way) => (
            <button
              key={way}
              type="button"
              aria-pressed={way === chosen}
              data-testid={`by-${way}`}
              onClick={() => setBy(way)}
            >
              {wayName(way)}
            </button>
          ))}
        </div>
      }
    >
      {upright ? <Upright shares={shares} name={name} /> : <Rows shares={shares} name={name} />}
    </Figure>
  );
}

function nameOf(by: (typeof WAYS)[number], key: string): string {
  if (by === "edition") return t(`edition-${key}`);
  if (by === "players") return t("statistics-players-of", { players: Number(key) });
  return has(`difficulty-${key}`) ? t(`difficulty-${key}`) : t("statistics-level", { level: Number(key) });
}

export function rangeOf({ low, high }: Share): string {
  return low === null || high === null ? "–" : `${inLanguage(low)}–${percent(high)}`;
}

type Marks = { shares: readonly Share[]; name: (share: Share) => string };

const told = (share: Share, name: string) =>
  t(share.games ? "statistics-mark" : "statistics-mark-none", { what: name, won: share.won, games: share.games });

function Upright({ shares, name }: Marks) {
  const y = (share: number) => TOP + (1 - share / 100) * (HEIGHT - TOP - BOTTOM);
  const x = (place: number) => LEFT + ((place + 0.5) * (WIDTH - LEFT)) / shares.length;
  return (
    <svg class="plot-won" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="list">
      {[0, 50, 100].map((value) => (
        <g key={value} role="none" aria-hidden="true">
          <path class="line" d={`M${LEFT} ${y(value)}H${WIDTH}`} />
          <text x={LEFT - 6} y={y(value) + 5} text-anchor="end">
            {inLanguage(value)}
          </text>
        </g>
      ))}
      {shares.map((share, place) => (
        <g
          key={share.key}
          class={share.games < FEW ? "few" : ""}
          role="listitem"
          tabindex={0}
          aria-label={told(share, name(share))}
        >
          <rect class="hit" x={x(place) - 20} y={TOP - 8} width="40" height={HEIGHT - TOP} />
          {share.low !== null && share.high !== null && (
            <>
              <path class="range" d={`M${x(place)} ${y(share.low)}V${y(share.high)}`} />
              <circle cx={x(place)} cy={y((100 * share.won) / share.games)} r="6" />
            </>
          )}
          <text class="key" x={x(place)} y={HEIGHT - 28} text-anchor="middle" aria-hidden="true">
            {share.key}
          </text>
          <text x={x(place)} y={HEIGHT - 6} text-anchor="middle" aria-hidden="true">
            {share.games ? inLanguage(share.games) : "–"}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Rows({ shares, name }: Marks) {
  return (
    <ul class="plot-rows">
      {shares.map((share) => (
        <li key={share.key} class={share.games < FEW ? "few" : ""}>
          <span class="plot-row-name">{name(share)}</span>
          <svg viewBox="0 0 200 16" preserveAspectRatio="none" role="img" aria-label={told(share, name(share))}>
            <path class="line" d="M0 8H200" />
            {share.low !== null && share.high !== null && (
              <>
                <path class="range" d={`M${2 * share.low} 8H${2 * share.high}`} />
                <rect class="share" x={(200 * share.won) / share.games - 2} y="1" width="4" height="14" />
              </>
            )}
          </svg>
          <span class="num">{share.games ? inLanguage(share.games) : "–"}</span>
        </li>
      ))}
    </ul>
  );
}
