/** Games in a list: who plays what, since when, how it ended, and what can be done with it. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { get } from "../net/rest";
import { AccountMark } from "../art/account";
import { SeatSign } from "../art/seat";
import { botName, signOfName } from "../state/names";
import { t } from "../texts/texts";
import type { GameList, ListedGame } from "../types/api";
import { VARIANTS } from "../types/options";
import { Moment } from "./parts";

type Result = { rows: { seat: number; score: number; place: number }[]; winners: number[] };

export function GameRow({ game, children }: { game: ListedGame; children: ComponentChildren }) {
  const result = game.ended?.result as Result | null | undefined;
  const early = game.ended && game.ended.how !== "played" ? <span>{t(`records-ended-${game.ended.how}`)}</span> : null;
  return (
    <li class="game panel" data-testid={`listed-${game.id}`}>
      <ul class="game-seats">
        {game.seats.map((seat) => {
          const row = result?.rows.find((each) => each.seat === seat.seat);
          const free = !seat.player && !seat.bot;
          return (
            <li key={seat.seat} class={result?.winners.includes(seat.seat) ? "won" : ""}>
              <SeatSign seat={seat.seat} text={free ? "" : signOfName(seat.bot ?? seat.name)} away={free} />
              {seat.player ? (
                <a href={`/player/${seat.player}`}>
                  {seat.name}
                  {seat.account && <AccountMark />}
                </a>
              ) : (
                <span class={free ? "muted" : ""}>{free ? t("lobby-free") : botName(seat.name)}</span>
              )}
              {row && <b class="num">{t("records-points", { count: row.score })}</b>}
              {game.ended?.seat === seat.seat && early && <span class="muted">· {early}</span>}
            </li>
          );
        })}
      </ul>
      <p class="game-what muted">
        <span>{t("lobby-what", { variant: t(`variant-${game.variant}`), edition: t(`edition-${game.edition}`) })}</span>
        <Moment at={game.created} />
        {game.rated && <span class="tag">{t("lobby-rated")}</span>}
        {game.ended?.seat === null && early}
      </p>
      <div class="game-acts">{children}</div>
    </li>
  );
}

/** A list that goes on when asked. */
export function MoreGames({
  list,
  path,
  children,
}: {
  list: GameList;
  path: string;
  children: (game: ListedGame) => ComponentChildren;
}) {
  const [further, setFurther] = useState<GameList[]>([]);
  const games = [list, ...further].flatMap((each) => each.games);
  const more = (further.at(-1) ?? list).more;
  const known = new Set<string>();
  const fresh = games.filter((game) => !known.has(game.id) && known.add(game.id));
  return (
    <>
      <ul class="games">{fresh.map(children)}</ul>
      {more !== null && (
        <button
          type="button"
          class="btn"
          data-testid="more"
          onClick={async () => setFurther([...further, await get<GameList>(`${path}&before=${more}`)])}
        >
          {t("page-more")}
        </button>
      )}
    </>
  );
}

/** Which variant is listed; an empty choice lists all. */
export function VariantFilter({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <select
      class="select"
      aria-label={t("records-variant")}
      data-testid="filter-variant"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">{t("records-all-variants")}</option>
      {VARIANTS.map((each) => (
        <option key={each} value={each}>
          {t(`variant-${each}`)}
        </option>
      ))}
    </select>
  );
}
