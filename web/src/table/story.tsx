/** The turn of another as a phone tells it, in the place of the own pieces. */
import type { ComponentChildren } from "preact";
import { Button } from "../parts/button";
import { Say } from "../play";
import "../styles/table/story.css";
import { t } from "../texts/texts";
import { again, endAgain, showAgain } from "./again";
import { Line } from "./news";
import { Thinking } from "./thinking";
import { lastTurns } from "./turns";

/** On a phone in the turn of another: its steps in place of the own tray. */
export function Story({ seat, children }: { seat: number; children?: ComponentChildren }) {
  const steps = lastTurns.value.get(seat)?.steps ?? [];
  const now = again.value;
  const running = now?.seat === seat ? now.step : steps.length - 1;
  return (
    <div class="story" data-testid="story">
      <Say otherwise={<p class="lab">{t("news-this-turn")}</p>} />
      <ol class="news">
        {steps.slice(-4).map((step, index) => (
          <Line key={index} seat={seat} step={step} running={index === running} />
        ))}
      </ol>
      <Thinking seat={seat} />
      <div class="story-buttons">
        {now ? (
          <Button icon="last" onClick={endAgain}>
            {t("news-skip")}
          </Button>
        ) : (
          <Button icon="restart" refusal={steps.length ? null : t("table-log-empty")} onClick={() => showAgain(seat)}>
            {t("news-again")}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
