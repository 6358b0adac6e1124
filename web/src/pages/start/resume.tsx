/** Games of mine that are still on, those first where it is my turn. */
import { initial, SeatSign } from "../../art/seat";
import { get } from "../../net/rest";
import { me } from "../../state/me";
import { botName } from "../../state/names";
import { t } from "../../texts/texts";
import type { GameList, ListedGame } from "../../types/api";
import type { View } from "../../types/view";
import { useLoaded } from "../loading";

type Mine = { game: ListedGame; seat: number; view: View | null };

const SHOWN = 2;
const REFRESH_SECONDS = 15;

export function Resume() {
  const mine = useLoaded(me.value?.id ?? "", myGames, REFRESH_SECONDS);
  if (!mine.data?.length) return null;
  return (
    <ul class="resume" aria-label={t("start-running")} data-testid="resume">
      {mine.data.map((each) => (
        <ResumeGame key={each.game.id} mine={each} />
      ))}
    </ul>
  );
}

function ResumeGame({ mine: { game, seat, view } }: { mine: Mine }) {
  const others = game.seats
    .filter((each) => each.seat !== seat && each.name)
    .map((each) => (each.bot ? botName(each.name) : each.name));
  const turn = view?.to_act.includes(seat) ?? false;
  return (
    <li class="panel">
      <SeatSign seat={seat} text={initial(game.seats[seat]?.name ?? "")} size={24} />
      <span class="resume-what">
        <b>{headline(game, others, turn)}</b>
        <span class="muted">
          {view?.round ? t("start-round", { round: view.round }) : t(`variant-${game.variant}`)}
        </span>
      </span>
      <a
        class="btn"
        href={`/game/${game.id}`}
        aria-label={t("start-resume-named", { names: others.length > 0 ? others : t(`variant-${game.variant}`) })}
      >
        {t("start-resume")}
      </a>
    </li>
  );
}

function headline(game: ListedGame, others: string[], turn: boolean): string {
  if (game.status === "open")
    return t("start-waiting", { free: game.seats.filter((each) => !each.player && !each.bot).length });
  if (!others.length) return t("start-game-alone");
  return t(turn ? "start-your-turn" : "start-game-with", { names: others });
}

async function myGames(): Promise<Mine[]> {
  if (!me.value) return [];
  const id = me.value.id;
  const lists = await Promise.all(
    ["running", "open"].map((status) => get<GameList>(`/games?mine=true&status=${status}`)),
  );
  const games = lists.flatMap((list) => list.games).slice(0, SHOWN);
  const found = await Promise.all(
    games.map(async (game): Promise<Mine> => {
      const seat = Math.max(
        0,
        game.seats.findIndex((each) => each.player === id),
      );
      const view =
        game.status === "running" ? await get<View>(`/games/${game.id}/view?seat=${seat}`).catch(() => null) : null;
      return { game, seat, view };
    }),
  );
  const waits = (each: Mine) => (each.view?.to_act.includes(each.seat) ? 0 : 1);
  return found.toSorted((one, other) => waits(one) - waits(other));
}
