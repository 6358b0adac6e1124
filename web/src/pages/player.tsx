/** Somebody: since when, how well they play, and the games that everybody may see. */
import { get, put } from "../net/rest";
import { way } from "../net/way";
import { me } from "../state/me";
import { route } from "../state/route";
import { bring, t } from "../texts/texts";
import type { GameList, Player } from "../types/api";
import { useEffect, useState } from "preact/hooks";
import { Page } from "./frame";
import { GameRow, MoreGames } from "./game_list";
import { useLoaded } from "./loading";
import { Moment, Shown } from "./parts";
import { Statistics } from "./player/statistics";
import "../styles/pages/player.css";

export default function PlayerPage() {
  const [ready, setReady] = useState(false);
  useEffect(() => void bring("statistics").then(() => setReady(true)), []);
  const id = route.value[1] ?? "";
  const found = useLoaded(id, () => get<Player>(`/players/${encodeURIComponent(id)}`));
  const path = `/players/${encodeURIComponent(id)}/games?status=over`;
  const games = useLoaded(path, () => get<GameList>(path));
  return (
    <Page title={found.data?.name ?? t("player-title")} testid="player">
      <Shown of={found}>
        {(player) => (
          <>
            {way.network && (
              <p class="page-lead">
                {t(`player-${player.kind}`)} <Moment at={player.since} />
              </p>
            )}
            {player.id !== me.value?.id && me.value && <MuteButton player={player.id} />}
            {ready && <Statistics key={id} player={player} />}
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
