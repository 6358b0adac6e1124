/** What the server says of the drawing. */
import { Icon } from "../../art/icons";
import { Puzzle, type LaidPiece } from "../../art/puzzle";
import { t } from "../../texts/texts";
import type { DrawnPuzzle, PuzzleVerdict } from "../../types/api";
import { inLanguage } from "../words";
import { cardOf } from "./board";
import { spanOf } from "./controls";
import { Plot } from "./plot";

export function Verdict({ drawn, found }: { drawn: DrawnPuzzle; found: PuzzleVerdict | null }) {
  return (
    <section
      class="editor-verdict panel"
      aria-label={t("editor-verdict")}
      data-testid="editor-verdict"
      data-judged={found ? found.cells : ""}
    >
      <p class={`editor-can ${found?.fillable === false ? "not" : ""}`} data-testid="editor-can">
        <Icon name={found?.fillable === false ? "bulb" : "check"} />
        <b>{found ? (found.fillable ? t("editor-can") : t(found.reason!)) : " "}</b>
      </p>
      <dl class="editor-figures">
        <Figure name="cells" value={found?.cells} />
        <Figure name="sets" value={found?.sets} />
        <Figure name="pieces" value={found?.fewest_pieces} />
        <Figure name="actions" value={found?.fewest_actions} />
      </dl>
      {found?.same_as.map(({ id, set }) => (
        <p key={`${set} ${id}`} class="editor-same" data-testid="editor-same">
          {t("editor-same", { id })}
        </p>
      ))}
      {found && found.filling.length > 0 && (
        <div class="editor-way">
          <Puzzle card={cardOf(drawn)} size={12} laid={found.filling as unknown as LaidPiece[]} />
          <p class="muted">
            {t("editor-way", { pieces: found.fewest_pieces!, sets: found.fewest_sets })}{" "}
            {t("puzzle-verdict-about-actions")}
          </p>
        </div>
      )}
      {found && <Worth drawn={drawn} found={found} />}
    </section>
  );
}

function Worth({ drawn, found }: { drawn: DrawnPuzzle; found: PuzzleVerdict }) {
  const { puzzles, error } = found.comparison;
  return (
    <div class="editor-worth">
      <h2>{t("editor-worth")}</h2>
      <p class="muted">{t("puzzle-verdict-about-fair", { count: puzzles, error: inLanguage(error, 2) })}</p>
      <Plot found={found} points={drawn.points} name={drawn.id} />
      <details>
        <summary>{t("editor-as-table")}</summary>
        <table class="page-sheet">
          <thead>
            <tr>
              <th scope="col">{t("editor-extent")}</th>
              <th scope="col">{t("puzzle-verdict-points")}</th>
              <th scope="col">{t("editor-how-many")}</th>
            </tr>
          </thead>
          <tbody>
            {found.comparison.places.map((each) => (
              <tr key={`${each.extent} ${each.points} ${each.colour}`}>
                <td>{each.extent}</td>
                <td>{each.points}</td>
                <td>{each.count}</td>
              </tr>
            ))}
            <tr>
              <td>{found.extent}</td>
              <td>{drawn.points}</td>
              <td>{t("editor-yours", { name: drawn.id, points: found.fair ? spanOf(found.fair) : "–" })}</td>
            </tr>
          </tbody>
        </table>
      </details>
    </div>
  );
}

function Figure({ name, value }: { name: string; value: number | null | undefined }) {
  return (
    <div>
      <dt>{t(`puzzle-verdict-${name}`)}</dt>
      <dd data-testid={`editor-${name}`}>{value == null ? "–" : inLanguage(value)}</dd>
    </div>
  );
}
