/** Finishing touches: what they are worth now, and whether Done should be asked again. */
import { computed } from "@preact/signals";
import { view } from "../../state/table";
import { act } from "./send";
import { covered } from "../hand/hand";
import { carried, flow } from "../selection";

export const touchHint = computed(() => view.value?.hints.touches ?? null);

/** What the score would be after the placement that is shown; null when none is. */
export const scoreAfter = computed<number | null>(() => {
  const way = covered.value;
  return way ? (touchHint.value?.placements[way.action] ?? null) : null;
});

/** Done; asked again only if a single placement would still gain something. */
export function askDone(): void {
  carried.value = null;
  if (touchHint.value?.best && flow.value?.kind !== "done") flow.value = { kind: "done" };
  else void act("done");
}
