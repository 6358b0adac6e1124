/** The same as the graph, as a table. */
import { t } from "../../texts/texts";
import type { ReviewDocument } from "../../types/api";
import { nameOf, show } from "./state";
import { signed, turnWords } from "./words";

export function ChanceTable({ found }: { found: ReviewDocument }) {
  return (
    <div class="review-table" tabIndex={0} role="region" aria-label={t("review-chances")}>
      <table data-testid="chance-table">
        <thead>
          <tr>
            <td />
            {found.result.map((_, side) => (
              <th key={side} scope="col">
                {nameOf(side)}
              </th>
            ))}
            <th scope="col">±</th>
          </tr>
        </thead>
        <tbody>
          {found.turns.map((turn, number) => (
            <tr key={number}>
              <th scope="row">
                <button type="button" class="link" onClick={() => show(number)}>
                  {turnWords(turn)}
                </button>
              </th>
              {turn.chances.map((chance, side) => (
                <td key={side}>{Math.round(chance)}</td>
              ))}
              <td>{turn.loss === null ? "–" : signed(-turn.loss)}</td>
            </tr>
          ))}
          {found.turns.length === found.total && (
            <tr>
              <th scope="row">{t("review-result")}</th>
              {found.result.map((chance, side) => (
                <td key={side}>{Math.round(chance)}</td>
              ))}
              <td />
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
