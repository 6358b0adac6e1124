/** Play now: one click, with what was played last. */
import { useState } from "preact/hooks";
import { Icon } from "../../art/icons";
import type { Refusal } from "../../net/rest";
import { go } from "../../state/route";
import { t } from "../../texts/texts";
import type { BotDocument } from "../../types/api";
import { asRefusal } from "../loading";
import { Fault } from "../parts";
import { create, lastWish, firstBot, presetWish, seatsOf, withKnownBots, type Wish } from "../new/wish";
import { playerName } from "./name";

/** What a click begins: the last game again, or you against the first bot. */
export function quickWish(bots: readonly BotDocument[]): Wish {
  return lastWish.value ? withKnownBots(lastWish.value, bots) : presetWish("bots", firstBot(bots));
}

export function Quick({ bots }: { bots: readonly BotDocument[] | null }) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Refusal | null>(null);
  async function play(): Promise<void> {
    if (busy || !bots) return;
    setBusy(true);
    try {
      go(`/game/${(await create(quickWish(bots), playerName())).id}`);
    } catch (problem) {
      setFault(asRefusal(problem));
      setBusy(false);
    }
  }
  return (
    <div class="quick">
      <button
        type="button"
        class="btn primary big"
        data-testid="play-now"
        aria-disabled={busy || !bots}
        onClick={() => void play()}
      >
        <Icon name="play" />
        {t("start-play-now")}
      </button>
      {bots && <Summary wish={quickWish(bots)} bots={bots} />}
      {fault && <Fault fault={fault} />}
    </div>
  );
}

function Summary({ wish, bots }: { wish: Wish; bots: readonly BotDocument[] }) {
  return (
    <p class="quick-what">
      <b data-testid="play-now-what">{whoPlays(wish)}</b>
      <span class="muted">
        {details(wish, bots)} <a href="/new">{t("start-change")}</a>
      </span>
    </p>
  );
}

export function whoPlays(wish: Wish): string {
  const seats = seatsOf(wish);
  if (wish.options.variant === "solo") return t("start-what-solo");
  const free = seats.filter((seat) => seat.kind === "open").length;
  if (free) return t("start-what-open", { free });
  const bots = seats.filter((seat) => seat.kind === "bot").length;
  const people = seats.length - bots;
  if (!bots) return t("start-what-screen", { people });
  return people > 1 ? t("start-what-mixed", { people, bots }) : t("start-what-bots", { bots });
}

function details(wish: Wish, bots: readonly BotDocument[]): string {
  const edition = t(`edition-${wish.options.edition}`);
  if (wish.options.variant === "solo")
    return t("start-detail-solo", {
      difficulty: t(`difficulty-${wish.options.difficulty ?? "standard"}`),
      edition,
    });
  const levels = seatsOf(wish)
    .filter((seat) => seat.kind === "bot")
    .map((seat) => bots.find((bot) => bot.name === seat.bot)?.level ?? 0);
  if (!levels.length) return t("start-detail-plain", { edition });
  return t("start-detail-bots", { level: [...new Set(levels)].toSorted(), edition });
}
