import { beforeEach, expect, test } from "vitest";
import { views } from "../../state/table";
import type { View } from "../../types/view";
import { arrows } from "./exchange";

/** A seat that was given so many arrows, in an edition that lets two of them go to two pieces or not. */
function given(count: number, split: boolean): void {
  const turn = { choice: { kind: "level-up", arrows: count } };
  views.value = [{ seat: 0, to_act: [0], seats: [{ turn }], options: { split_arrows: split } }] as unknown as View[];
}

beforeEach(() => {
  views.value = [];
});

test.each([
  [1, false, "single"],
  [1, true, "single"],
  [2, false, "both"],
  [2, true, "split"],
])("%i arrows, to be split: %s", (count, split, word) => {
  given(count, split);
  expect(arrows()).toBe(word);
});

test("without arrows the texts still have a word", () => {
  expect(arrows()).toBe("single");
});
