import { expect, test } from "vitest";
import { inARow, placeInRow, shifted, type Kept } from "./kept";

const solved = { ms: 1000, tries: 1, nudged: false };
const days = (...names: string[]): Kept["days"] =>
  Object.fromEntries(names.map((name) => [name, { solved: { ...solved, onDay: true }, seen: false }]));

test("a row goes up to today, or to yesterday while today is open", () => {
  const row = days("2026-11-16", "2026-11-17", "2026-11-18");
  expect(inARow(row, "2026-11-18")).toBe(3);
  expect(inARow(row, "2026-11-19")).toBe(3);
  expect(inARow(row, "2026-11-20")).toBe(0);
});

test("a day that was solved later does not join", () => {
  const late = {
    ...days("2026-11-16", "2026-11-18"),
    "2026-11-17": { solved: { ...solved, onDay: false }, seen: false },
  };
  expect(inARow(late, "2026-11-18")).toBe(1);
  expect(placeInRow(late, "2026-11-17")).toBeNull();
});

test("a day knows its place in its row, over the end of a month", () => {
  const row = days("2026-10-31", "2026-11-01", "2026-11-02");
  expect(placeInRow(row, "2026-11-01")).toEqual({ place: 1, length: 3 });
  expect(shifted("2026-02-28", 1)).toBe("2026-03-01");
});
