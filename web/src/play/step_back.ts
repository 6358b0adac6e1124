/** One step back at the table: by Esc, by a press beside everything, and by the browser's own way back. */
import { computed, effect } from "@preact/signals";
import { mine } from "../state/table";
import { backCloses } from "../state/way_back";
import { closeGiving } from "./actions/exchange";
import { act, may, undo } from "./actions/send";
import { dragging, letGo } from "./hand/drag";
import { carried, drop, flow, mode, selected } from "./selection";

/** False when there is nothing to go back from. */
export function stepBack(): boolean {
  const hand = carried.value;
  if (dragging()) letGo();
  else if (mode.value === "exchange") closeGiving();
  else if (hand && hand.slot !== null) carried.value = { ...hand, slot: null };
  else if (hand || flow.value) drop();
  else {
    drop();
    return false;
  }
  return true;
}

/** A Master Action that has begun, or another sequence that can be given up. */
const sequence = computed(() => (may("cancel") ? (mine.value?.turn?.sequence ?? null) : null));
const isBusy = computed(() => !!(carried.value ?? flow.value ?? selected.value ?? sequence.value));

/** Back takes up the piece that a sequence has laid last; with none laid it gives it up. */
function goBack(): void {
  const [picked, begun] = [selected.value, sequence.value];
  if (stepBack() || picked) return;
  if (begun && begun.kind !== "recycle" && begun.placed.length) void undo();
  else void act("cancel");
}

export function followWayBack(): () => void {
  let closed: (() => void) | null = null;
  const stop = effect(() => {
    if (isBusy.value) closed ??= backCloses(goBack);
    else {
      closed?.();
      closed = null;
    }
  });
  return () => {
    stop();
    closed?.();
  };
}
