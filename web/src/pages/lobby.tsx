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
      <MyGames />
      <section class="block">
        <h2>{t("lobby-open")}</h2>
        <Shown of={open}>
          {(list) =>
            others(list).length ? (
              <ul class="games" data-testid="open-games">
                {others(list).map((game) => (
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
            others(list).length ? (
              <ul class="games" data-testid="running-games">
                {others(list).map((game) => (
                  <GameRow key={game.id} game={game}>
                    <a class="btn" href={`/game/${game.id}`} data-testid="watch">
                      {t("lobby-watch")}
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

/** Games of mine that are on, public or not. */
function MyGames() {
  const mine = useLoaded(`mine ${me.value?.id ?? ""}`, myGames, REFRESH_SECONDS);
  if (!mine.data?.length) return null;
  return (
    <section class="block">
      <h2>{t("start-running")}</h2>
      <ul class="games" data-testid="my-games">
        {mine.data.map((game) => (
          <GameRow key={game.id} game={game}>
            <a class="btn" href={`/game/${game.id}`}>
              {t("start-resume")}
            </a>
          </GameRow>
        ))}
      </ul>
    </section>
  );
}

async function myGames(): Promise<ListedGame[]> {
  if (!me.value) return [];
  const lists = await Promise.all(
    ["running", "open"].map((status) => get<GameList>(`/games?mine=true&status=${status}`)),
  );
  return lists.flatMap((list) => list.games);
}

const others = (list: GameList): ListedGame[] => list.games.filter((game) => !isMine(game));

function isMine(game: ListedGame): boolean {
  return game.seats.some((seat) => seat.player !== null && seat.player === me.value?.id);
}

function Join({ game }: { game: ListedGame }) {
  const [problem, setProblem] = useState("");
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
