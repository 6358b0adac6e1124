/** One turn: what was played and the best that was found, side by side. */
import { Puzzle, type LaidPiece } from "../../art/puzzle";
import { SeatSign } from "../../art/seat";
import { Button } from "../../parts/button";
import { reasonWords, stepWords } from "../../table/hints/words";
import { t } from "../../texts/texts";
import type { LineDocument, ReviewTurn } from "../../types/api";
import type { PuzzleCard } from "../../types/view";
import { at, moment, nameOf, review, show, signOf, turn } from "./state";
import { chanceWords, momentWords, turnWords } from "./words";

const CELL = 15;

export function TurnPanel({ id }: { id: string }) {
  const now = turn.value;
  const found = review.value;
  if (!now || !found) return null;
  return (
    <section class="panel review-turn" data-testid="review-turn" data-turn={at.value} aria-live="polite">
      <header>
        <SeatSign seat={now.seat} text={signOf(now.seat)} size={24} />
        <h2>{turnWords(now)}</h2>
        <span class="muted">{t("review-turn-of", { number: at.value + 1, total: found.total })}</span>
        <span class="space" />
        <Button class="quiet" testid="previous-turn" label={t("review-previous")} onClick={() => show(at.value - 1)}>
          <span aria-hidden="true">‹</span>
        </Button>
        <Button class="quiet" testid="next-turn" label={t("review-next")} onClick={() => show(at.value + 1)}>
          <span aria-hidden="true">›</span>
        </Button>
      </header>
      <p class="said">{said(now).join(" ")}</p>
      <div class="review-lines">
        <Line line={now.played} title={t("review-played")} testid="line-played" />
        {now.best && <Line line={now.best} title={t("review-best")} testid="line-best" />}
      </div>
      <footer>
        <a class="btn" href={`/replay/${id}#a=${now.first_move}`} data-testid="on-board">
          {t("review-on-board")}
        </a>
        {now.samples > 1 && (
          <span class="muted">{t("review-error", { error: (now.error ?? 0).toFixed(1), count: now.samples })}</span>
        )}
      </footer>
    </section>
  );
}

function said(now: ReviewTurn): string[] {
  const words = moment.value ? [momentWords(moment.value)] : [];
  if (now.loss === null) return [...words, t("review-no-choice")];
  if (!now.best) return moment.value?.kind === "best" ? words : [...words, t("review-as-good")];
  if (moment.value?.kind !== "slip") words.push(t("review-loss", { points: Math.round(now.loss) }));
  return [...words, ...now.reasons.map((reason) => reasonWords(reason, nameOf))];
}

function Line({ line, title, testid }: { line: LineDocument; title: string; testid: string }) {
  const cards = (review.value?.puzzles ?? {}) as unknown as Record<string, PuzzleCard>;
  return (
    <div class="review-line" data-testid={testid}>
      <h3>
        {title}
        <b>{chanceWords(line.chance)}</b>
      </h3>
      <div class="review-cards">
        {line.completed.map(
          (puzzle) =>
            cards[puzzle] && (
              <span key={puzzle} class="done">
                <Puzzle card={cards[puzzle]} size={CELL} />
                <b aria-hidden="true">✓</b>
              </span>
            ),
        )}
        {line.puzzles.map(
          ({ slot, puzzle, pieces }) =>
            cards[puzzle] && (
              <Puzzle key={slot} card={cards[puzzle]} size={CELL} laid={pieces as LaidPiece[]} mark={false} />
            ),
        )}
      </div>
      <ol>
        {line.steps.map((step, index) => (
          <li key={index} value={step.number}>
            {stepWords(step)}
          </li>
        ))}
      </ol>
      {line.steps.length === 0 && <p>{t("review-did-nothing")}</p>}
    </div>
  );
}
