/** Recycling a row: the order is arranged here first and then told to the server step by step. */
import { computed, signal } from "@preact/signals";
import { notice } from "../../parts/notice";
import { mine, view } from "../../state/table";
import type { Deck } from "../../types/event";
import { act, may, whyNot } from "./send";
import { drop, flow } from "../selection";

/** The slots of the row in the order in which they go under the deck. */
export const order = signal<number[]>([]);

/** The row that is being recycled, begun here or (after loading the page anew) on the server. */
export const recycled = computed<Deck | null>(() => {
  const sequence = mine.value?.turn?.sequence;
  if (sequence?.kind === "recycle") return sequence.deck;
  return flow.value?.kind === "recycle" ? flow.value.deck : null;
});

export function openRecycle(deck: Deck): void {
  if (!may(`recycle ${deck}`)) {
    notice(whyNot(`recycle ${deck}`) ?? "");
    return;
  }
  drop();
  const rows = view.value?.market.rows.filter((row) => row.deck === deck) ?? [];
  order.value = rows.flatMap((row) => row.slots.filter((slot) => slot.puzzle).map((slot) => slot.slot));
  flow.value = { kind: "recycle", deck };
}

/** Move one puzzle to another place in the order. */
export function reorder(slot: number, to: number): void {
  const rest = order.value.filter((each) => each !== slot);
  const at = Math.max(0, Math.min(rest.length, to));
  order.value = [...rest.slice(0, at), slot, ...rest.slice(at)];
}

/** The puzzles that still can be put in order. */
export function arranged(): number[] {
  const sequence = mine.value?.turn?.sequence;
  if (sequence?.kind !== "recycle") return order.value;
  const chosen = order.value.filter((slot) => sequence.left.includes(slot));
  return [...chosen, ...sequence.left.filter((slot) => !chosen.includes(slot))];
}

export async function recycle(deck: Deck): Promise<void> {
  const wanted = arranged();
  if (mine.value?.turn?.sequence?.kind !== "recycle" && !(await act(`recycle ${deck}`, true))) return drop();
  for (const slot of wanted) {
    // The last one needs no word: it follows from the others.
    const sequence = mine.value?.turn?.sequence;
    if (sequence?.kind !== "recycle" || !sequence.left.includes(slot)) break;
    if (!(await act(`order ${slot}`, true))) break;
  }
  drop();
}

export function cancelRecycle(): void {
  if (mine.value?.turn?.sequence?.kind === "recycle") void act("cancel");
  else drop();
}
