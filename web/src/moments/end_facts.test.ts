import { expect, test } from "vitest";
import type { GameEvent } from "../types/event";
import type { Result } from "../types/view";
import { curvesOf, factsOf } from "./end_facts";

const event = (kind: string, seat: number | null, data: object = {}): GameEvent =>
  ({ format: "projectl-event/1", kind, seat, ...data }) as GameEvent;
const completed = (seat: number, points?: number, left = 0) =>
  event("completed", seat, { slot: 1, puzzle: "W01", left, ...(points === undefined ? {} : { points }) });
const turn = (number: number, round: number | null, ...events: GameEvent[]) => ({ turn: number, round, events });

const LOG = [
  turn(1, 1, event("placed", 0), completed(0, 1)),
  turn(1, 1, event("placed", 0)),
  turn(2, 1, completed(1, 2)),
  turn(3, 2, event("master-began", 0), event("pieces-returned", 0, { together: 2 }), completed(0, 3, 1)),
  turn(3, 2, completed(0, 2)),
  turn(4, 2, event("master-began", 1), event("sequence-cancelled", 1, { sequence: "master" })),
  turn(5, 3, event("game-ended", null, { reason: "black-deck-empty", touches: [{ seat: 1 }, { seat: 1 }] })),
];

test("points are told after each turn, and the score sheet last", () => {
  const result = {
    rows: [
      { seat: 0, score: 5 },
      { seat: 1, score: 2 },
    ],
  } as unknown as Result;
  expect(curvesOf(LOG, 2, result)).toEqual({
    rows: [
      [0, 1, 1, 6, 6, 6, 5],
      [0, 0, 2, 2, 2, 2, 2],
    ],
    rounds: [null, 1, 1, 2, 2, 3, null],
  });
});

test("without known points there is no curve; the solo opponent has one too", () => {
  expect(curvesOf([turn(1, 1, completed(0, 1)), turn(2, 1, completed(1))], 2, null)).toBeNull();
  const solo = [turn(1, 1, completed(0, 1), event("opponent-took", null, { points: 4 })), turn(2, 2, completed(0, 2))];
  expect(curvesOf(solo, 2, null)?.rows).toEqual([
    [0, 1, 3],
    [0, 4, 4],
  ]);
});

test("four facts; who lost reads the best own turn first", () => {
  const pile = { completed: 3, black: 1 };
  const best = { key: "moments-fact-best", value: 5, round: 2 };
  expect(factsOf(LOG, 0, pile, false)[0]).toEqual(best);
  expect(factsOf(LOG, 0, pile, true)).toEqual([
    { key: "moments-fact-completed", value: 3 },
    { key: "moments-fact-black", value: 1 },
    best,
    { key: "moments-fact-together", value: 2 },
  ]);
});

test("what did not happen is no fact, nor is a cancelled Master", () => {
  expect(factsOf(LOG, 1, { completed: 1, black: 0 }, true)).toEqual([
    { key: "moments-fact-completed", value: 1 },
    { key: "moments-fact-touches", value: 2 },
    { key: "moments-fact-best", value: 2, round: 1 },
  ]);
});
