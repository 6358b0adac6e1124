/** The trainer: one problem after the other in sets of ten, harder after three in a row, easier after two misses. */
import { useState } from "preact/hooks";
import { Icon } from "../../art/icons";
import { get } from "../../net/rest";
import { t } from "../../texts/texts";
import type { TrainerProblem } from "../../types/api";
import { explain, useLoaded } from "../loading";
import { kept, noteTrained } from "./kept";
import type { Ending } from "./panel";
import { Solve } from "./solve";
import { TRAINED } from "./trained";

const SET = 10;

export function Trainer({ kind }: { kind: (typeof TRAINED)[number] }) {
  const [asked, setAsked] = useState(kept.peek().trained[kind] ?? "");
  const query = new URLSearchParams({ kind, results: asked, start: `${kept.peek().start}` });
  const found = useLoaded(`${kind} ${asked}`, () => get<TrainerProblem>(`/problems/next?${query}`));
  if (found.fault)
    return (
      <main class="panel failed" data-testid="problem-missing">
        <div role="alert">
          <h1>{explain(found.fault)}</h1>
        </div>
        <button type="button" class="btn primary" onClick={found.again}>
          {t("page-try-again")}
        </button>
      </main>
    );
  if (!found.data) return null;
  const results = kept.value.trained[kind] ?? "";
  return (
    <Solve
      key={`${found.data.number} ${found.data.problem.id}`}
      problem={found.data.problem}
      title={t("problem-trainer")}
      beside={<Marks results={results} number={found.data.number} />}
      onEnd={(ending: Ending) => noteTrained(kind, ending.solved)}
      ended={() => (
        <button
          type="button"
          class="btn primary"
          data-testid="problem-next"
          onClick={() => setAsked(kept.peek().trained[kind] ?? "")}
        >
          {t("problem-go-on")} <Icon name="next" />
        </button>
      )}
    >
      <nav class="problem-kinds" aria-label={t("problem-trainer")}>
        {TRAINED.map((each) => (
          <a
            key={each}
            class="btn quiet"
            href={`/problem/trainer/${each}`}
            aria-current={each === kind ? "page" : undefined}
            data-testid={`train-${each}`}
          >
            {t(`problem-kind-${each}`)}
          </a>
        ))}
      </nav>
    </Solve>
  );
}

function Marks({ results, number }: { results: string; number: number }) {
  const first = number - 1 - ((number - 1) % SET);
  const shown = results.slice(results.length - (results.length % SET || (results.length >= number ? SET : 0)));
  return (
    <ol
      class="problem-marks"
      data-testid="problem-marks"
      aria-label={t("problem-in-set", {
        number: number - first,
        solved: [...shown].filter((each) => each === "1").length,
      })}
    >
      {Array.from({ length: SET }, (_, index) => {
        const result = shown[index];
        const state = result === "1" ? "done" : result === "0" ? "missed" : index === number - 1 - first ? "now" : "";
        return <li key={index} class={state} aria-hidden="true" />;
      })}
    </ol>
  );
}
