/** Own puzzles, as files or as text. They are checked and drawn as soon as they are added. */
import { useState } from "preact/hooks";
import { Icon } from "../../art/icons";
import { Puzzle } from "../../art/puzzle";
import { t } from "../../texts/texts";
import { asRefusal, explain } from "../loading";
import { mostSets, readPuzzleSet, type PuzzleSet } from "./puzzle_set";

export function OwnPuzzles({ sets, onChange }: { sets: readonly PuzzleSet[]; onChange: (sets: PuzzleSet[]) => void }) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  async function add(found: string): Promise<void> {
    if (!found.trim()) return;
    try {
      const set = await readPuzzleSet(found);
      setProblem("");
      setText("");
      onChange([...sets, set].slice(-mostSets));
    } catch (fault) {
      setProblem(explain(asRefusal(fault)));
    }
  }
  return (
    <fieldset class="fieldset" data-testid="own-puzzles">
      <legend>{t("new-puzzles")}</legend>
      <p class="muted">{t("new-puzzles-about", { most: mostSets })}</p>
      <a href="/editor" class="btn quiet" data-testid="to-editor">
        {t("new-puzzles-draw")}
      </a>
      {sets.length > 0 && (
        <ul class="set-list">
          {sets.map((set, index) => (
            <li key={index}>
              <span>{set.title}</span>
              <button
                type="button"
                class="btn quiet"
                aria-label={t("new-puzzles-remove-named", { title: set.title })}
                onClick={() => onChange(sets.filter((_, other) => other !== index))}
              >
                {t("new-puzzles-remove")}
              </button>
              <div class="set-cards">
                {set.cards.map((card, number) => (
                  <Puzzle key={number} card={card} size={8} />
                ))}
              </div>
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
                if (file) await add(await file.text());
                input.value = "";
              }}
            />
          </label>
          <details>
            <summary>{t("new-puzzles-type")}</summary>
            <textarea
              class="input"
              rows={8}
              spellcheck={false}
              aria-label={t("new-puzzles-text")}
              data-testid="puzzle-text"
              value={text}
              onInput={(event) => setText(event.currentTarget.value)}
            />
            <button type="button" class="btn" data-testid="puzzle-add" onClick={() => void add(text)}>
              {t("new-puzzles-add")}
            </button>
          </details>
        </>
      )}
      {problem && (
        <p class="problem" role="alert" data-testid="puzzle-problem">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
