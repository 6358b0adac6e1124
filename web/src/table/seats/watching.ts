/** Whose mat is the large one: the own, or while watching the one that follows the turn or was chosen. */
import { computed, signal } from "@preact/signals";
import { mayAct, mySeats, table, view } from "../../state/table";
import { hasFocus } from "../form/layout";
import { again } from "./told";

/** While watching: a seat to stay with; null follows the player to move. */
export const watched = signal<number | null>(null);

/** The seat whose mat is large. */
export const largeSeat = computed<number>(() => {
  const now = view.value;
  return followed.value ?? now?.seat ?? watched.value ?? now?.to_act[0] ?? 0;
});

/** On a phone, in the turn of another or while it is shown once more: that seat; else null. */
export const followed = computed<number | null>(() => {
  const now = view.value;
  if (!now || now.seat === null || !hasFocus.value || now.phase !== "play") return null;
  if (again.value) return again.value.seat;
  const acting = now.to_act[0];
  return mayAct.value || ownMat.value || acting === undefined || mySeats.value.includes(acting) ? null : acting;
});

/** Whether who waits looks at the own mat instead. */
export const ownMat = signal(false);

/** The seats of the others, clockwise from the left of the large mat. */
export const otherSeats = computed<number[]>(() => {
  const players = view.value?.seats.length ?? table.value?.seats.length ?? 0;
  const from = view.value?.seat ?? largeSeat.value;
  return Array.from({ length: Math.max(0, players - 1) }, (_, step) => (from + 1 + step) % players);
});
