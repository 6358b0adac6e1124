/** What leads to the hints, which are loaded when somebody first asks. */
import { Icon } from "../../art/icons";
import { Button } from "../../parts/button";
import { later } from "../../parts/later";
import { mayAct, table, view } from "../../state/table";
import { t } from "../../texts/texts";

/** One file for all of it: the build would put what several share beside the table. */
const load = () => import("./hints");
export const Hints = later(async () => (await load()).Hints);
export const HintPanel = later(async () => (await load()).HintPanel);

/** Whether somebody who plays here may ask for advice. */
export const hasHints = () => table.value?.setup.hints && view.value?.you;

export function HintButton({ small = false }: { small?: boolean }) {
  if (!hasHints()) return null;
  return (
    <Button
      icon="bulb"
      label={small ? t("hint-button") : undefined}
      refusal={mayAct.value ? null : t("reason-not-your-turn")}
      class={small ? "quiet" : ""}
      testid="hint"
      onClick={() => void load().then((late) => late.deeper())}
    >
      {small ? null : t("hint-button")}
    </Button>
  );
}

/** Everybody sees who asked for advice in this turn. */
export function Hinted({ seat }: { seat: number }) {
  if (!table.value?.hinted?.includes(seat)) return null;
  return (
    <span class="lab" role="img" aria-label={t("hint-used")} data-testid="hinted">
      <Icon name="bulb" size={16} />
    </span>
  );
}
