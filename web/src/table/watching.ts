/** Whose mat is the large one: the own, or while watching the one that follows the turn or was chosen. */
import { computed, signal } from "@preact/signals";
import { table, view } from "../state/table";

/** While watching: a seat to stay with; null follows the player to move. */
export const watched = signal<number | null>(null);

/** The seat whose mat is large. */
export const largeSeat = computed<number>(() => {
  const now = view.value;
  return now?.seat ?? watched.value ?? now?.to_act[0] ?? 0;
});

/** The seats of the others, clockwise from the left of the large mat. */
export const otherSeats = computed<number[]>(() => {
  const players = view.value?.seats.length ?? table.value?.seats.length ?? 0;
  return Array.from({ length: Math.max(0, players - 1) }, (_, step) => (largeSeat.value + 1 + step) % players);
});
