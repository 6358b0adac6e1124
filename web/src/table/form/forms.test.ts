import { expect, test } from "vitest";
import { measures } from "../../art/puzzle";
import { formFor, layoutFor } from "./forms";

const card = (cell: number) => measures(cell);
const DESKS = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1600, 900],
  [1920, 900],
  [1920, 1080],
  [2560, 1080],
  [2560, 1440],
  [3440, 1440],
  [3840, 2160],
] as const;

test("which form a window takes", () => {
  for (const [width, height, form] of [
    [1280, 720, "desk"],
    [1280, 640, "desk"],
    [1180, 820, "wide"],
    [820, 1180, "tall"],
    [844, 390, "side"],
    [390, 844, "phone"],
    [360, 640, "phone"],
    [900, 700, "phone"],
    [1280, 600, "phone"],
  ] as const)
    expect(formFor(width, height), `${width}×${height}`).toBe(form);
  // 200 % zoom falls into the class of its own width.
  expect(formFor(640, 360)).toBe("side"); // 1280 by 720 at twice the size
  expect(formFor(960, 540)).toBe("phone");
});

test("the sizes that the design reaches at a desk", () => {
  expect(layoutFor(1280, 720, 4, "standard").other).toBeGreaterThanOrEqual(10);
  expect(layoutFor(2560, 1440, 4, "standard").other).toBeGreaterThan(25);
  expect(layoutFor(1920, 1080, 2, "standard").other).toBeGreaterThan(30);
  expect(16 * layoutFor(2560, 1440, 4, "standard").scale).toBeCloseTo(22.6, 0);
  for (const [width, height] of DESKS) {
    const { market } = layoutFor(width, height, 4, "standard");
    expect(market, `${width}×${height}`).toBeGreaterThanOrEqual(12);
  }
});

test("at every desk four puzzles fit side by side, and nothing is higher than the window", () => {
  for (const [width, height] of DESKS)
    for (const players of [2, 4, 6])
      for (const variant of ["standard", "line-clear"]) {
        const found = layoutFor(width, height, players, variant);
        const { mat, market, left, right, scale, trayHeight } = found;
        const centre = width - 44 * scale - left - right;
        const name = `${width}×${height} ${players} ${variant}`;
        expect(4 * card(mat).width + 24 * scale, name).toBeLessThanOrEqual(centre - 28 * scale + 1);
        expect(trayHeight, name).toBeGreaterThanOrEqual(99);
        expect(2 * card(market).height + card(mat).height + trayHeight, name).toBeLessThan(height);
      }
});

test("tablets: the mat fits in width and height", () => {
  for (const [width, height] of [
    [820, 1180],
    [768, 1024],
    [641, 900],
    [1180, 820],
    [1024, 768],
    [1000, 640],
  ] as const)
    for (const players of [2, 3, 4, 5, 6]) {
      const { form, mat, left, trayHeight } = layoutFor(width, height, players, "standard");
      if (form === "phone") continue;
      const name = `${width}×${height} ${players}`;
      expect(4 * card(mat).width + 24, name).toBeLessThanOrEqual(width - (left ? left + 32 : 20) - 28 + 1);
      expect(trayHeight, name).toBeGreaterThanOrEqual(90);
    }
});

test("on a phone the large puzzle and the small ones fit side by side", () => {
  for (const width of [320, 360, 390, 430, 640]) {
    const { form, mat, thumb, market } = layoutFor(width, 800, 4, "standard");
    expect(form).toBe("phone");
    expect(card(mat).width + card(thumb).width, `${width}`).toBeLessThanOrEqual(width - 34 - 8);
    expect(5 * card(market).width + 16).toBeLessThanOrEqual(width - 20);
  }
});

test("a phone on its side has room for its three columns", () => {
  for (const [width, height] of [
    [844, 390],
    [740, 360],
    [667, 375],
    [932, 430],
  ] as const) {
    const { left, right, mat, thumb, market } = layoutFor(width, height, 4, "standard");
    const name = `${width}×${height}`;
    expect(left + right + card(mat).width + card(thumb).width + 16 + 16 + 24, name).toBeLessThanOrEqual(width);
    expect(5 * card(market).width + 16, name).toBeLessThanOrEqual(left);
  }
});
