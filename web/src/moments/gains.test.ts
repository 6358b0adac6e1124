import { expect, test, vi } from "vitest";
import type { GameEvent } from "../types/event";

vi.mock("virtual:texts", () => ({ default: { languages: ["en"], before: "/", after: "" } }));
vi.stubGlobal("document", { documentElement: {} });

const completed = (seat: number, left: number, points?: number): GameEvent =>
  ({
    format: "projectl-event/1",
    kind: "completed",
    seat,
    slot: 1,
    puzzle: "W01",
    left,
    ...(points === undefined ? {} : { points }),
  }) as GameEvent;

test("several of one action are one sum, told with the last", async () => {
  const { adding } = await import("./gains");
  const add = adding();
  expect(add([completed(0, 1, 2)])).toBeNull();
  expect(add([])).toBeNull();
  expect(add([completed(0, 0, 3)])).toEqual({ seat: 0, points: 5, count: 2 });
  expect(add([completed(0, 0, 1)])).toEqual({ seat: 0, points: 1, count: 1 });
});

test("seats that act at once are not mixed, and what nobody may know stays unknown", async () => {
  const { adding } = await import("./gains");
  const add = adding();
  expect(add([completed(1, 1)])).toBeNull();
  expect(add([completed(0, 0, 4)])).toEqual({ seat: 0, points: 4, count: 1 });
  expect(add([completed(1, 0)])).toEqual({ seat: 1, points: null, count: 2 });
});

test("what came home, and the reward even if it is of the same kind", async () => {
  const { piecesGot } = await import("./gains");
  const about = { format: "projectl-event/1", seat: 0, slot: 1, puzzle: "W01" };
  const events = [
    { ...about, kind: "pieces-returned", pieces: { O1: 1, I2: 2 }, together: 1 },
    { ...about, kind: "rewarded", piece: "I2" },
    { ...about, kind: "rewarded", piece: "V3", seat: 1 },
  ] as GameEvent[];
  expect([...piecesGot(events, 0)]).toEqual([
    ["O1", "home"],
    ["I2", "reward"],
  ]);
});
