/** What a step asks for, what is said to a try, and what was learnt. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../../art/icons";
import { say } from "../../parts/notice";
import { mine } from "../../state/table";
import { t, type Params } from "../../texts/texts";
import type { LessonDocument, LessonPart, LessonStep } from "../../types/api";
import { astray, now, playAll, showing, showMe } from "./playing";

/** After so many tries that did not help, showing how it goes is what is offered first. */
const ENOUGH = 3;

type Props = {
  part: LessonPart;
  lesson: LessonDocument;
  last: boolean;
  failed: boolean;
  again: () => void;
  next: () => void;
};

export function Panel({ part, lesson, last, failed, again, next }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const go = useRef<HTMLButtonElement>(null);
  const so = now.value;
  const busy = showing.value;
  const reached = so?.goal === "reached" && !busy;
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useLayoutEffect(() => {
    // Who uses the keyboard goes on with Enter; a sheet that is still open is not interrupted.
    if (reached) go.current?.focus({ preventScroll: true });
  }, [reached]);
  useTelling(so, part, reached);
  const told = reached ? t(`${part.key}-done`) : t(`${part.key}-text`);
  return (
    <section class="panel lesson-panel" aria-labelledby="lesson-step">
      <div class="lesson-words">
        <h1 id="lesson-step" ref={heading} tabIndex={-1}>
          {t(part.key)}
        </h1>
        <p class="lesson-text">{told}</p>
        <ul class="lesson-tasks">
          {(so?.tasks ?? part.tasks).map((task, index) => (
            <li key={index} class={task.done && !busy ? "done" : ""}>
              <span class="lesson-box" aria-hidden="true">
                {task.done && !busy && <Icon name="check" size={16} />}
              </span>
              <span>{t(task.key, task.params as Params)}</span>
            </li>
          ))}
        </ul>
        {failed && (
          <div class="lesson-said wrong" role="alert">
            <span>{t("page-no-connection")}</span>
            <button type="button" class="btn" onClick={again}>
              {t("page-try-again")}
            </button>
          </div>
        )}
        {so && !busy && !reached && <Said so={so} />}
        {reached && last && (
          <div class="lesson-said keep" data-testid="lesson-keep">
            <Icon name="trophy" size={20} />
            <p>
              <b>{t("lesson-keep")}</b>
              {t(`${lesson.key}-keep`)}
            </p>
          </div>
        )}
      </div>
      <div class="lesson-foot">
        {reached ? (
          <button type="button" class="btn quiet" data-testid="lesson-again" onClick={() => void playAll([])}>
            <Icon name="undo" /> {t("lesson-again")}
          </button>
        ) : (
          <button
            type="button"
            class={`btn${astray.value >= ENOUGH && !busy ? " primary" : ""}`}
            data-testid="lesson-show"
            aria-pressed={busy}
            onClick={() => (busy ? (showing.value = false) : void showMe(part.solution))}
          >
            <Icon name="eye" /> {t("lesson-show")}
          </button>
        )}
        <button
          type="button"
          ref={go}
          class={`btn${reached ? " primary" : ""}`}
          data-testid="lesson-next"
          aria-disabled={!reached}
          onClick={() => reached && next()}
        >
          {t("lesson-next")} <Icon name="next" />
        </button>
      </div>
    </section>
  );
}

const TITLES = { wrong: "lesson-wrong", other: "lesson-other", missed: "lesson-missed-title" } as const;

function Said({ so }: { so: LessonStep }) {
  const { kind, key, params } = so.feedback;
  if (kind === "" || kind === "done") return null;
  return (
    <div class={`lesson-said ${kind}`} data-testid="lesson-said" data-kind={kind}>
      <Icon name="bulb" size={20} />
      <div>
        <b>{t(TITLES[kind])}</b>
        <p>{t(key, params as Params)}</p>
        {kind === "other" && (
          <button
            type="button"
            class="btn"
            data-testid="lesson-back"
            onClick={() => void playAll(so.actions.slice(0, -1))}
          >
            <Icon name="undo" /> {t("lesson-back")}
          </button>
        )}
        {kind === "missed" && (
          <button type="button" class="btn" data-testid="lesson-begin-again" onClick={() => void playAll([])}>
            <Icon name="restart" /> {t("lesson-begin-again")}
          </button>
        )}
      </div>
    </div>
  );
}

/** Read aloud: the text and the own pieces on arrival, then whatever is said to a try. */
function useTelling(so: LessonStep | null, part: LessonPart, reached: boolean): void {
  const arrived = so !== null;
  useEffect(() => {
    if (!arrived) return;
    const pieces = Object.entries(mine.peek()?.supply ?? {}).map(([piece, count]) => t("sr-stack", { piece, count }));
    const words = [t(`${part.key}-text`)];
    if (pieces.length) words.push(t("lesson-your-pieces", { pieces }));
    say(words.join(" "));
  }, [arrived]);
  useEffect(() => {
    if (!so || showing.peek()) return;
    if (reached) say(t(`${part.key}-done`));
    else if (so.feedback.kind) say(t(so.feedback.key, so.feedback.params as Params));
  }, [so, reached]);
}
