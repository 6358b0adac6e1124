/** Several people before one screen: who has it, and whether it has to be passed on. */
import { computed, effect, signal } from "@preact/signals";
import { mayAct, mySeats, seat } from "../../state/table";

/** The seat that has the screen now; nobody yet: whoever acts first. */
export const holder = signal<number | null>(null);

// Here and not with the card, which is loaded later: the first turn may be over by then.
effect(() => {
  if (mySeats.value.length < 2) holder.value = null;
  else if (mayAct.value && holder.peek() === null) holder.value = seat.value;
});

/** Whether the next one has not said yet that it is them. */
export const passing = computed(
  () => mySeats.value.length > 1 && mayAct.value && holder.value !== null && holder.value !== seat.value,
);
