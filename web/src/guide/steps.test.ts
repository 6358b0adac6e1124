import { describe, expect, it } from "vitest";
import type { GameEvent } from "../types/event";
import { doneAfter, GUIDE_STEPS, stepAfter } from "./steps";

const event = (kind: string, seat: number): GameEvent =>
  ({ format: "projectl-event/1", kind, seat }) as unknown as GameEvent;

describe("the guide", () => {
  it("begins with the first step and goes on with what happens at the own seat", () => {
    expect(stepAfter([])).toBe(0);
    expect(doneAfter([], [event("taken", 1)], 0)).toEqual([]);
    expect(doneAfter([], [event("taken", 0), event("refilled", 0)], 0)).toEqual(["take"]);
  });
  it("counts what is done early, and tells the first step that is left", () => {
    const done = doneAfter(["take"], [event("exchanged", 0)], 0);
    expect(done).toEqual(["take", "upgrade"]);
    expect(GUIDE_STEPS[stepAfter(done)]?.name).toBe("place");
  });
  it("is over when all five are done", () => {
    expect(stepAfter(GUIDE_STEPS.map((step) => step.name))).toBe(5);
  });
});
