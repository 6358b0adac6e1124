import { expect, test } from "vitest";
import { measures } from "../art/puzzle";
import { centreWidth, layoutFor } from "./layout";

test("the sizes of the design at 1280×720", () => {
  for (const [players, other] of [[2, 21], [3, 16], [4, 10], [5, 10], [6, 8]] as const) {
    const found = layoutFor(1280, 720, players, "standard");
    expect(found).toMatchObject({ form: "wide", market: 16, other, tray: [20, 13], reserve: 10 });
    expect(found.mat).toBeGreaterThanOrEqual(30);
  }
  expect(layoutFor(1280, 720, 6, "line-clear")).toMatchObject({ market: 13, reserve: 8 });
  expect(layoutFor(1280, 720, 1, "solo").grid).toBeCloseTo(18, 0);
});

test("four puzzles always fit side by side in the middle column", () => {
  for (let width = 1100; width <= 2600; width += 50)
    for (const height of [600, 720, 900, 1440]) {
      const { mat } = layoutFor(width, height, 4, "standard");
      expect(4 * measures(mat).width + 36, `${width}×${height}`).toBeLessThanOrEqual(centreWidth(width, false) - 28);
    }
});

test("on a phone the large puzzle and the small ones fit side by side", () => {
  for (const width of [320, 360, 390, 430, 640]) {
    const { form, mat, thumb, market } = layoutFor(width, 800, 4, "standard");
    expect(form).toBe("phone");
    expect(measures(mat).width + measures(thumb).width, `${width}`).toBeLessThanOrEqual(width - 34 - 8);
    expect(5 * measures(market).width + 16).toBeLessThanOrEqual(width - 20);
  }
});

test("200 % zoom of a desktop is a phone", () => {
  expect(layoutFor(640, 360, 4, "standard").form).toBe("phone");
  expect(layoutFor(641, 900, 4, "standard").form).toBe("middle");
});
