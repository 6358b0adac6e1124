/** A problem: the table's own board and, beside or above it, what is to be done and what came of it. */
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { Icon } from "../../art/icons";
import { Dialogs, usePlay } from "../../play";
import { leave, view } from "../../state/table";
import "../../styles/table/index.css";
import "../../styles/pages/lesson.css";
import "../../styles/pages/problem.css";
import { frame } from "../../table/board";
import { followSize } from "../../table/form/layout";
import { t } from "../../texts/texts";
import type { ProblemDocument } from "../../types/api";
import { LessonBoard } from "../learn/lesson_board";
import { Panel, type Ending } from "./panel";
import { begin, now } from "./playing";

type Props = {
  problem: ProblemDocument;
  title: string;
  /** What stands in the bar beside the title. */
  beside: ComponentChildren;
  /** Under what the panel says. */
  children?: ComponentChildren;
  /** What is said and offered when it is solved or the answer was seen. */
  ended: (ending: Ending) => ComponentChildren;
  /** It was solved, or the answer was seen. */
  onEnd: (ending: Ending) => void;
};

export function Solve({ problem, title, beside, children, ended, onEnd }: Props) {
  const [ending, setEnding] = useState<Ending | null>(null);
  usePlay();
  useLayoutEffect(() => {
    const stop = followSize("board");
    begin(problem);
    return () => {
      stop();
      leave();
      now.value = null;
    };
  }, [problem.id]);
  useEffect(() => {
    document.title = t("page-document-title", { page: title });
  }, [title]);
  const so = now.value?.problem === problem.id ? now.value : null;
  const end = (found: Ending) => {
    setEnding(found);
    onEnd(found);
  };
  const around = frame();
  return (
    <div
      {...around}
      class={`lesson problem ${around.class}`}
      data-testid="problem"
      data-id={problem.id}
      data-actions={so?.actions.length}
      data-goal={so?.goal}
      data-ended={ending ? (ending.solved ? "solved" : "seen") : undefined}
    >
      <header class="lesson-bar">
        <a href="/learn" class="btn quiet" data-testid="problem-out" aria-label={t("lesson-to-learn")}>
          <Icon name="back" />
          <span>{t("nav-learn")}</span>
        </a>
        <b class="problem-title">{title}</b>
        {beside}
      </header>
      <main class="lesson-main">
        {so && view.value ? (
          <LessonBoard shows={problem.kind === "touches" ? [] : ["actions"]} touches={false} />
        ) : (
          <div class="lesson-board panel" aria-busy="true" />
        )}
        <Panel problem={problem} ending={ending} onEnd={end} ended={ended}>
          {children}
        </Panel>
      </main>
      <Dialogs />
    </div>
  );
}
