/** The lobby: tables with a free seat, and games to watch. It asks again every few seconds. */
import { useState } from "preact/hooks";
import { get, post } from "../net/rest";
import { beSomebody, me } from "../state/me";
import { go } from "../state/route";
import { t } from "../texts/texts";
import type { GameList, ListedGame, TableDocument } from "../types/api";
import { Page } from "./frame";
import { GameRow } from "./game_list";
import { asRefusal, explain, useLoaded } from "./loading";
import { Empty, Shown } from "./parts";
import { playerName } from "./start/name";

const REFRESH_SECONDS = 4;

export default function Lobby() {
  const open = useLoaded("open", () => get<GameList>("/games?status=open"), REFRESH_SECONDS);
  const running = useLoaded("running", () => get<GameList>("/games?status=running"), REFRESH_SECONDS);
  return (
    <Page title={t("nav-lobby")} testid="lobby" lead={t("lobby-lead")}>
      <p>
        <a class="btn primary" href="/new#friends" data-testid="lobby-new">
          {t("lobby-new")}
        </a>
      </p>
      <section class="block">
        <h2>{t("lobby-open")}</h2>
        <Shown of={open}>
          {(list) =>
            list.games.length ? (
              <ul class="games" data-testid="open-games">
                {list.games.map((game) => (
                  <GameRow key={game.id} game={game}>
                    <Join game={game} />
                  </GameRow>
                ))}
              </ul>
            ) : (
              <Empty text={t("lobby-none-open")}>
                <a class="btn" href="/new#friends">
                  {t("lobby-open-one")}
                </a>
              </Empty>
            )
          }
        </Shown>
      </section>
      <section class="block">
        <h2>{t("lobby-running")}</h2>
        <Shown of={running}>
          {(list) =>
            list.games.length ? (
              <ul class="games" data-testid="running-games">
                {list.games.map((game) => (
                  <GameRow key={game.id} game={game}>
                    <a class="btn" href={`/game/${game.id}`} data-testid="watch">
                      {t(isMine(game) ? "start-resume" : "lobby-watch")}
                    </a>
                  </GameRow>
                ))}
              </ul>
            ) : (
              <p class="muted">{t("lobby-none-running")}</p>
            )
          }
        </Shown>
      </section>
    </Page>
  );
}

function isMine(game: ListedGame): boolean {
  return game.seats.some((seat) => seat.player !== null && seat.player === me.value?.id);
}

function Join({ game }: { game: ListedGame }) {
  const [problem, setProblem] = useState("");
  if (isMine(game)) {
    return (
      <a class="btn" href={`/game/${game.id}`}>
        {t("start-resume")}
      </a>
    );
  }
  async function join(): Promise<void> {
    const seat = game.seats.find((each) => !each.player && !each.bot)?.seat ?? 0;
    try {
      await beSomebody(playerName());
      await post<TableDocument>(`/games/${game.id}/seats/${seat}`, { kind: "me" });
      go(`/game/${game.id}`);
    } catch (fault) {
      setProblem(explain(asRefusal(fault)));
    }
  }
  return (
    <>
      {problem && (
        <span class="problem" role="alert">
          {problem}
        </span>
      )}
      <a class="btn quiet" href={`/game/${game.id}`}>
        {t("lobby-look")}
      </a>
      <button type="button" class="btn primary" data-testid="join" onClick={() => void join()}>
        {t("lobby-join")}
      </button>
    </>
  );
}
