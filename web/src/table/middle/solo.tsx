/** Solo: the opponent with its grid, the locks over the columns, its supply, and what it would take now. */
import { useEffect } from "preact/hooks";
import "../../styles/table/solo.css";
import { Icon } from "../../art/icons";
import { SeatSign } from "../../art/seat";
import { look, mayAct, status, view } from "../../state/table";
import { later } from "../../parts/later";
import { t } from "../../texts/texts";
import type { View } from "../../types/view";
import { carried } from "../../play";
import { hasFocus, layout } from "../form/layout";
import { Card, DeckOf } from "./market";

/** The server is asked for it, so it comes a little later anyway. */
const Plan = later(async () => (await import("./plan")).Plan);

export function OpponentPanel() {
  const now = view.value;
  const version = now?.version;
  const wanted = status.value === "open" && !!now?.you && now.phase === "play" && now.hints.opponent === undefined;
  useEffect(() => {
    if (wanted) void look(["opponent"]);
  }, [version, wanted]);
  if (!now?.opponent) return null;
  const plan = now.hints.opponent ?? null;
  const told = plan && mayAct.value ? <Plan plan={plan} now={now} /> : null;
  const held = carried.value !== null;
  return (
    <section class="panel opponent" aria-label={t("table-mastermind")} data-region="market" data-testid="opponent">
      <header>
        <SeatSign seat={-1} text="M" />
        <b>{t("table-mastermind")}</b>
        {hasFocus.value && <Locks count={now.opponent.supply} />}
        <span class="meta num">
          <Icon name="pile" size={16} />
          {hasFocus.value && (
            <span aria-hidden="true">
              {now.opponent.completed} · <b>{t("table-points", { count: now.opponent.points })}</b>
            </span>
          )}
          <span class={hasFocus.value ? "sr" : ""}>
            {t("table-pile-points", { completed: now.opponent.completed, points: now.opponent.points })}
          </span>
        </span>
      </header>
      <div class="grid-and-deck">
        <div class="columns">
          {[0, 1, 2].map((column) => (
            <Column key={column} now={now} column={column} />
          ))}
        </div>
        <div class="beside">
          <DeckOf deck="white" size={layout.value.grid - 3} />
          <span class="lab">{t("table-deck")}</span>
          {!hasFocus.value && (
            <>
              <span class="lab supply-title">{t("table-its-supply")}</span>
              <Locks count={now.opponent.supply} />
            </>
          )}
          {hasFocus.value && told}
        </div>
      </div>
      {(!hasFocus.value || held) && told}
    </section>
  );
}

function Column({ now, column }: { now: View; column: number }) {
  const locks = now.opponent?.locks[column] ?? 0;
  return (
    <div
      class={`column ${locks ? "" : "open"}`}
      role="group"
      aria-label={t("table-column", { column: column + 1, count: locks })}
    >
      <div class="locks" aria-hidden="true">
        {locks ? <Locks count={locks} /> : t("column-locks", { count: 0 })}
      </div>
      {now.market.rows.map((row) => {
        const place = row.slots[column];
        if (!place) return null;
        return (
          <Card key={place.slot} slot={place.slot} puzzle={place.puzzle} deck={row.deck} size={layout.value.grid} />
        );
      })}
    </div>
  );
}

/** The sign and the number, never a row of signs. */
function Locks({ count }: { count: number }) {
  return (
    <span class="lock-row">
      <Icon name="lock" size={16} />
      <span class="num" aria-hidden="true">
        {count}
      </span>
      <span class="sr">{t("column-locks", { count })}</span>
    </span>
  );
}
