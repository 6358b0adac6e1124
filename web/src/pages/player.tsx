/** Somebody: since when, how often, how well, and the games that everybody may see. */
import { get, put } from "../net/rest";
import { me } from "../state/me";
import { route } from "../state/route";
import { t } from "../texts/texts";
import type { GameList, Player } from "../types/api";
import { useState } from "preact/hooks";
import { Page } from "./frame";
import { GameRow, MoreGames } from "./game_list";
import { useLoaded } from "./loading";
import { Moment, Shown } from "./parts";
import { inLanguage } from "./words";

export default function PlayerPage() {
  const id = route.value[1] ?? "";
  const found = useLoaded(id, () => get<Player>(`/players/${encodeURIComponent(id)}`));
  const path = `/players/${encodeURIComponent(id)}/games?status=over`;
  const games = useLoaded(path, () => get<GameList>(path));
  return (
    <Page title={found.data?.name ?? t("player-title")} testid="player">
      <Shown of={found}>
        {(player) => (
          <>
            <p class="page-lead">
              {t(`player-${player.kind}`)} <Moment at={player.since} />
            </p>
            {player.id !== me.value?.id && me.value && <MuteButton player={player.id} />}
            <Statistics player={player} />
          </>
        )}
      </Shown>
      {found.data && (
        <section class="block">
          <h2>{t("player-games")}</h2>
          <Shown of={games}>
            {(list) =>
              list.games.length ? (
                <MoreGames key={path} list={list} path={path}>
                  {(game) => (
                    <GameRow key={game.id} game={game}>
                      <a class="btn" href={`/replay/${game.id}`}>
                        {t("records-replay")}
                      </a>
                    </GameRow>
                  )}
                </MoreGames>
              ) : (
                <p class="muted">{t("player-no-games")}</p>
              )
            }
          </Shown>
        </section>
      )}
    </Page>
  );
}

function MuteButton({ player }: { player: string }) {
  const [muted, setMuted] = useState(false);
  async function flip(): Promise<void> {
    await put(`/mutes/${player}`, { muted: !muted });
    setMuted(!muted);
  }
  return (
    <p>
      <button type="button" class="btn" aria-pressed={muted} data-testid="mute" onClick={() => void flip()}>
        {t(muted ? "player-unmute" : "player-mute")}
      </button>
    </p>
  );
}

function Statistics({ player }: { player: Player }) {
  const { statistics, ratings } = player;
  return (
    <>
      <dl class="figures">
        <Figure name={t("player-played")} value={inLanguage(statistics.games)} />
        <Figure name={t("player-won")} value={inLanguage(statistics.wins)} />
        {statistics.mean_score !== null && (
          <Figure name={t("player-mean")} value={inLanguage(statistics.mean_score, 1)} />
        )}
        {ratings.map((each) => (
          <Figure
            key={each.variant}
            name={t("player-rating", { variant: t(`variant-${each.variant}`) })}
            value={inLanguage(each.rating, 1)}
            note={t("player-rank", { rank: each.rank })}
          />
        ))}
      </dl>
      {statistics.by.length > 0 && (
        <table class="page-sheet panel">
          <thead>
            <tr>
              <th scope="col">{t("player-by")}</th>
              <th scope="col">{t("ladder-games")}</th>
              <th scope="col">{t("ladder-wins")}</th>
              <th scope="col">{t("player-mean")}</th>
            </tr>
          </thead>
          <tbody>
            {statistics.by.map((each) => (
              <tr key={`${each.variant} ${each.edition}`}>
                <th scope="row">
                  {t("lobby-what", {
                    variant: t(`variant-${each.variant}`),
                    edition: t(`edition-${each.edition}`),
                  })}
                </th>
                <td>{inLanguage(each.games)}</td>
                <td>{inLanguage(each.wins)}</td>
                <td>{each.mean_score === null ? "–" : inLanguage(each.mean_score, 1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function Figure({ name, value, note }: { name: string; value: string; note?: string }) {
  return (
    <div class="panel">
      <dt>{name}</dt>
      <dd>
        {value}
        {note && <small class="muted">{note}</small>}
      </dd>
    </div>
  );
}
