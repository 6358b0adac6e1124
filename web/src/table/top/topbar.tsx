/** The bar above the table: whose turn it is and what is left of it, the round, the own clock, the menu. */
import { Icon } from "../../art/icons";
import { Wordmark } from "../../art/mark";
import { SeatSign } from "../../art/seat";
import { SkipBots } from "../../play";
import { plainName, signOf } from "../../state/names";
import { mySeats, seat, table, view } from "../../state/table";
import { t } from "../../texts/texts";
import type { SeatView, View } from "../../types/view";
import { Clock } from "./clock";
import { hasFocus, layout } from "../form/layout";
import { Menu } from "./menu";
import { Chips } from "../seats/others";
import { SheetButton } from "../beside/side";

export function TopBar() {
  const now = view.value;
  const { form } = layout.value;
  const phone = hasFocus.value;
  return (
    <header class="topbar">
      {phone ? (
        <Menu />
      ) : (
        <a class="home" href="/" aria-label={t("table-home")}>
          <Wordmark />
        </a>
      )}
      <div class="middle">
        {now && table.value?.status !== "open" && <Banners now={now} />}
        {now && form !== "phone" && <SkipBots />}
        {now && <Progress now={now} />}
      </div>
      <div class="right">
        {seat.value !== null && table.value?.clocks && (
          <span class="own-clock">
            <Icon name="clock" size={18} />
            <Clock seat={seat.value} />
          </span>
        )}
        {form === "side" && now && table.value?.status !== "open" && <Chips />}
        {(form === "tall" || form === "wide") && now && <SheetButton />}
        {!phone && <Menu />}
      </div>
    </header>
  );
}

function Banners({ now }: { now: View }) {
  if (now.phase === "over" || table.value?.status === "over")
    return <span class="banner of-other">{t("banner-over")}</span>;
  if (now.phase === "touches")
    return <span class={`banner ${now.seats[now.seat ?? -1]?.may_act ? "" : "of-other"}`}>{t("table-touches")}</span>;
  const turns = now.seats.filter(
    (each) => each.turn && !(now.options.variant !== "line-clear" && !now.to_act.includes(each.seat)),
  );
  // The own banner comes first.
  const ordered = turns.toSorted((a, b) => Number(b.seat === now.seat) - Number(a.seat === now.seat));
  return ordered.map((each) => <Banner key={each.seat} each={each} own={each.seat === now.seat} />);
}

function Banner({ each, own }: { each: SeatView; own: boolean }) {
  const turn = each.turn!;
  const short = hasFocus.value;
  const shared = mySeats.value.length > 1;
  const waits = turn.over;
  const words = turn.complete
    ? t("table-turn-complete")
    : waits
      ? t("banner-waiting")
      : t(short ? "table-left-short" : "table-actions-left", { count: turn.actions_left });
  return (
    <span class={`banner ${own ? "" : "of-other"}`} data-testid={own ? "banner-own" : `banner-${each.seat}`}>
      {(!own || shared) && <SeatSign seat={each.seat} text={signOf(each.seat)} />}
      <b class="whose">
        {own && !shared
          ? t("table-your-turn")
          : own
            ? plainName(each.seat)
            : t("table-turn-of", { name: plainName(each.seat) })}
      </b>
      <Pips left={turn.actions_left} />
      {own ? <span class="left-words">{words}</span> : <span class="sr">{words}</span>}
    </span>
  );
}

/** Full: an action left; hollow: used. */
function Pips({ left }: { left: number }) {
  const all = Math.max(3, left);
  return (
    <span class="pips" aria-hidden="true">
      {Array.from({ length: all }, (_, index) => (
        <span key={index} class={`pip ${index >= all - left ? "on" : ""}`} />
      ))}
    </span>
  );
}

function isLow(now: View): boolean {
  const black = now.market.decks.find((each) => each.deck === "black");
  return black !== undefined && black.count <= 3;
}

function Progress({ now }: { now: View }) {
  const black = now.market.decks.find((each) => each.deck === "black")?.count ?? 0;
  const { variant } = now.options;
  if (now.phase === "over" || table.value?.status === "over") return null;
  if (now.phase === "touches")
    return layout.value.form !== "desk" ? null : <span class="lab">{t("table-touches-explained")}</span>;
  if (now.ending.stage !== "none") {
    const wide = layout.value.form === "desk";
    return (
      <>
        <span class="banner last" data-testid="last-round">
          {hasFocus.value && <Icon name="warn" size={16} />}
          <span class={hasFocus.value ? "sr" : ""}>
            {t(now.ending.stage === "last-round" && variant !== "line-clear" ? "table-last-round" : "table-end-near")}
          </span>
        </span>
        <span class={wide ? "lab warn end-reason" : "sr"}>
          {t("table-end-reason", { stage: now.ending.stage, variant })}
        </span>
      </>
    );
  }
  const low = isLow(now);
  // A small bar has room only for what is near.
  if (layout.value.form !== "desk" && !low) return null;
  if (layout.value.form !== "desk")
    return (
      <span class="banner last" title={t("table-black-left", { count: black })}>
        <span class="sr">{t("table-black-left", { count: black })}</span>
        <span aria-hidden="true" class="num">
          ■ {black}
        </span>
      </span>
    );
  return (
    <span class={`lab ${low ? "warn" : ""}`}>
      {variant === "line-clear"
        ? t("table-line-clear-turn", { turn: now.turn })
        : t("table-round", { round: now.round ?? 1, variant })}{" "}
      ·{" "}
      {variant === "solo"
        ? t("table-ends-deck")
        : low
          ? t("table-black-left", { count: black })
          : t("table-ends-black")}
    </span>
  );
}
