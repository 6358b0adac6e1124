/** Figures that are tables: the black deck, finishing touches and scores step by step, the editions side by side. */
import { has, t } from "../../texts/texts";
import { Mine } from "./drawing";
import type { FigureProps } from "./figures";

const NAMES = ["rules-ann", "rules-ben", "rules-cleo"];
const minus = (count: number) => (count ? `−${count}` : "–");

export function BlackDeck({ book }: FigureProps) {
  return (
    <table class="small-table">
      <tbody>
        <tr>
          <th scope="row">{t("rules-players")}</th>
          {book.tables.map((each) => (
            <td key={each.players}>{each.players}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{t("rules-setup-count")}</th>
          {book.tables.map((each) => (
            <td key={each.players}>{each.black}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** The sum as it is written, with true minus signs. */
const sumOf = ([start, ...terms]: readonly number[]) =>
  [start, ...terms.map((term) => `${term < 0 ? "−" : "+"} ${Math.abs(term)}`)].join(" ");

/** What each touch makes of the score, as the engine counts it. */
export function TouchSteps({ book, figure, frames }: FigureProps) {
  const steps = figure.captions!.map((caption, index) => ({ caption, frame: frames[index]! }));
  const full = frames[figure.captions!.length - 1]!;
  return (
    <div class="touch-steps">
      <Mine puzzles={full.puzzles} cards={book.cards} size={19} />
      <table class="small-table sums">
        <thead>
          <tr>
            <th scope="col">{t("rules-touches-places")}</th>
            <td />
            <th scope="col" class="end">
              {t("rules-score")}
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ caption, frame }) => (
            <tr key={caption}>
              <th scope="row">{t(caption)}</th>
              <td class="num muted end">{sumOf(frame.terms)}</td>
              <td class="num end">
                <b>{frame.rows[0]!.score}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function Scores({ book, frames }: FigureProps) {
  const rows = frames.at(-1)!.rows.toSorted((a, b) => a.place - b.place);
  const costs = book.facts["unfinished_cost"] === true;
  return (
    <div class="scores-with">
      <div class="wide-table" tabIndex={0} role="region" aria-label={t("rules-scoring-title")}>
        <table class="small-table scores">
          <thead>
            <tr>
              <td />
              <td />
              <th scope="col">{t("rules-scoring-points")}</th>
              <th scope="col">{t("rules-scoring-touches")}</th>
              {costs && <th scope="col">{t("rules-scoring-unfinished")}</th>}
              <th scope="col">{t("rules-score")}</th>
              <th scope="col">{t("rules-scoring-completed")}</th>
              <th scope="col">{t("rules-scoring-pieces")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.seat} class={row.place === 1 ? "first" : ""}>
                <td class="num muted">{row.place}</td>
                <th scope="row">{t(NAMES[row.seat]!)}</th>
                <td class="num">{row.points}</td>
                <td class="num">{minus(row.touches)}</td>
                {costs && <td class="num">{minus(row.unfinished)}</td>}
                <td class="num total">{row.score}</td>
                <td class="num">{row.completed}</td>
                <td class="num">{row.pieces}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {frames.at(-1)!.others.map(({ seat, puzzles }) => (
        <figure key={seat}>
          <Mine puzzles={puzzles} cards={book.cards} size={11} />
          <figcaption class="lab">{t(NAMES[seat]!)}</figcaption>
        </figure>
      ))}
    </div>
  );
}

const word = (value: string) => (has(value) ? t(value) : value);

/** Where not all editions have room beside each other, the one that is read is in sight. */
function showChosen(box: HTMLElement | null): void {
  const column = box?.querySelector<HTMLElement>("thead .is-me");
  const heads = box?.querySelector<HTMLElement>("tbody th");
  if (box && column && heads) box.scrollLeft = column.offsetLeft - heads.offsetWidth;
}

export function Differences({ book }: FigureProps) {
  const editions = book.differences[0]!.values.map((each) => each.edition);
  const chosen = (edition: string) => (edition === book.edition ? "is-me" : "");
  return (
    <div ref={showChosen} class="wide-table" tabIndex={0} role="region" aria-label={t("rules-differences-title")}>
      <table class="small-table compared">
        <thead>
          <tr>
            <td />
            {editions.map((edition) => (
              <th key={edition} scope="col" class={chosen(edition)}>
                {t(`edition-${edition}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {book.differences.map((row) => (
            <tr key={row.title}>
              <th scope="row">{t(row.title)}</th>
              {row.values.map(({ edition, value, boxed }) => (
                <td key={edition} class={chosen(edition)}>
                  {word(value)}
                  {boxed && (
                    <small class="muted">
                      {t("rules-boxed")}: {word(boxed)}
                    </small>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
