/** How the turns of others are told: the speed while somebody learns, and always the way to see them once more. */
import { Button } from "../parts/button";
import { isLearning } from "../state/experience";
import { change, settings, type Settings } from "../state/settings";
import { mySeats, table } from "../state/table";
import { again } from "../table/seats/told";
import { t } from "../texts/texts";
import { byHand, endAgain, nextStep, once } from "./show";
import { lastTurns } from "./turns";

const PACES: readonly Settings["botPace"][] = ["step", "normal", "fast", "instant"];

export function Paces() {
  return (
    <div class="paces" role="group" aria-label={t("moments-others-turns")} data-testid="paces">
      {PACES.map((pace) => (
        <button
          key={pace}
          type="button"
          aria-pressed={settings.value.botPace === pace}
          data-testid={`pace-${pace}`}
          onClick={() => change("botPace", pace)}
        >
          {t(`settings-bot-pace-${pace}`)}
        </button>
      ))}
    </div>
  );
}

/** Under the log. */
export function Pacing() {
  const now = again.value;
  const others = [...lastTurns.value.keys()].some((seat) => !mySeats.value.includes(seat));
  if ((table.value?.seats.length ?? 0) < 2) return null;
  return (
    <section class="pacing" aria-label={t("moments-others-turns")} data-testid="pacing" data-show>
      <header>
        <h3 class="lab">{t("moments-others-turns")}</h3>
        {now ? (
          <>
            {byHand.value && (
              <Button icon="next" label={t("moments-next-step")} testid="next-step" onClick={nextStep} />
            )}
            <Button icon="last" label={t("news-skip")} testid="end-show" onClick={endAgain} />
          </>
        ) : (
          <Button
            icon="restart"
            label={t("news-again")}
            testid="once-more"
            refusal={others ? null : t("table-log-empty")}
            onClick={once}
          />
        )}
      </header>
      {isLearning.value && mySeats.value.length > 0 && <Paces />}
    </section>
  );
}
