import { describe, expect, test } from "vitest";
import type { View, You } from "../../types/view";
import { clashOf, kept, lyingOf, nearestOfShape, nearestToTap, slotsFor, stepped, wayAt, waysOn } from "./placing";
import { cellsAt, flipped, sameShape, shapeOf, turnedLeft, turnedRight } from "./shape";

const corner = shapeOf([0, 5, 6]);
const way = (cells: number[], completes = false) => ({ action: `place V3@2 ${cells.join()}`, cells, completes });
// A recess of 2×3 cells in the middle: every way of a corner on it.
const ways = [
  way([6, 7, 11]),
  way([6, 7, 12]),
  way([6, 11, 12]),
  way([7, 11, 12]),
  way([7, 8, 12]),
  way([7, 8, 13]),
  way([7, 12, 13]),
  way([8, 12, 13]),
];
const you = {
  placements: [
    { piece: "V3", slot: 2, ways },
    { piece: "I2", slot: 1, ways: [] },
  ],
  refusals: {},
} as unknown as You;

describe("shapes", () => {
  test("do not depend on where they lie", () => {
    expect(sameShape(shapeOf([12, 17, 18]), corner)).toBe(true);
    expect(cellsAt(corner, 2, 2)).toEqual([12, 17, 18]);
  });
  test("turn back to themselves", () => {
    expect(turnedLeft(turnedRight(corner))).toEqual(corner);
    expect(flipped(flipped(corner))).toEqual(corner);
    expect(turnedRight(corner)).toEqual(shapeOf([0, 1, 5]));
  });
  test("never leave the grid", () => {
    expect(cellsAt(corner, 4, 0)).toBeNull();
    expect(cellsAt(corner, -1, 0)).toBeNull();
    expect(kept(corner, 9, -3)).toEqual({ shape: corner, row: 3, column: 0 });
  });
});

describe("placing", () => {
  test("offers only what the view lists", () => {
    expect(slotsFor(you, "V3")).toEqual([2]);
    expect(slotsFor(you, "I2")).toEqual([]);
    expect(waysOn(you, "V3", 1)).toEqual([]);
    expect(waysOn(null, "V3", 2)).toEqual([]);
  });
  test("a lying piece is legal only where it covers a listed way", () => {
    expect(wayAt(ways, { shape: corner, row: 1, column: 1 })?.cells).toEqual([6, 11, 12]);
    expect(wayAt(ways, { shape: corner, row: 2, column: 1 })).toBeNull();
    expect(wayAt(ways, { shape: corner, row: 4, column: 4 })).toBeNull();
  });
  test("a dragged piece snaps to its own shape, not beyond the limit", () => {
    expect(nearestOfShape(ways, corner, 1.4, 1.6, 0.75)?.cells).toEqual([7, 12, 13]);
    expect(nearestOfShape(ways, corner, 3, 3, 0.75)).toBeNull();
    expect(nearestOfShape(ways, turnedRight(corner), 3, 3)?.cells).toEqual([7, 8, 12]);
  });
  test("a tap means a way that covers the cell, turned as it is if possible", () => {
    expect(nearestToTap(ways, corner, 6)?.cells).toEqual([6, 11, 12]);
    expect(nearestToTap(ways, corner, 13)?.cells).toEqual([7, 12, 13]);
    expect(nearestToTap(ways, corner, 8)?.cells).toContain(8);
    expect(nearestToTap([], corner, 8)).toBeNull();
  });
  test("next and previous go round through all ways", () => {
    const seen = new Set<string>();
    let at = stepped(ways, null, 1);
    for (let count = 0; count < ways.length && at; count++) {
      seen.add(at.action);
      at = stepped(ways, lyingOf(at), 1);
    }
    expect(seen.size).toBe(ways.length);
    const first = stepped(ways, null, 1)!;
    expect(stepped(ways, lyingOf(first), -1)).toBe(stepped(ways, null, -1));
  });
});

describe("what does not fit says why", () => {
  const puzzle = {
    slot: 2,
    puzzle: "W01",
    pieces: [{ piece: "I2" as const, cells: [6, 7], fresh: false, touch: false }],
    open: [8, 11, 12, 13],
    completed: false,
  };
  const view = {
    puzzles: { W01: { cells: [6, 7, 8, 11, 12, 13] } },
    you: { refusals: { place: { reason: "reason-no-actions-left", rule: "R-TURN" } } },
  } as unknown as View;
  test("on another piece", () => {
    expect(clashOf(view, puzzle, { shape: corner, row: 1, column: 2 })).toEqual({
      cells: [7],
      reason: "reason-overlaps-piece",
      piece: "I2",
    });
  });
  test("outside the recess", () => {
    expect(clashOf(view, puzzle, { shape: corner, row: 2, column: 1 })).toEqual({
      cells: [16, 17],
      reason: "reason-outside-recess",
      piece: null,
    });
  });
  test("on free cells when nothing may be placed", () => {
    expect(clashOf(view, puzzle, { shape: shapeOf([0]), row: 2, column: 2 }).reason).toBe("reason-no-actions-left");
    const used = { ...puzzle, pieces: [{ ...puzzle.pieces[0]!, fresh: true }] };
    expect(clashOf(view, used, { shape: shapeOf([0]), row: 2, column: 2 }).reason).toBe("reason-puzzle-used");
  });
});
