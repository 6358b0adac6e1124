/** The other ways to begin: alone, with friends, around one screen, in the lobby. Each asks one question at most. */
import { signal } from "@preact/signals";
import { Icon, type IconName } from "../../art/icons";
import { get } from "../../net/rest";
import { t } from "../../texts/texts";
import type { BotDocument, GameList } from "../../types/api";
import { useLoaded } from "../loading";
import type { Preset } from "../new/wish";
import { WayDialog } from "./way_dialog";

type Asked = Exclude<Preset, "bots">;
const WAYS: readonly { preset: Asked; icon: IconName }[] = [
  { preset: "solo", icon: "person" },
  { preset: "friends", icon: "link" },
  { preset: "screen", icon: "screen" },
];
const REFRESH_SECONDS = 20;

const asked = signal<Asked | null>(null);

export function Ways({ bots }: { bots: readonly BotDocument[] | null }) {
  return (
    <section class="ways" aria-label={t("start-ways")}>
      {WAYS.map(({ preset, icon }) => (
        <button
          key={preset}
          type="button"
          class="way panel"
          data-testid={`way-${preset}`}
          onClick={() => (asked.value = preset)}
        >
          <Icon name={icon} size={24} />
          <span>
            <b>{t(`start-way-${preset}`)}</b>
            <small>{t(`start-way-${preset}-about`)}</small>
          </span>
        </button>
      ))}
      <a class="way panel" href="/lobby" data-testid="way-lobby">
        <Icon name="log" size={24} />
        <span>
          <b>{t("nav-lobby")}</b>
          <LobbyCounts />
        </span>
      </a>
      {asked.value && bots && <WayDialog preset={asked.value} bots={bots} onClose={() => (asked.value = null)} />}
    </section>
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
