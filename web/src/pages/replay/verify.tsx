/** Whether the shuffle was the one that was promised before the game, and whether all was played by the rules. */
import { Dialog } from "../../parts/dialog";
import { Icon } from "../../art/icons";
import { t } from "../../texts/texts";
import { about } from "./state";

export function Verify({ onClose }: { onClose: () => void }) {
  const known = about.value;
  const found = known?.verified;
  return (
    <Dialog title={t("replay-verify")} onClose={onClose} testid="verify-dialog">
      <p class="muted">{t("replay-verify-about")}</p>
      {found ? (
        <>
          <dl class="hashes">
            <dt>{t("replay-hash")}</dt>
            <dd class="mono">{found.commitment ?? t("replay-no-hash")}</dd>
            <dt>{t("replay-seed")}</dt>
            <dd class="mono">{found.seed}</dd>
          </dl>
          {found.matches !== null && (
            <Verdict
              good={found.matches}
              text={t(found.matches ? "replay-matches" : "replay-differs")}
              testid="shuffle-verdict"
            />
          )}
        </>
      ) : (
        <p>{t("replay-seed-later")}</p>
      )}
      {known?.verdict && <Verdict good={known.verdict.ok} text={known.verdict.text} testid="rules-verdict" />}
    </Dialog>
  );
}

function Verdict({ good, text, testid }: { good: boolean; text: string; testid: string }) {
  return (
    <p class={`verdict ${good ? "good" : "bad"}`} data-testid={testid}>
      <Icon name={good ? "check" : "warn"} />
      <b>{text}</b>
    </p>
  );
}
