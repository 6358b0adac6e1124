/** A lesson: what to do at the left or above, the table's own board beside or below, one step after the other. */
import { effect, untracked } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../../art/icons";
import { get } from "../../net/rest";
import { shown } from "../../parts/notice";
import { carried, cellsAt, clash, Dialogs, strays, usePlay } from "../../play";
import { joinLearning, learnt, noteStep } from "./progress";
import { settings } from "../../state/settings";
import { leave, view } from "../../state/table";
import "../../styles/table/index.css";
import "../../styles/pages/lesson.css";
import { frame } from "../../table/board";
import { followSize } from "../../table/form/layout";
import { t } from "../../texts/texts";
import type { LessonDocument, LessonList, ListedLesson } from "../../types/api";
import { explain, useLoaded } from "../loading";
import { LessonBoard } from "./lesson_board";
import { resumeAt } from "./order";
import { Panel } from "./panel";
import { Ended } from "./ended";
import { answerWith, ask, begin, now, showing, showMe } from "./playing";

export function LessonPage({ name }: { name: string }) {
  const lesson = useLoaded(name, () => get<LessonDocument>(`/lessons/${encodeURIComponent(name)}`));
  const all = useLoaded("lessons", () => get<LessonList>("/lessons"));
  useEffect(() => void joinLearning().catch(() => undefined), []);
  if (lesson.fault)
    return (
      <main class="panel failed" data-testid="lesson-missing">
        <div role="alert">
          <h1>{explain(lesson.fault)}</h1>
        </div>
        <a class="btn primary" href="/learn">
          {t("lesson-to-learn")}
        </a>
      </main>
    );
  if (!lesson.data) return null;
  return <Playing lesson={lesson.data} lessons={all.data?.lessons ?? []} />;
}

type Props = { lesson: LessonDocument; lessons: readonly ListedLesson[] };

function Playing({ lesson, lessons }: Props) {
  const [step, setStep] = useState(() => resumeAt(lesson.steps, learnt.peek()[lesson.id] ?? 0));
  const [skipped, setSkipped] = useState<readonly number[]>([]);
  const [failed, setFailed] = useState(false);
  const part = lesson.parts[step - 1];
  const title = lessonTitle(lesson);
  usePlay();
  useLayoutEffect(() => {
    const stops = [followSize("board"), followTries(), followStrays()];
    return () => {
      for (const stop of stops) stop();
      leave();
      now.value = null;
      showing.value = false;
    };
  }, []);
  useEffect(() => {
    document.title = t("page-document-title", { page: title });
  }, [title]);
  const fetchStep = () => {
    setFailed(false);
    if (part) begin(lesson.id, step).catch(() => setFailed(true));
  };
  useEffect(fetchStep, [step]);
  const so = now.value;
  const reached = so?.goal === "reached" && so.step === step && !showing.value;
  useEffect(() => {
    if (reached) noteStep(lesson.id, step);
  }, [reached, step]);
  const go = (skip = false) => {
    if (skip) {
      setSkipped([...skipped, step]);
      noteStep(lesson.id, step);
    }
    setStep(step + 1);
  };
  useKeys(reached ? () => go() : null, () => part && void showMe(part.solution));
  const ended = step > lesson.steps;
  const around = frame();
  return (
    <div
      {...around}
      class={`lesson ${around.class}`}
      data-testid="lesson"
      data-step={step}
      data-goal={so?.step === step ? so.goal : undefined}
      data-actions={so?.actions.length}
    >
      <header class="lesson-bar">
        <a href="/learn" class="btn quiet" data-testid="lesson-out" aria-label={t("lesson-to-learn")}>
          <Icon name="back" />
          <span>{t("nav-learn")}</span>
        </a>
        <div class="lesson-where">
          <b class="lesson-name">{title}</b>
          <Marks all={lesson.steps} step={step} skipped={skipped} reached={reached} />
          {!ended && <span class="lesson-count">{t("lesson-where", { step, all: lesson.steps })}</span>}
        </div>
        {!ended && (
          <button type="button" class="btn quiet" data-testid="lesson-skip" onClick={() => go(true)}>
            <span class="learn-wide">{t("lesson-skip")}</span>
            <span class="learn-narrow">{t("lesson-skip-short")}</span>
          </button>
        )}
      </header>
      {part ? (
        <main class={`lesson-main${part.shows.includes("actions") ? "" : " no-actions"}`}>
          <Panel
            key={step}
            part={part}
            lesson={lesson}
            last={step === lesson.steps}
            failed={failed}
            again={fetchStep}
            next={go}
          />
          {so?.step === step && view.value ? (
            <LessonBoard key={step} shows={part.shows} />
          ) : (
            <div class="lesson-board panel" aria-busy="true" />
          )}
        </main>
      ) : (
        <Ended lesson={lesson} lessons={lessons} again={() => setStep(1)} />
      )}
      <Dialogs />
    </div>
  );
}

export const lessonTitle = (lesson: ListedLesson): string =>
  t("lesson-heading", { number: lesson.number ?? 0, name: t(lesson.key) });

type MarksProps = { all: number; step: number; skipped: readonly number[]; reached: boolean };

function Marks({ all, step, skipped, reached }: MarksProps) {
  return (
    <ol class="lesson-marks">
      {Array.from({ length: all }, (_, index) => {
        const number = index + 1;
        const state = skipped.includes(number)
          ? "skipped"
          : number < step || (number === step && reached)
            ? "done"
            : number === step
              ? "now"
              : "later";
        return (
          <li key={number} class={state}>
            <span class="sr">{t("lesson-step-mark", { step: number, all, state })}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** Ctrl+Enter goes on, H shows how it goes. They come before the table's own keys. */
function useKeys(next: (() => void) | null, show: () => void): void {
  const latest = useRef({ next, show });
  latest.current = { next, show };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const writing = (event.target as Element).closest?.("input, textarea, select, dialog[open]");
      const plain = !event.ctrlKey && !event.altKey && !event.metaKey && !event.shiftKey;
      if (event.ctrlKey && event.key === "Enter" && latest.current.next) latest.current.next();
      else if (event.code === "KeyH" && plain && !writing && settings.value.singleKeys) latest.current.show();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener("keydown", onKey, true);
    return () => removeEventListener("keydown", onKey, true);
  }, []);
}

/** What the board itself says is impossible is asked about too: the step may have a better sentence for it. */
function followTries(): () => void {
  let last = shown.peek()?.number;
  return effect(() => {
    const said = shown.value;
    if (!said || said.number === last) return;
    last = said.number;
    const action = clash.peek() ? triedPlacement() : controlOf(said.text);
    if (action) queueMicrotask(() => void ask(action));
  });
}

/** A piece that is let go beside all puzzles is no try of a rule, and is answered all the same. */
function followStrays(): () => void {
  const before = strays.peek();
  return effect(() => {
    if (strays.value !== before) untracked(() => answerWith("lesson-beside"));
  });
}

/** The placement that is tried where the piece in hand lies, in notation; null if it lies partly off the grid. */
function triedPlacement(): string | null {
  const hand = carried.peek();
  const cells = hand && hand.slot !== null ? cellsAt(hand.shape, hand.row, hand.column) : null;
  const names = [...(cells ?? [])]
    .toSorted((one, other) => one - other)
    .map((cell) => `${"abcde"[cell % 5]}${Math.floor(cell / 5) + 1}`);
  return hand && cells ? `place ${hand.piece}@${hand.slot} ${names.join("")}` : null;
}

/** The closed control of which this is the reason; only those that are whole actions can be asked about. */
function controlOf(text: string): string | null {
  const closed = Object.entries(view.peek()?.you?.refusals ?? {});
  const found = closed.find(
    ([control, { reason, rule }]) => !/^(exch|split)$/.test(control) && t(reason, { action: control, rule }) === text,
  );
  return found?.[0] ?? null;
}
