/** The problem of the day and the trainer, on the page of the lessons. */
import { Icon } from "../../art/icons";
import { t } from "../../texts/texts";
import { inARow, kept } from "../problem/kept";
import { TRAINED } from "../problem/trained";

const today = (): string => new Date().toISOString().slice(0, 10);

/** On a phone it is one row over the lessons. */
export function ProblemOfDay() {
  const { days } = kept.value;
  const row = inARow(days, today());
  const solved = days[today()]?.solved;
  return (
    <section class="panel learn-play learn-day" aria-labelledby="learn-problem">
      <h2 id="learn-problem">
        <Icon name="calendar" size={20} /> {t("learn-problem")}
      </h2>
      <p>{solved ? t("learn-problem-solved") : t("learn-problem-about")}</p>
      {row > 1 && <p class="learn-row">{t("learn-in-a-row", { days: row })}</p>}
      <a class="btn" href="/problem" data-testid="learn-problem">
        {t("learn-problem-solve")}
      </a>
    </section>
  );
}

export function TrainerWays() {
  const { trained } = kept.value;
  return (
    <section class="panel learn-play learn-trainer" aria-labelledby="learn-trainer">
      <h2 id="learn-trainer">
        <Icon name="target" size={20} /> {t("learn-trainer")}
      </h2>
      <ul aria-labelledby="learn-trainer">
        {TRAINED.map((kind) => {
          const count = [...(trained[kind] ?? "")].filter((each) => each === "1").length;
          return (
            <li key={kind}>
              <a class="btn quiet" href={`/problem/trainer/${kind}`} data-testid={`learn-train-${kind}`}>
                <span>{t(`learn-train-${kind}`)}</span>
                {count > 0 && <small>{t("learn-trainer-solved", { solved: count })}</small>}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
