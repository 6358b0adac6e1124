/** Own puzzles, as files or as text. */
import { useState } from "preact/hooks";
import { Icon } from "../../art/icons";
import { t } from "../../texts/texts";
import { mostBytes, mostSets, puzzleSetOf, type PuzzleSet } from "./puzzle_set";

export function OwnPuzzles({ sets, onChange }: { sets: readonly PuzzleSet[]; onChange: (sets: PuzzleSet[]) => void }) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  function add(found: string): void {
    if (!found.trim()) return;
    if (found.length > mostBytes) return setProblem(t("new-puzzles-too-long"));
    setProblem("");
    setText("");
    onChange([...sets, puzzleSetOf(found)].slice(-mostSets));
  }
  return (
    <fieldset class="fieldset" data-testid="own-puzzles">
      <legend>{t("new-puzzles")}</legend>
      <p class="muted">{t("new-puzzles-about", { most: mostSets })}</p>
      {sets.length > 0 && (
        <ul class="set-list">
          {sets.map((set, index) => (
            <li key={index}>
              <span>{set.title || t("new-puzzles-untitled")}</span>
              <button type="button" class="btn quiet" onClick={() => onChange(sets.filter((_, other) => other !== index))}>
                {t("new-puzzles-remove")}
              </button>
            </li>
          ))}
        </ul>
      )}
      {sets.length < mostSets && (
        <>
          <label class="btn file">
            <Icon name="upload" />
            {t("new-puzzles-file")}
            <input
              type="file"
              class="sr-only"
              accept=".txt,text/plain"
              data-testid="puzzle-file"
              onChange={async (event) => {
                const input = event.currentTarget;
                const file = input.files?.[0];
                if (file) add(await file.text());
                input.value = "";
              }}
            />
          </label>
          <details>
            <summary>{t("new-puzzles-type")}</summary>
            <textarea class="input" rows={8} spellcheck={false} aria-label={t("new-puzzles-text")} data-testid="puzzle-text" value={text} onInput={(event) => setText(event.currentTarget.value)} />
            <button type="button" class="btn" data-testid="puzzle-add" onClick={() => add(text)}>
              {t("new-puzzles-add")}
            </button>
          </details>
        </>
      )}
      {problem && (
        <small class="problem" role="alert">
          {problem}
        </small>
      )}
    </fieldset>
  );
}
