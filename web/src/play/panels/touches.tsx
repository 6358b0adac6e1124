/** Finishing touches: the live score beside the mat, and the question before Done. */
import "../../styles/table/touches.css";
import { Button } from "../../parts/button";
import { Dialog } from "../../parts/dialog";
import { mine, view } from "../../state/table";
import { t } from "../../texts/texts";
import { act } from "../actions/send";
import { scoreAfter, touchHint } from "../actions/touches";
import { nameOf } from "../feedback/narrate";
import { carried, flow } from "../selection";

export function TouchSheet() {
  const now = view.value;
  const score = mine.value?.score;
  if (now?.phase !== "touches" || !score) return null;
  const after = scoreAfter.value;
  const touches = mine.value!.puzzles.flatMap((each) => each.pieces).filter((each) => each.touch).length;
  const unfinished = mine.value!.puzzles.filter((each) => each.open.length).length;
  return (
    <section class="panel touch-sheet" tabIndex={0} aria-label={t("play-your-score")} data-testid="touch-sheet">
      <h2>{t("play-your-score")}</h2>
      <dl class="num">
        <Line name={t("play-score-pile", { count: mine.value!.completed })} value={String(score.pile)} />
        <Line name={t("play-score-touched")} value={`+${score.touched}`} />
        <Line name={t("play-score-touches", { count: touches })} value={`−${score.touches}`} />
        <Line name={t("play-score-unfinished", { count: unfinished })} value={`−${score.unfinished}`} />
        <Line name={t("play-score-now")} value={String(score.total)} total />
      </dl>
      <p class="gain" aria-live="off">
        {after !== null && carried.value
          ? t("play-touch-gain-of", {
              piece: carried.value.piece,
              now: touchHint.value?.now ?? score.total,
              after,
            })
          : bestHint()}
      </p>
      <Others />
    </section>
  );
}

function Line({ name, value, total = false }: { name: string; value: string; total?: boolean }) {
  return (
    <div class={total ? "total" : ""}>
      <dt>{name}</dt>
      <dd data-testid={total ? "score-now" : undefined}>{value}</dd>
    </div>
  );
}

/** The cheapest way to complete a puzzle that gains something, if the server has found one. */
function bestHint(): string {
  const hint = touchHint.value;
  if (!hint) return "";
  const gain = hint.completions.filter((each) => each.score > hint.now).toSorted((a, b) => b.score - a.score)[0];
  return gain
    ? t("play-touch-completion", { slot: gain.slot, count: gain.actions.length, now: hint.now, after: gain.score })
    : t("play-touch-no-gain");
}

function Others() {
  const now = view.value;
  const others = now?.seats.filter((each) => each.seat !== now.seat) ?? [];
  if (!now || !others.length) return null;
  return (
    <ul class="others-done">
      {others.map((each) => (
        <li key={each.seat}>
          <b>{nameOf(each.seat, now)}</b> <span>{t(each.touches_done ? "play-other-done" : "play-other-placing")}</span>
        </li>
      ))}
    </ul>
  );
}

/** Asked only when a single placement would still gain something. */
export function DoneDialog() {
  const hint = touchHint.value;
  const after = hint?.best ? (hint.placements[hint.best] ?? hint.now) : (hint?.now ?? 0);
  const close = () => (flow.value = null);
  return (
    <Dialog
      title={t("play-done-really")}
      onClose={close}
      testid="done-dialog"
      footer={
        <>
          <Button class="quiet" testid="done-back" onClick={close}>
            {t("play-back-to-table")}
          </Button>
          <Button class="primary" icon="check" testid="done-sure" onClick={() => void act("done")}>
            {t("play-done")}
          </Button>
        </>
      }
    >
      <p>{t("play-done-better", { now: hint?.now ?? 0, after })}</p>
    </Dialog>
  );
}
