/** The puzzles of the set; on a phone one after the other. */
import { Icon } from "../../art/icons";
import { Puzzle } from "../../art/puzzle";
import { t } from "../../texts/texts";
import { cardOf } from "./board";
import { MOST_PUZZLES, moved, newPuzzle } from "./drawing";
import { change, place, set, show } from "./state";

function add(): void {
  const now = set.value!;
  if (now.puzzles.length < MOST_PUZZLES)
    change({ ...now, puzzles: [...now.puzzles, newPuzzle(now.puzzles)] }, now.puzzles.length);
}

/** Alt and an arrow move the puzzle in the list. */
function onKey(event: KeyboardEvent, at: number): void {
  const by = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
  if (!by) return;
  event.preventDefault();
  const next = moved(set.value!, at, by);
  if (next !== set.value) change(next, at + by);
}

export function List() {
  const { puzzles } = set.value!;
  return (
    <section class="editor-list panel" aria-label={t("editor-list")}>
      <ol>
        {puzzles.map((each, at) => (
          <li key={at}>
            <button
              type="button"
              class="editor-item"
              aria-current={at === place.value ? "true" : undefined}
              data-testid={`editor-item-${at}`}
              onKeyDown={(event) => onKey(event, at)}
              onClick={() => show(at)}
            >
              <Puzzle card={cardOf(each)} size={7} />
              <span>
                <b>{each.id}</b>
                <small class="muted">{t("editor-item", { points: each.points, cells: each.cells.length })}</small>
              </span>
            </button>
          </li>
        ))}
      </ol>
      <button type="button" class="btn" data-testid="editor-add" onClick={add}>
        <Icon name="plus" />
        {t("editor-add")}
      </button>
    </section>
  );
}

export function Dock({ onPlay }: { onPlay: () => void }) {
  const count = set.value!.puzzles.length;
  const at = place.value;
  return (
    <div class="editor-dock" data-testid="editor-dock">
      <button
        type="button"
        class="btn square"
        aria-label={t("editor-before")}
        aria-disabled={at === 0}
        data-testid="editor-before"
        onClick={() => at > 0 && show(at - 1)}
      >
        <Icon name="back" />
      </button>
      <span data-testid="editor-place">{t("editor-place", { number: at + 1, all: count })}</span>
      {at + 1 < count ? (
        <button
          type="button"
          class="btn square"
          aria-label={t("editor-after")}
          data-testid="editor-after"
          onClick={() => show(at + 1)}
        >
          <Icon name="next" />
        </button>
      ) : (
        <button
          type="button"
          class="btn square"
          aria-label={t("editor-add")}
          data-testid="editor-add-phone"
          onClick={add}
        >
          <Icon name="plus" />
        </button>
      )}
      <button type="button" class="btn primary" data-testid="editor-play-phone" onClick={onPlay}>
        <Icon name="play" />
        {t("editor-play-short")}
      </button>
    </div>
  );
}
