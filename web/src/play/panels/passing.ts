/** Several people before one screen: who has it, and whether it has to be passed on. */
import { computed, signal } from "@preact/signals";
import { mayAct, mySeats, seat } from "../../state/table";

/** The seat that has the screen now; nobody yet: whoever acts first. */
export const holder = signal<number | null>(null);

/** Whether the next one has not said yet that it is them. */
export const passing = computed(
  () => mySeats.value.length > 1 && mayAct.value && holder.value !== null && holder.value !== seat.value,
);
