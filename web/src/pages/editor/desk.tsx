/** Drawing in one set: its puzzles, the card on the desk, and beside it what the server says. */
import { useEffect } from "preact/hooks";
import { signal } from "@preact/signals";
import { measures } from "../../art/puzzle";
import { notice } from "../../parts/notice";
import { say } from "../../parts/speech";
import { t } from "../../texts/texts";
import type { PuzzleVerdict } from "../../types/api";
import { Page } from "../frame";
import { useLoaded } from "../loading";
import { Shown } from "../parts";
import { Bar, play } from "./bar";
import { Board, onUndoKey } from "./board";
import { Rewards, Tools, Worth } from "./controls";
import { Dock, List } from "./list";
import { keepNow, openSet, place, problem, puzzle, set, verdict } from "./state";
import { Verdict } from "./verdict";

const phone = matchMedia("(max-width: 640px)");
const width = signal(innerWidth);
addEventListener("resize", () => (width.value = innerWidth));

/** Px per cell: on a phone the card fills the width. */
function cellSize(): number {
  if (width.value > 640) return 46;
  const room = width.value - 2 * 12 - 2 * 12;
  return Math.max(36, Math.floor((room / measures(58).width) * 58));
}

/** Said once the drawing has rested. */
const HEARD_AFTER = 500;

function heard(found: PuzzleVerdict): string {
  if (!found.fillable) return t("editor-heard-not", { cells: found.cells, why: t(found.reason!) });
  return t("editor-heard", { cells: found.cells, pieces: found.fewest_pieces! });
}

export function Desk({ id }: { id: string }) {
  const found = useLoaded(id, () => openSet(id));
  useEffect(() => {
    const leave = () => void keepNow();
    addEventListener("pagehide", leave);
    addEventListener("keydown", onUndoKey);
    return () => {
      removeEventListener("pagehide", leave);
      removeEventListener("keydown", onUndoKey);
      leave();
    };
  }, []);
  useEffect(() => {
    const told = verdict.value;
    if (!told) return;
    const timer = setTimeout(() => say(heard(told)), HEARD_AFTER);
    return () => clearTimeout(timer);
  }, [verdict.value]);
  useEffect(() => {
    if (problem.value) notice(problem.value);
  }, [problem.value]);
  const drawn = puzzle.value;
  return (
    <Page title={set.value?.title ?? t("editor-title")} testid="editor-desk" hideTitle>
      <Shown of={found}>
        {() =>
          set.value && drawn ? (
            <div class="editor">
              <Bar id={id} />
              <List />
              <section class="editor-drawing panel" aria-label={t("editor-drawing")}>
                <Tools drawn={drawn} />
                <Board key={place.value} drawn={drawn} size={cellSize()} />
                <div class="editor-choices">
                  <Worth drawn={drawn} />
                  <Rewards drawn={drawn} expansion={set.value.expansion} />
                </div>
              </section>
              <Verdict drawn={drawn} found={verdict.value} />
              {width.value <= 640 && phone.matches && <Dock onPlay={() => void play()} />}
            </div>
          ) : null
        }
      </Shown>
    </Page>
  );
}
