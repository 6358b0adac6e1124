import { expect, test } from "vitest";
import { cleanId, example, freeId, mirror, moved, neighbour, painted, turn } from "./drawing";

const cells = [0, 1, 6, 12];

test("four turns and two mirrorings lead back", () => {
  expect(turn(turn(turn(turn(cells))))).toEqual(cells);
  expect(mirror(mirror(cells))).toEqual(cells);
});

test("a turn is clockwise: the top left corner comes to the top right", () => {
  expect(turn([0])).toEqual([4]);
  expect(mirror([0])).toEqual([4]);
  expect(turn([4])).toEqual([24]);
});

test("painting twice changes nothing", () => {
  expect(painted([3], 1, true)).toEqual([1, 3]);
  expect(painted([1, 3], 1, true)).toEqual([1, 3]);
  expect(painted([1, 3], 1, false)).toEqual([3]);
});

test("arrows stay on the grid", () => {
  expect(["ArrowUp", "ArrowLeft"].map((key) => neighbour(0, key))).toEqual([0, 0]);
  expect(["ArrowDown", "ArrowRight"].map((key) => neighbour(24, key))).toEqual([24, 24]);
  expect(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"].map((key) => neighbour(12, key))).toEqual([7, 17, 11, 13]);
});

test("ids are free and can be read back", () => {
  const { puzzles } = example("Mine");
  expect(freeId(puzzles)).toBe("P2");
  expect(cleanId("My pond, <b>deep</b>")).toBe("My_pond_bdee");
});

test("a puzzle moves within the list only", () => {
  const set = { ...example("Mine"), puzzles: ["A", "B", "C"].map((id) => ({ ...example("").puzzles[0]!, id })) };
  expect(moved(set, 0, 1).puzzles.map(({ id }) => id)).toEqual(["B", "A", "C"]);
  expect(moved(set, 2, 1)).toBe(set);
});
