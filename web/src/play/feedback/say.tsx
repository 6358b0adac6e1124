/**
 * The say line: the one place for what concerns the player. News of the moment (reasons, rewards, errors) come first, then what
 * the piece in hand or an open flow is about, and for newcomers what can be done now.
 */
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { places, shown } from "../../parts/notice";
import { mayAct, mine, view } from "../../state/table";
import { layout } from "../../table/form/layout";
import { t } from "../../texts/texts";
import { may, reveals, whyNot } from "../actions/send";
import { filling } from "../actions/fillings";
import { floating } from "../hand/drag";
import { scoreAfter, touchHint } from "../actions/touches";
import { arrows, choice, given, roomFor } from "../actions/exchange";
import { clash, clashText, covered } from "../hand/hand";
import { slotsFor } from "../hand/placing";
import { carried, mode, selected, sheetOpen } from "../selection";

const KEY = "projectl.placed";
/** Who has placed so many pieces knows how. */
const ENOUGH = 8;

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

/** `otherwise` is shown while there is nothing to say, such as what the others did. */
export function Say({ otherwise }: { otherwise?: ComponentChildren }) {
  useEffect(() => {
    places.value += 1;
    return () => void (places.value -= 1);
  }, []);
  const news = shown.value;
  const text = news?.text ?? urgentHint();
  const rest = text || otherwise || beginnersHint();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Some languages need more words than the box has room for at its usual size of type.
    const line = box.current!;
    line.classList.remove("tight");
    const high = line.firstElementChild?.clientHeight ?? 0;
    line.classList.toggle("tight", high > line.clientHeight);
  }, [typeof rest === "string" ? rest : "", layout.value]);
  return (
    <div class="say" data-testid="say" key={news?.number} ref={box}>
      {/* News are read aloud by the live region. */}
      {typeof rest === "string" ? <p aria-hidden={news ? "true" : undefined}>{rest}</p> : rest}
    </div>
  );
}

/** What the player is busy with. */
function urgentHint(): string {
  const now = view.value;
  if (!now?.you || now.phase === "over" || !mayAct.value) return takeHint() ?? "";
  return sheetHint() ?? takeHint() ?? handHint() ?? flowHint() ?? "";
}

/** What an open sheet asks. */
function sheetHint(): string | null {
  const asked = choice.value;
  const slots = sheetOpen.value ? roomFor.value : null;
  const where = slots && (["none", "single"][slots.length] ?? "several");
  if (slots && where) return t("say-would-fit", { where, slots: slots.map(String) });
  switch (mode.value) {
    case "exchange":
      return t(given.value ? "play-exchange" : "play-choose-give");
    case "level-up":
      return t("play-level-up", { arrows: arrows() });
    case "reward":
      return t("play-reward-missing", { piece: asked?.kind === "reward" ? asked.missing : "O1" });
    case "order":
      return t("banner-choice-order");
    case "recycle":
      return t("play-recycle-reveals");
    case "split":
      return t("play-split-about");
    default:
      return null;
  }
}

/** A puzzle on offer that is picked out or looked at: how the own pieces fill it, and what taking it means. */
function takeHint(): string | null {
  const action = selected.value;
  const why = action && whyNot(action);
  if (why) return why;
  const found = filling.value;
  const missing = found?.fillings[0]?.missing ?? [];
  const fills = !found?.fillings.length
    ? ""
    : missing.length
      ? t("play-needs", { pieces: missing.join("+"), count: missing.length })
      : t("say-fills");
  const warning = action && reveals(action) ? t("play-take-reveals") : "";
  return `${fills} ${warning}`.trim() || null;
}

function handHint(): string | null {
  const hand = carried.value;
  if (!hand) return null;
  const after = scoreAfter.value;
  if (after !== null) return t("play-touch-gain", { now: touchHint.value?.now ?? 0, after });
  if (covered.value) return t("play-hint-fits", { completes: covered.value.completes ? "yes" : "no" });
  if (clash.value) return clashText(clash.value);
  // How a dragged piece is turned, nothing else tells.
  if (floating.value) return t(floating.value.touch ? "play-drag-finger" : "play-drag-keys");
  return slotsFor(view.value?.you ?? null, hand.piece).length
    ? t("play-hint-choose-puzzle")
    : t("play-hint-fits-nowhere");
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
  if (!you || view.value?.phase !== "play" || !mayAct.value || placed.value >= ENOUGH) return "";
  const puzzles = mine.value?.puzzles.length ?? 0;
  if (!puzzles) return t("play-hint-begin");
  if (you.placements.length) return t("play-hint-place");
  return may("piece") || you.exchanges.length ? t("play-hint-get-pieces") : "";
}
