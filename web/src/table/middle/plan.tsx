/** Solo: what the opponent would take now, and why. */
import { useState } from "preact/hooks";
import { Icon } from "../../art/icons";
import { Button } from "../../parts/button";
import { Dialog } from "../../parts/dialog";
import { t } from "../../texts/texts";
import type { OpponentHint, View } from "../../types/view";
import { hasFocus } from "../form/layout";

/** What would happen if the turn ended now, in one sentence; and why, which is the rule. */
export function Plan({ plan, now }: { plan: OpponentHint; now: View }) {
  const [asked, setAsked] = useState(false);
  const points = plan.puzzle ? (now.puzzles[plan.puzzle]?.points ?? 0) : 0;
  const why = t(plan.why === "all-locked" ? "plan-why-locked" : "plan-why-taken");
  const small = hasFocus.value;
  const ask = (
    <Button
      {...(small ? { label: t("plan-why") } : {})}
      icon="help"
      class="quiet"
      testid="plan-why"
      aria-expanded={asked}
      onClick={() => setAsked(!asked)}
    >
      {small ? null : t("plan-why")}
    </Button>
  );
  return (
    <div class="plan">
      <Icon name="eye" />
      <p data-testid="plan">
        <b>{t("table-plan-if")}</b>{" "}
        {t(`table-plan-${plan.why}`, {
          points,
          column: plan.column ?? 0,
          slot: plan.row_slot ?? 0,
          locks: plan.column ? (plan.locks[plan.column - 1] ?? 0) : 0,
        })}
        {asked && !small && <span data-testid="plan-rule">{why}</span>}
      </p>
      {ask}
      {asked && small && (
        <Dialog title={t("plan-why")} testid="plan-rule" onClose={() => setAsked(false)}>
          <p>{why}</p>
        </Dialog>
      )}
    </div>
  );
}
