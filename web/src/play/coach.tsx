/** One short line that says what can be done now. For newcomers until they have placed a few pieces; in a flow for everybody. */
import { signal } from "@preact/signals";
import { mayAct, mine, view } from "../state/table";
import { t } from "../texts/texts";
import { may } from "./doing";
import { floating } from "./drag";
import { scoreAfter, touchHint } from "./finishing";
import { clash, clashText, covered } from "./hand";
import { slotsFor } from "./placing";
import { carried, mode, type Mode } from "./selection";

const KEY = "projectl.placed";
/** Who has placed so many pieces knows how. */
const ENOUGH = 8;

/** A sheet says itself what it asks. */
const SHEETS: ReadonlySet<Mode> = new Set(["exchange", "recycle", "split", "order", "reward", "level-up"]);

const placed = signal(stored());

/** Whether somebody still learns how it goes. */
export const isNew = (): boolean => placed.value < 2 * ENOUGH;

function stored(): number {
  try {
    return Number(localStorage.getItem(KEY) ?? 0);
  } catch {
    return 0;
  }
}

export function placedOne(): void {
  placed.value += 1;
  try {
    localStorage.setItem(KEY, String(placed.value));
  } catch {
    // Without a memory the hints simply come again.
  }
}

export function Coach() {
  const text = hint();
  return (
    <p class="coach" data-testid="coach">
      {text}
    </p>
  );
}

function hint(): string {
  const now = view.value;
  if (!now?.you || now.phase === "over" || !mayAct.value || SHEETS.has(mode.value)) return "";
  return handHint() ?? flowHint() ?? (placed.value < ENOUGH ? beginnersHint() : "");
}

function handHint(): string | null {
  const hand = carried.value;
  if (!hand) return null;
  // A dragged piece tells it by itself, where the eye is.
  if (floating.value) return "";
  const after = scoreAfter.value;
  if (after !== null) return t("play-touch-gain", { now: touchHint.value?.now ?? 0, after });
  if (covered.value) return t("play-hint-fits", { completes: covered.value.completes ? "yes" : "no" });
  if (clash.value) return clashText(clash.value);
  return slotsFor(view.value?.you ?? null, hand.piece).length ? t("play-hint-choose-puzzle") : t("play-hint-fits-nowhere");
}

function flowHint(): string | null {
  const turn = mine.value?.turn;
  if (turn?.sequence) return t(`banner-sequence-${turn.sequence.kind}`);
  if (view.value?.phase === "touches") return t("play-hint-touches");
  if (turn?.complete) return t("play-hint-complete");
  return null;
}

function beginnersHint(): string {
  const you = view.value?.you;
  const puzzles = mine.value?.puzzles.length ?? 0;
  if (!puzzles) return t("play-hint-begin");
  if (you?.placements.length) return t("play-hint-place");
  return may("piece") || you?.exchanges.length ? t("play-hint-get-pieces") : "";
}
