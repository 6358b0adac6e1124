/** The hint as it is read: three depths one under the other, or a plan for a puzzle; on a phone only what is new. */
import { Icon } from "../../art/icons";
import { Piece } from "../../art/piece";
import { Button } from "../../parts/button";
import { may } from "../../play/actions/send";
import { mayAct, mine, table } from "../../state/table";
import { language, t } from "../../texts/texts";
import type { Step } from "../../types/api";
import type { HintDocument, PlanDocument } from "../../types/protocol";
import { close, DEPTHS, deeper, doFirst, hint, plan, showNext, shownSteps, thinking, told } from "./asking";
import { chanceWords, hintWords, reasonWords, risksOf, stepWords, verdictWords } from "./words";

export function HintPanel({ sheet = false }: { sheet?: boolean }) {
  const now = told.value;
  return (
    <div class={`advice${sheet ? " in-sheet" : ""}`} data-testid="advice" aria-busy={thinking.value}>
      {now?.asked === "plan" ? <Plan plan={now.plan} /> : <Hint sheet={sheet} />}
    </div>
  );
}

function Hint({ sheet }: { sheet: boolean }) {
  const hints = told.value?.hints ?? [];
  const last = hint.value;
  const isWhole = last !== null && (last.depth === DEPTHS || last.kind !== "act");
  const shown = sheet ? hints.slice(-1) : hints;
  const depth = last?.depth ?? 0;
  return (
    <>
      {sheet && <Ladder depth={depth} />}
      <div class="advice-text" tabIndex={0} role="group" aria-label={t("hint-tab")}>
        {!last && !thinking.value && <p class="muted">{t("hint-open-to-all")}</p>}
        <ol class="depths">
          {shown.map((each) => (
            <li key={each.depth} class={each === last ? "new" : "old"}>
              <span class="coin" aria-hidden="true">
                {each === last ? each.depth : <Icon name="check" size={16} />}
              </span>
              <Words hint={each} />
            </li>
          ))}
        </ol>
        {thinking.value && <Thinking />}
        {last?.depth === DEPTHS && <Why hint={last} />}
      </div>
      <footer>
        {last && isWhole && last.steps.length > 0 ? (
          <Button class="primary" testid="hint-act" onClick={doFirst}>
            {t("hint-act")}
          </Button>
        ) : (
          !isWhole &&
          !(thinking.value && !last) && (
            <Button
              class="primary"
              icon={last ? undefined : "bulb"}
              refusal={mayAct.value ? null : t("reason-not-your-turn")}
              testid="hint-more"
              onClick={() => void deeper()}
            >
              {t(last ? "hint-more" : "hint-button")}
            </Button>
          )
        )}
        {(isWhole || !last) && !!mine.value?.puzzles.length && mayAct.value && (
          <Button testid="hint-plan" onClick={() => void plan()}>
            {t("hint-plan-ask")}
          </Button>
        )}
        {last && (
          <Button
            class={sheet ? "square" : "quiet"}
            label={t("hint-close")}
            icon={sheet ? "cross" : undefined}
            testid="hint-close"
            onClick={close}
          >
            {sheet ? null : t(isWhole ? "hint-close" : "hint-idea")}
          </Button>
        )}
      </footer>
    </>
  );
}

/** At the last depth the steps, each with the number of its action. */
function Words({ hint: each }: { hint: HintDocument }) {
  if (each.depth < DEPTHS || each.kind !== "act") return <p>{hintWords(each)}</p>;
  return (
    <ol class="steps" aria-label={t("hint-steps")}>
      {each.steps.map((step, index) => (
        <li key={index}>
          <b class="num">{step.number}</b> {stepWords(step)}
        </li>
      ))}
    </ol>
  );
}

function Why({ hint: each }: { hint: HintDocument }) {
  const count = each.looked_at?.toLocaleString(language.value) ?? "";
  return (
    <>
      {each.reasons.length > 0 && (
        <section class="why">
          <h3>{t("hint-why")}</h3>
          {each.reasons.map((reason) => (
            <p key={reason.key}>{reasonWords(reason)}</p>
          ))}
        </section>
      )}
      <p class="muted figures">
        {chanceWords(each)} {each.looked_at !== null && t("hint-looked-at", { count })}{" "}
        {each.by === "planner" && t("hint-by-planner")}
      </p>
      <p class="muted small">{t("hint-open-to-all")}</p>
    </>
  );
}

function Ladder({ depth }: { depth: number }) {
  return (
    <div class="ladder" role="img" aria-label={t("hint-depth", { depth })}>
      {[1, 2, 3].map((each) => (
        <i key={each} class={each <= depth ? "on" : ""} />
      ))}
      <span class="num" aria-hidden="true">
        {t("hint-depth", { depth })}
      </span>
    </div>
  );
}

function Thinking() {
  return (
    <p class="pulsing" role="status">
      <span aria-hidden="true">
        <i /> <i /> <i />
      </span>
      <span class="words">{t("hint-thinking")}</span>
    </p>
  );
}

function Plan({ plan: found }: { plan: PlanDocument | null }) {
  const puzzles = mine.value?.puzzles.length ?? 0;
  const isNow = found?.verdict === "now";
  const first = found?.steps[0];
  return (
    <>
      <div class="advice-text" tabIndex={0} role="group" aria-label={t("hint-tab")}>
        {thinking.value && <Thinking />}
        {!found && !thinking.value && <p>{t("hint-plan-none")}</p>}
        {found && (
          <>
            <h3>{t("hint-puzzle", { slot: found.slot })}</h3>
            <p class={`verdict ${found.verdict}`} data-testid="verdict">
              {(isNow || found.verdict === "turns") && <Icon name="check" size={16} />} {verdictWords(found)}
            </p>
            <ol class="steps pictured" aria-label={t("hint-steps")}>
              {found.steps.slice(0, shownSteps.value ?? undefined).map((step, index) => (
                <li key={index}>
                  <Picture step={step} />
                  <span>
                    <b class="num">{step.number}</b> {stepWords(step)}
                  </span>
                </li>
              ))}
            </ol>
            {risksOf(found).map((risk) => (
              <p key={risk} class="why">
                {risk}
              </p>
            ))}
          </>
        )}
      </div>
      <footer>
        {first && may(first.action) && (
          <Button class="primary" testid="hint-act" onClick={doFirst}>
            {t("hint-act")}
          </Button>
        )}
        {found && found.steps.length > 1 && (
          <Button testid="hint-steps" onClick={showNext}>
            {t("hint-plan-show")}
          </Button>
        )}
        {puzzles > 1 && (
          <Button testid="hint-plan" onClick={() => void plan()}>
            {t("hint-plan-another")}
          </Button>
        )}
        <Button class="quiet" testid="hint-close" onClick={close}>
          {t("hint-close")}
        </Button>
      </footer>
    </>
  );
}

/** The pieces that a step is about. */
function Picture({ step }: { step: Step }) {
  const pieces = [step.piece, step.taken].filter((each) => each !== null) as Parameters<typeof Piece>[0]["piece"][];
  if (!pieces.length || !table.value) return <span class="picture" />;
  return (
    <span class="picture" aria-hidden="true">
      {pieces.map((piece, index) => (
        <Piece key={index} piece={piece} size={10} mark={false} />
      ))}
    </span>
  );
}
