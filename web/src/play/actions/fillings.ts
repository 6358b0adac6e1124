/** Costly hints, asked for once per moment of the game and only when somebody looks at what they tell. */
import { computed, effect, signal } from "@preact/signals";
import { say } from "../../parts/speech";
import { look, status, view } from "../../state/table";
import { t } from "../../texts/texts";
import type { Hint } from "../../types/protocol";
import type { FillingHint, Laid } from "../../types/view";
import { selectedDeck, selectedRow } from "../selection";
import { picked } from "./exchange";

/** The face-up puzzle under the pointer or the focus of the keyboard. */
const peeked = signal<number | null>(null);
/** The face-up puzzle that is looked at: the selected one, else that. */
export const looked = computed<number | null>(
  () => selectedRow.value ?? (selectedDeck.value === null ? peeked.value : null),
);

let timer = 0;

/** Show how the own pieces fill a face-up puzzle, after a short rest so that passing over it asks nothing. */
export function peek(rowSlot: number | null): void {
  clearTimeout(timer);
  if (rowSlot === null) peeked.value = null;
  else timer = window.setTimeout(() => (peeked.value = rowSlot), 120);
}

export const filling = computed<FillingHint | null>(
  () => view.value?.hints.fillings?.find((each) => each.row_slot === looked.value) ?? null,
);

/** Which of the own pieces go into a face-up puzzle, in words; empty until the server has told. */
export function fitWords(rowSlot: number): string {
  const hint = view.value?.hints.fillings?.find((each) => each.row_slot === rowSlot);
  if (!hint) return "";
  return hint.fits.length ? t("sr-card-fits", { pieces: hint.fits.join("+") }) : t("sr-card-fits-none");
}

/** The pieces of a filling, and which of them are not there: as many of a kind as are missing. */
export function withLacking(filling: FillingHint["fillings"][number]): (Laid & { lacking: boolean })[] {
  const left = [...filling.missing];
  return filling.pieces.map((laid) => {
    const at = left.indexOf(laid.piece);
    if (at >= 0) left.splice(at, 1);
    return { ...laid, lacking: at >= 0 };
  });
}

const asked = new Set<string>();

/** Ask for a hint of the view on screen, unless it is there or on its way. */
export function want(hint: Hint): void {
  const now = view.value;
  if (!now || now.seat === null || now.hints[hint] !== undefined || status.value !== "open") return;
  const key = `${now.version} ${now.seat} ${hint}`;
  if (asked.has(key)) return;
  asked.clear();
  asked.add(key);
  void look([hint]);
}

/** What is looked at decides what is asked for. */
export function followHints(): () => void {
  const forget = tellFits();
  const stop = effect(() => {
    const now = view.value;
    if (!now?.you || now.phase === "over") return;
    if (now.phase === "touches") want("touches");
    if (picked.value) want("fits");
    if (looked.value !== null && now.phase === "play") want("fillings");
  });
  return () => {
    forget();
    stop();
  };
}

/** The name of a card is read when it gets the focus; what goes in is known a moment later, and said then. */
function tellFits(): () => void {
  let told = "";
  return effect(() => {
    const slot = looked.value;
    const words = slot === null || !filling.value ? "" : fitWords(slot);
    const focused = document.activeElement?.matches("[data-row-slot]:focus-visible") ?? false;
    if (words && focused && told !== `${slot} ${view.value?.version}`) {
      told = `${slot} ${view.value?.version}`;
      say(words);
    }
  });
}
