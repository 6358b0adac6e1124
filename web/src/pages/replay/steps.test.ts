import { expect, test } from "vitest";
import { niceTicks, roundTicks, spread, stepped } from "./steps";

// Two players; turns 1 to 4 with three actions each, moment 0 is the start.
const TURNS = [1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4];
const GAME = { turns: TURNS, actions: TURNS.map((_, at) => at) };

test("single actions stay within the game", () => {
  expect(stepped(GAME, 2, 0, "action", -1)).toBe(0);
  expect(stepped(GAME, 2, 0, "action", 1)).toBe(1);
  expect(stepped(GAME, 2, 12, "action", 1)).toBe(12);
});

test("ending a turn is no action", () => {
  // take, take, end, take, end: the fourth moment is the third action.
  const game = { turns: [1, 1, 1, 2, 2, 3], actions: [0, 1, 2, 2, 3, 3] };
  expect(stepped(game, 2, 2, "action", 1)).toBe(4);
  expect(stepped(game, 2, 3, "action", 1)).toBe(4);
  expect(stepped(game, 2, 4, "action", -1)).toBe(2);
  expect(stepped(game, 2, 3, "action", -1)).toBe(2);
  expect(stepped(game, 2, 4, "action", 1)).toBe(5);
  expect(stepped(game, 2, 1, "action", -1)).toBe(0);
});

test("turns and rounds lead to where they begin", () => {
  expect(stepped(GAME, 2, 1, "turn", 1)).toBe(4);
  expect(stepped(GAME, 2, 5, "turn", -1)).toBe(4);
  expect(stepped(GAME, 2, 4, "turn", -1)).toBe(0);
  expect(stepped(GAME, 2, 1, "round", 1)).toBe(7);
  expect(stepped(GAME, 2, 11, "round", -1)).toBe(7);
  expect(stepped(GAME, 2, 11, "round", 1)).toBe(12);
});

test("ticks name rounds, and not more than fit", () => {
  expect(roundTicks(TURNS, 2, 10)).toEqual([
    { at: 0, round: 1 },
    { at: 7, round: 2 },
  ]);
  expect(roundTicks(TURNS, 2, 1)).toEqual([{ at: 0, round: 1 }]);
  expect(niceTicks(-3, 25)).toEqual([0, 10, 20]);
  expect(niceTicks(0, 3)).toEqual([0, 1, 2, 3]);
});

test("labels are moved apart and stay inside", () => {
  expect(spread([10, 12, 50], 15, 100)).toEqual([10, 25, 50]);
  expect(spread([95, 96], 15, 100)).toEqual([85, 100]);
});
