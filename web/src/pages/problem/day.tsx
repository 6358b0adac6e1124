/** The problem of a day, with the month and what to tell others. */
import { useState } from "preact/hooks";
import { Icon } from "../../art/icons";
import { t } from "../../texts/texts";
import type { DayProblem } from "../../types/api";
import { Calendar, dayWords, shortDay } from "./calendar";
import { kept, noteSeen, noteSolved } from "./kept";
import type { Ending } from "./panel";
import { share, shareText } from "./share";
import { Solve } from "./solve";

export function Day({ found }: { found: DayProblem }) {
  const { day, today, problem } = found;
  const [before] = useState(kept.peek().days[day]); // what comes of this visit is told by its ending
  const note = (ending: Ending) => {
    if (ending.solved)
      noteSolved(day, { ms: ending.ms, tries: ending.tries, nudged: ending.nudged, onDay: day === today });
    else noteSeen(day);
  };
  return (
    <Solve
      problem={problem}
      title={t("problem-of-day")}
      beside={
        <span class="problem-day-name" data-testid="problem-day">
          <span>{dayWords(day)}</span>
          <span>{shortDay(day)}</span>
        </span>
      }
      onEnd={note}
      ended={(ending) => (
        <>
          {ending.solved && <pre data-testid="problem-share-text">{shareText(problem, day, today, ending)}</pre>}
          <div class="problem-ways">
            {ending.solved && <Share text={shareText(problem, day, today, ending)} />}
            <a class="btn primary" href={`/problem/trainer/${problem.kind}`} data-testid="problem-more">
              <Icon name="target" /> {t("problem-more")}
            </a>
          </div>
          {day === today && (
            <p class="problem-about">{t("problem-next-in", { hours: Math.ceil(found.seconds_left / 3600) })}</p>
          )}
        </>
      )}
    >
      {before?.solved && <p class="problem-about">{t("problem-was-solved")}</p>}
      {before?.seen && <p class="problem-about">{t("problem-was-seen")}</p>}
      <Calendar day={day} today={today} earliest={found.first} />
    </Solve>
  );
}

function Share({ text }: { text: string }) {
  const [done, setDone] = useState(false);
  return (
    <button
      type="button"
      class="btn"
      data-testid="problem-share"
      onClick={() => void share(text).then((worked) => setDone(worked))}
    >
      <Icon name={done ? "check" : "copy"} /> {t(done ? "problem-copied" : "problem-share")}
    </button>
  );
}
