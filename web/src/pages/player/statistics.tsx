/** What somebody has played: filters, figures, four pictures, and what counts. */
import { useEffect, useState } from "preact/hooks";
import { get } from "../../net/rest";
import { rewrite, where } from "../../state/route";
import { language, t } from "../../texts/texts";
import type { Player, PlayerStatistics } from "../../types/api";
import { useLoaded } from "../loading";
import { Empty, Shown } from "../parts";
import { inLanguage, percent } from "../words";
import { Pieces, Puzzles } from "./counts";
import { Points } from "./points";
import { asked, searchOf, TIMES, wantedOf, type Wanted } from "./wanted";
import { Won } from "./won";

const COMPANIES = ["bots", "people", "mixed", "solo"] as const;
/** With fewer games the page says that they tell little. */
const FEW = 10;

export function Statistics({ player }: { player: Player }) {
  const [wanted, setWanted] = useState(() => wantedOf(where().search));
  useEffect(() => rewrite(where().path + searchOf(wanted)), [wanted]);
  const path = asked(player.id, wanted);
  const loaded = useLoaded(path, () => get<PlayerStatistics>(path));
  return (
    <Shown of={loaded}>
      {(found) => (
        <>
          <Filters found={found} wanted={wanted} choose={(change) => setWanted({ ...wanted, ...change })} />
          <Figures found={found} player={player} />
          {found.all.games > 0 ? (
            <>
              {found.all.games < FEW && <p class="muted">{t("statistics-few")}</p>}
              <div class="plots">
                <Won found={found} />
                <Points found={found} name={player.name} />
                <Pieces found={found} />
                <Puzzles found={found} />
              </div>
            </>
          ) : (
            <Empty text={t(found.editions.length ? "statistics-none-here" : "statistics-none")}>
              <a class="btn" href="/">
                {t("records-play")}
              </a>
            </Empty>
          )}
          <Counts found={found} />
        </>
      )}
    </Shown>
  );
}

type FiltersProps = { found: PlayerStatistics; wanted: Wanted; choose: (change: Partial<Wanted>) => void };

function Filters({ found, wanted, choose }: FiltersProps) {
  const editions = withChosen(found.editions, wanted.edition);
  const players = withChosen(found.players.map(String), wanted.players);
  return (
    <div class="filters">
      <Filter
        name="against"
        value={found.company}
        options={COMPANIES.map((each) => [
          each,
          `${t(`statistics-against-${each}`)} · ${inLanguage(found.companies[each] ?? 0)}`,
        ])}
        choose={choose}
      />
      <Filter
        name="edition"
        value={wanted.edition}
        options={[["", t("statistics-edition-all")], ...editions.map((each) => [each, t(`edition-${each}`)] as const)]}
        choose={choose}
      />
      <Filter
        name="players"
        value={wanted.players}
        options={[
          ["", t("statistics-players-all")],
          ...players.map((each) => [each, t("statistics-players-of", { players: Number(each) })] as const),
        ]}
        choose={choose}
      />
      <Filter
        name="time"
        value={wanted.time}
        options={TIMES.map((each) => [each, t(`statistics-time-${each || "all"}`)])}
        choose={choose}
      />
    </div>
  );
}

const withChosen = (known: readonly string[], chosen: string) =>
  chosen && !known.includes(chosen) ? [...known, chosen] : known;

type FilterProps = {
  name: keyof Wanted;
  value: string;
  options: readonly (readonly [string, string])[];
  choose: (change: Partial<Wanted>) => void;
};

function Filter({ name, value, options, choose }: FilterProps) {
  return (
    <select
      class="select"
      aria-label={t(`statistics-${name}`)}
      data-testid={`filter-${name}`}
      value={value}
      onChange={(event) => choose({ [name]: event.currentTarget.value })}
    >
      {options.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  );
}

function Figures({ found, player }: { found: PlayerStatistics; player: Player }) {
  const { all } = found;
  const since =
    found.since === null ? null : new Date(found.since).toLocaleDateString(language.value, { dateStyle: "medium" });
  return (
    <dl class="figures">
      <Figure
        name={t("statistics-games")}
        testid="games"
        value={inLanguage(all.games)}
        note={since && t("statistics-since", { date: since })}
      />
      {all.low !== null && all.high !== null && (
        <Figure
          name={t("statistics-won")}
          testid="won"
          value={percent((100 * all.won) / all.games)}
          note={t("statistics-likely", { low: inLanguage(all.low), high: inLanguage(all.high) })}
        />
      )}
      {found.mean_score !== null && (
        <Figure
          name={t("statistics-mean")}
          testid="mean"
          value={inLanguage(found.mean_score, 1)}
          note={t("statistics-scored", { count: found.scored })}
        />
      )}
      {player.ratings.map((each) => (
        <Figure
          key={each.variant}
          name={t("player-rating", { variant: t(`variant-${each.variant}`) })}
          testid={`rating-${each.variant}`}
          value={inLanguage(each.rating, 1)}
          note={t("player-rank", { rank: each.rank })}
        />
      ))}
    </dl>
  );
}

function Figure({ name, testid, value, note }: { name: string; testid: string; value: string; note: string | null }) {
  return (
    <div class="panel" data-testid={`figure-${testid}`}>
      <dt>{name}</dt>
      <dd>
        {value}
        {note && <small class="muted">{note}</small>}
      </dd>
    </div>
  );
}

function Counts({ found }: { found: PlayerStatistics }) {
  const left = [
    ["hinted", found.left_out.hinted],
    ["undecided", found.left_out.undecided],
    ["seats", found.left_out.several_seats],
  ] as const;
  return (
    <details class="panel plot-counts" data-testid="what-counts">
      <summary>{t("statistics-counts")}</summary>
      <p>{t("statistics-counts-about")}</p>
      <ul>
        {left
          .filter(([, count]) => count > 0)
          .map(([why, count]) => (
            <li key={why}>{t(`statistics-left-${why}`, { count })}</li>
          ))}
      </ul>
    </details>
  );
}
