/** The guide of a first game: one line that says what to do next. It pushes the table down and lies over nothing. */
import { effect } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { say } from "../parts/notice";
import { guide, keepGuide } from "./kept";
import { news, seat } from "../state/table";
import "../styles/pages/guide.css";
import { bring, t } from "../texts/texts";
import { doneAfter, GUIDE_STEPS, stepAfter } from "./steps";

export function Guide() {
  const [ready, setReady] = useState(false);
  useEffect(() => void bring("lessons").then(() => setReady(true)), []);
  useEffect(followGame, []);
  const done = guide.value?.done ?? [];
  const number = stepAfter(done);
  const step = GUIDE_STEPS[number];
  const text = t(`guide-${step?.name ?? "done"}`);
  useEffect(() => {
    if (ready) say(text);
  }, [ready, text]);
  if (!ready || !guide.value) return null;
  return (
    <div class="bar guide" data-testid="guide" data-step={step?.name ?? "done"}>
      <Icon name="bulb" size={20} />
      {step && (
        <span
          class="guide-marks"
          role="img"
          aria-label={t("lesson-where", { step: number + 1, all: GUIDE_STEPS.length })}
        >
          {GUIDE_STEPS.map((each) => (
            <i key={each.name} class={done.includes(each.name) ? "done" : each === step ? "now" : ""} />
          ))}
        </span>
      )}
      <span class="guide-text">{text}</span>
      <button
        type="button"
        class="btn quiet small"
        data-testid="guide-leave"
        aria-label={t("guide-leave")}
        title={t("guide-leave")}
        onClick={() => keepGuide(null)}
      >
        <Icon name="cross" size={18} />
      </button>
    </div>
  );
}

/** Each update tells what happened at the own seat. */
function followGame(): () => void {
  return effect(() => {
    const { events } = news.value;
    const now = guide.peek();
    const own = seat.peek();
    if (!now || own === null || !events.length) return;
    const done = doneAfter(now.done, events, own);
    if (done.length > now.done.length) keepGuide({ ...now, done });
  });
}
