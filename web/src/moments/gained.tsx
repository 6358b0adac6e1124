/** Beside a pile: what has just come to it. Its box is always there, so that nothing moves. */
import { Icon } from "../art/icons";
import { t } from "../texts/texts";
import { gain } from "./gains";

export function Gained({ seat }: { seat: number }) {
  const now = gain.value?.seat === seat ? gain.value : null;
  return (
    <span class="gained-box" aria-hidden="true" data-testid={`gained-${seat}`}>
      {now && now.points !== null && (
        <span class="gain">
          {now.count > 1 && <span class="at-once">{t("moments-at-once", { count: now.count })}</span>}
          {now.points > 0 ? t("moments-plus", { points: now.points }) : <Icon name="check" size={16} />}
        </span>
      )}
    </span>
  );
}
