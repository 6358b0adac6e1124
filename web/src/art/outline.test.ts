import { expect, test } from "vitest";
import { middle, outline, seams } from "./outline";
import { PIECES, SHAPES } from "./shapes";

const loopsOf = (path: string) => path.split("Z").filter(Boolean).length;

test("every piece has one closed outline", () => {
  for (const piece of PIECES) expect(loopsOf(outline(SHAPES[piece], 30, 1.8, 4.8)), piece).toBe(1);
});

test("a hole and cells that touch at a corner are loops of their own", () => {
  const ring = [0, 1, 2, 5, 7, 10, 11, 12];
  expect(loopsOf(outline(ring, 10, 0, 1))).toBe(2);
  expect(loopsOf(outline([0, 6], 10, 1, 1))).toBe(2);
});

test("a single cell keeps its inset on all sides", () => {
  const corners = [...outline([6], 10, 1, 0).matchAll(/Q([\d.]+) ([\d.]+)/g)].map((match) => `${match[1]},${match[2]}`);
  expect(new Set(corners)).toEqual(new Set(["11,11", "19,11", "19,19", "11,19"]));
});

test("seams lie between neighbours, not over the edge of the grid", () => {
  expect(seams([4, 5], 10, 0)).toBe("");
  expect(seams([0, 1, 5], 10, 0.2)).toBe("M10 2V8M2 10H8");
});

test("the mark stands in the cell nearest the middle", () => {
  expect(middle(SHAPES.V3)).toBe(5);
  expect(middle(SHAPES.T4)).toBe(6);
  expect(middle(SHAPES.Z4)).toBe(1);
  expect(middle(SHAPES.L5)).toBe(10);
});
