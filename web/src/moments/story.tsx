/** The turn of another as a phone tells it, in the place of the own pieces. */
import { Button } from "../parts/button";
import { Say } from "../play/feedback/say";
import { SkipBots } from "../play/feedback/pace";
import { isLearning } from "../state/experience";
import "../styles/table/story.css";
import { again } from "../table/seats/told";
import { Thinking } from "../table/top/thinking";
import { t } from "../texts/texts";
import { Paces } from "./pacing";
import { Line } from "./ribbon";
import { byHand, endAgain, nextStep, showAgain } from "./show";
import { lastTurns } from "./turns";

export function Story({ seat }: { seat: number }) {
  const steps = lastTurns.value.get(seat)?.steps ?? [];
  const now = again.value;
  const running = now?.seat === seat ? now.step : steps.length - 1;
  return (
    <div class="story" data-testid="story">
      <Say otherwise={<p class="lab">{t("news-this-turn")}</p>} />
      <ol class="news">
        {steps.slice(-4).map((step, index, kept) => (
          <Line key={index} seat={seat} step={step} running={index + steps.length - kept.length === running} />
        ))}
      </ol>
      <Thinking seat={seat} />
      {isLearning.value && !now && <Paces />}
      <div class="story-buttons" data-show>
        {now ? (
          <>
            {byHand.value && (
              <Button icon="next" class="primary" testid="next-step" onClick={nextStep}>
                {t("moments-next-step")}
              </Button>
            )}
            <Button icon="last" testid="end-show" onClick={endAgain}>
              {t("news-skip")}
            </Button>
          </>
        ) : (
          <Button
            icon="restart"
            testid="once-more"
            refusal={steps.length ? null : t("table-log-empty")}
            onClick={() => showAgain([seat])}
          >
            {t("news-again")}
          </Button>
        )}
        <SkipBots />
      </div>
    </div>
  );
}
