/** The other ways to begin: alone, with friends, around one screen, in the lobby. Each asks one question at most. */
import { Icon } from "../../art/icons";
import { get } from "../../net/rest";
import { t } from "../../texts/texts";
import type { BotDocument, GameList } from "../../types/api";
import { useLoaded } from "../loading";
import { AskedWays } from "./asked_ways";

const REFRESH_SECONDS = 20;

export function Ways({ bots }: { bots: readonly BotDocument[] | null }) {
  return (
    <AskedWays presets={["solo", "friends", "screen"]} bots={bots}>
      <a class="way panel" href="/lobby" data-testid="way-lobby">
        <Icon name="log" size={24} />
        <span>
          <b>{t("nav-lobby")}</b>
          <LobbyCounts />
        </span>
      </a>
    </AskedWays>
  );
}

function LobbyCounts() {
  const counts = useLoaded("counts", publicCounts, REFRESH_SECONDS).data;
  return <small>{counts ? t("start-lobby-counts", counts) : t("start-lobby-about")}</small>;
}

async function publicCounts(): Promise<{ open: number; running: number }> {
  const [open, running] = await Promise.all(
    ["open", "running"].map((status) => get<GameList>(`/games?status=${status}`)),
  );
  return { open: open?.games.length ?? 0, running: running?.games.length ?? 0 };
}
