/** The task, what is said to a try, nudges, the answer, and what comes when it is solved. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../../art/icons";
import { post } from "../../net/rest";
import { say } from "../../parts/notice";
import { mine } from "../../state/table";
import { stepWords } from "../../table/hints/words";
import { t } from "../../texts/texts";
import type { Nudge, PlayedProblem, ProblemAnswer, ProblemDocument } from "../../types/api";
import { asRefusal, explain } from "../loading";
import { misses, now, playAll, startedAt } from "./playing";
import { clock } from "./share";

export type Ending = { solved: boolean; ms: number; tries: number; nudged: boolean; answer: ProblemAnswer };

/** After so many misses the answer is what is offered first. */
const ENOUGH = 3;
const DEEPEST = 2;

type Props = {
  problem: ProblemDocument;
  ending: Ending | null;
  onEnd: (ending: Ending) => void;
  ended: (ending: Ending) => ComponentChildren;
  children?: ComponentChildren;
};

export function Panel({ problem, ending, onEnd, ended, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [nudges, setNudges] = useState(0);
  const [words, setWords] = useState("");
  const so = now.value;
  const goal = so?.problem === problem.id ? so.goal : "not yet";
  const task = t(problem.key, { count: problem.count ?? 0 });
  useEffect(() => {
    setNudges(0);
    setWords("");
    heading.current?.focus({ preventScroll: true });
    say([task, ...(problem.kind === "touches" ? [t("problem-touches-about")] : [])].join(". "));
  }, [problem.id]);
  const finish = async (solved: boolean): Promise<void> => {
    const ms = Date.now() - startedAt.peek();
    try {
      const answer = await post<ProblemAnswer>(`/problems/${problem.id}/answer`);
      onEnd({ solved, ms, tries: misses.peek() + 1, nudged: nudges > 0, answer });
    } catch (fault) {
      setWords(explain(asRefusal(fault)));
    }
  };
  useEffect(() => {
    if (goal === "reached" && !ending) void finish(true);
    if (goal === "missed" && !ending) say(missedWords(problem.kind, so));
  }, [goal, ending]);
  const nudge = async (): Promise<void> => {
    const depth = Math.min(nudges + 1, DEEPEST);
    try {
      const found = await post<Nudge>(`/problems/${problem.id}/nudge`, { depth });
      const told = found.group ? t(`hint-do-${found.group}`) : t("problem-look", { slot: found.slot ?? 0 });
      setNudges(depth);
      setWords(told);
      say(told);
    } catch (fault) {
      setWords(explain(asRefusal(fault)));
    }
  };
  return (
    <section class="panel lesson-panel problem-panel" aria-labelledby="problem-task">
      <div class="lesson-words">
        <h1 id="problem-task" ref={heading} tabIndex={-1}>
          {task}
        </h1>
        <div class="problem-line">
          <Difficulty level={problem.difficulty} />
          {!ending && <Pips />}
        </div>
        {!ending && (
          <>
            {problem.kind === "touches" && (
              <p class="problem-about">
                {t("problem-touches-about")}{" "}
                <b data-testid="problem-points">
                  {t("problem-points", { points: signed(so?.result ?? problem.start) })}
                </b>
              </p>
            )}
            <Stand />
            {goal === "missed" ? (
              <Said testid="problem-missed" text={missedWords(problem.kind, so)} />
            ) : (
              words && <Said testid="problem-nudged" text={words} />
            )}
          </>
        )}
        {ending && <Steps ending={ending} />}
        {ending && ended(ending)}
        {children}
      </div>
      {!ending && (
        <div class="lesson-foot">
          {goal === "missed" ? (
            <button
              type="button"
              class={`btn${misses.value >= ENOUGH ? "" : " primary"}`}
              data-testid="problem-again"
              onClick={() => void playAll([])}
            >
              <Icon name="restart" /> {t("problem-again")}
            </button>
          ) : (
            <button type="button" class="btn" data-testid="problem-nudge" onClick={() => void nudge()}>
              <Icon name="bulb" /> {t("problem-nudge")}
            </button>
          )}
          <button
            type="button"
            class={`btn ${misses.value >= ENOUGH ? "primary" : "quiet"}`}
            data-testid="problem-answer"
            onClick={() => void finish(false)}
          >
            {t("problem-show-answer")}
          </button>
        </div>
      )}
    </section>
  );
}

/** With a true minus. */
const signed = (points: number): string => `${points}`.replace("-", "−");

const missedWords = (kind: string, so: PlayedProblem | null): string =>
  t(`problem-missed-${kind}`, { result: so?.result ?? 0, best: so?.best ?? 0 });

function Said({ testid, text }: { testid: string; text: string }) {
  return (
    <div class="lesson-said" data-testid={testid}>
      <Icon name="bulb" size={20} />
      <p>{text}</p>
    </div>
  );
}

export function Difficulty({ level }: { level: number }) {
  return (
    <p class="problem-level">
      {[1, 2, 3].map((each) => (
        <i key={each} class={each <= level ? "full" : ""} aria-hidden="true" />
      ))}
      <b>{t("problem-difficulty", { level })}</b>
    </p>
  );
}

/** What is left of the turn. */
function Pips() {
  const turn = mine.value?.turn;
  if (!turn) return null;
  const left = turn.actions_left;
  return (
    <p class="problem-pips" data-testid="problem-pips">
      <span aria-hidden="true">{"■".repeat(left) + "□".repeat(Math.max(0, 3 - left))}</span>{" "}
      {t("banner-actions", { count: left, master: turn.master_used ? "used" : "free" })}
    </p>
  );
}

/** The time runs while it is looked at; nobody is told of it aloud. */
function Stand() {
  const [at, setAt] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setAt(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <dl class="problem-stand">
      <dt>{t("problem-time")}</dt>
      <dd>{clock(Math.max(0, at - startedAt.value))}</dd>
      <dt>{t("problem-tried")}</dt>
      <dd data-testid="problem-tries">{misses.value + 1}</dd>
    </dl>
  );
}

function Steps({ ending }: { ending: Ending }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const steps = ending.answer.steps as unknown as Parameters<typeof stepWords>[0][];
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    say(t(ending.solved ? "problem-solved" : "problem-answer"));
  }, []);
  return (
    <div class="problem-ended">
      <h2 ref={heading} tabIndex={-1} class={ending.solved ? "problem-solved" : ""} data-testid="problem-ended">
        {ending.solved && <Icon name="check" size={18} />}
        {t(ending.solved ? "problem-solved" : "problem-answer")}
      </h2>
      {ending.solved && (
        <dl class="problem-stand">
          <dt>{t("problem-time")}</dt>
          <dd>{clock(ending.ms)}</dd>
          <dt>{t("problem-tried")}</dt>
          <dd>{ending.tries}</dd>
        </dl>
      )}
      <ol class="problem-steps">
        {steps.map((step, index) => (
          <li key={index}>{stepWords(step)}</li>
        ))}
      </ol>
    </div>
  );
}
