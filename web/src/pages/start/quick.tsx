/** Play now: one click, with what was played last. */
import type { Ref } from "preact";
import { useState } from "preact/hooks";
import { Icon } from "../../art/icons";
import type { Refusal } from "../../net/rest";
import { guided } from "../../guide/kept";
import { rises, setRises } from "../../guide/rise";
import { isNewcomer } from "../../state/experience";
import { go } from "../../state/route";
import { t } from "../../texts/texts";
import type { BotDocument } from "../../types/api";
import { asRefusal } from "../loading";
import { Fault } from "../parts";
import { create, lastWish, firstBot, presetWish, raised, seatsOf, withKnownBots, type Wish } from "../new/wish";
import { LearnWay } from "./learn_way";
import { playerName } from "./name";

/** What a click begins: the last game again, after a win against a level more, or you against the first bot. */
function quickWish(bots: readonly BotDocument[]): Wish {
  if (!lastWish.value) return presetWish("bots", firstBot(bots));
  const wish = withKnownBots(lastWish.value, bots);
  return rises.value ? raised(wish, bots) : wish;
}

/** Whether somebody has played no game: then the guide comes along. */
export const isNew = (): boolean => isNewcomer.value && !lastWish.value;

type Props = {
  bots: readonly BotDocument[] | null;
  button: Ref<HTMLButtonElement>;
  /** Whether the way to play is what comes next. */
  called: boolean;
};

export function Quick({ bots, button, called }: Props) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Refusal | null>(null);
  async function play(): Promise<void> {
    if (busy || !bots) return;
    setBusy(true);
    try {
      const guides = isNew();
      const { id } = await create(quickWish(bots), playerName());
      setRises(false);
      if (guides) guided(id);
      else go(`/game/${id}`);
    } catch (problem) {
      setFault(asRefusal(problem));
      setBusy(false);
    }
  }
  return (
    <div class="quick">
      <button
        ref={button}
        type="button"
        class={`btn primary big ${called ? "called" : ""}`}
        data-testid="play-now"
        aria-disabled={busy || !bots}
        onClick={() => void play()}
      >
        <Icon name="play" />
        {t("start-play-now")}
      </button>
      <LearnWay />
      {bots ? <Summary wish={quickWish(bots)} bots={bots} /> : <SummaryRoom />}
      {fault && <Fault fault={fault} />}
    </div>
  );
}

/** As much room as the summary will take. */
const SummaryRoom = () => (
  <p class="quick-what" aria-hidden="true">
    <b>&nbsp;</b>
    <span>&nbsp;</span>
  </p>
);

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
