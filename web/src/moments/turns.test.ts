import { expect, test, vi } from "vitest";
import type { GameEvent } from "../types/event";
import type { View } from "../types/view";

vi.mock("virtual:texts", () => ({ default: { languages: ["en"], before: "/", after: "" } }));
vi.stubGlobal("document", { documentElement: {} });

const event = (kind: string, seat: number | null, data: object = {}): GameEvent =>
  ({ format: "projectl-event/1", kind, seat, ...data }) as GameEvent;
const view = (...last_events: GameEvent[]): View =>
  ({ seat: 0, options: { variant: "standard" }, seats: [{}, {}, {}], puzzles: {}, last_events }) as unknown as View;
const took = (seat: number, row_slot: number | null, slot: number, deck: string | null = null) =>
  event("taken", seat, { puzzle: "W01", slot, row_slot, deck });
const laid = (seat: number, slot: number, cells: number[]) =>
  event("placed", seat, { slot, puzzle: "W01", piece: "I2", cells });

const master = [
  event("master-began", 1),
  laid(1, 1, [12, 17]),
  laid(1, 2, [3, 4]),
  event("sequence-closed", 1),
  event("pieces-returned", 1, { slot: 1, puzzle: "W01", pieces: { I2: 1 }, together: 2 }),
  event("pieces-returned", 1, { slot: 2, puzzle: "W02", pieces: { I2: 1 }, together: 2 }),
  event("rewarded", 1, { slot: 1, puzzle: "W01", piece: "O1" }),
  event("completed", 1, { slot: 1, puzzle: "W01", points: 2, left: 1 }),
  event("completed", 1, { slot: 2, puzzle: "W02", left: 0 }),
];

test("what others did since the own last action is told by seat, the latest last", async () => {
  const { turnsOf } = await import("./turns");
  const now = view(
    event("piece-taken", 0, { piece: "O1" }),
    event("turn-ended", 0, { unused: 0 }),
    event("turn-began", 1, { marker: null }),
    took(1, 3, 1),
    event("refilled", null, { puzzle: "W05", row_slot: 3 }),
    event("turn-ended", 1, { unused: 0 }),
    event("turn-began", 2, { marker: null }),
    took(2, null, 1, "black"),
  );
  const found = turnsOf(now);
  expect([...found.keys()]).toEqual([1, 2]);
  expect(found.get(1)!.map((each) => each.kind)).toEqual(["turn-began", "taken", "refilled", "turn-ended"]);
});

test("in Line Clear two play at once, and each has one turn", async () => {
  const { turnsOf } = await import("./turns");
  const found = turnsOf(view(took(1, 1, 1), took(2, 2, 1), laid(1, 1, [12])));
  expect([...found].map(([seat, events]) => [seat, events.length])).toEqual([
    [2, 1],
    [1, 2],
  ]);
});

test("a Master is one step with all that it laid and completed, and hidden points stay unknown", async () => {
  const { stepsOf } = await import("./turns");
  const steps = stepsOf([...master, took(1, 5, 2)], view());
  expect(steps.map((step) => [step.coin, step.key])).toEqual([
    [1, "news-master"],
    [2, "news-taken-white"],
  ]);
  expect(steps[0]).toMatchObject({ completed: 2, points: null, rewards: ["O1"], laid: ["1 12,17", "2 3,4"] });
});

test("a cancelled Master was no step", async () => {
  const { stepsOf } = await import("./turns");
  const events = [event("master-began", 1), event("sequence-cancelled", 1, { sequence: "master" }), took(1, 5, 2)];
  expect(stepsOf(events, view()).map((step) => step.coin)).toEqual([1]);
});

test("places are marked as far as the show has come", async () => {
  const { marksOf, stepsOf } = await import("./turns");
  const exchanged = event("exchanged", 1, { given: "O1", taken: "I2" });
  const turns = [{ seat: 1, steps: stepsOf([exchanged, laid(1, 2, [3, 4]), took(1, null, 3, "black")], view()) }];
  expect([...marksOf(turns, null).keys()]).toEqual(["reserve I2", "1 2 3,4", "1 2", "deck black", "1 3"]);
  const shown = marksOf(turns, { seat: 1, step: 1 });
  expect([...shown.keys()]).toEqual(["reserve I2", "1 2 3,4", "1 2"]);
  expect(shown.get("1 2")).toEqual({ seat: 1, coin: 2, now: true });
  expect(shown.get("reserve I2")!.now).toBe(false);
});
