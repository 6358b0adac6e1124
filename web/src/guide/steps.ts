/** The five steps of a guided game, as events that must come from the own seat. In any order; the first that is left is told. */
import type { GameEvent } from "../types/event";

export const GUIDE_STEPS = [
  { name: "take", event: "taken" },
  { name: "place", event: "placed" },
  { name: "complete", event: "completed" },
  { name: "upgrade", event: "exchanged" },
  { name: "master", event: "sequence-closed" },
] as const;

/** What is done after these events, in the order of the steps. */
export function doneAfter(done: readonly string[], events: readonly GameEvent[], seat: number): string[] {
  const kinds = new Set(events.flatMap((each) => ("seat" in each && each.seat === seat ? [each.kind as string] : [])));
  return GUIDE_STEPS.filter((step) => done.includes(step.name) || kinds.has(step.event)).map((step) => step.name);
}

/** The step that is told now, counted from 0; as many as there are when all are done. */
export function stepAfter(done: readonly string[]): number {
  const left = GUIDE_STEPS.findIndex((step) => !done.includes(step.name));
  return left < 0 ? GUIDE_STEPS.length : left;
}
