import { beforeEach, describe, expect, test, vi } from "vitest";
import type { FillingHint } from "../../types/view";

vi.mock("virtual:texts", () => ({ default: { languages: [], before: "", after: "" } }));
vi.stubGlobal("localStorage", { getItem: () => null });

const { order, reorder } = await import("./recycle");
const { withLacking } = await import("./fillings");

describe("the order of a Recycle", () => {
  beforeEach(() => {
    order.value = [5, 6, 7, 8];
  });
  test.each([
    [6, 0, [6, 5, 7, 8]],
    [5, 1, [6, 5, 7, 8]],
    [5, 3, [6, 7, 8, 5]],
    [8, 9, [5, 6, 7, 8]],
    [5, -4, [5, 6, 7, 8]],
  ])("puzzle %i to place %i", (slot, to, wanted) => {
    reorder(slot, to);
    expect(order.value).toEqual(wanted);
  });
});

test("of several pieces of a kind only as many are lacking as are missing", () => {
  const filling: FillingHint["fillings"][number] = {
    pieces: [
      { piece: "I2", cells: [0, 1] },
      { piece: "I2", cells: [5, 6] },
      { piece: "O1", cells: [7] },
    ],
    missing: ["I2"],
  };
  expect(withLacking(filling).map((each) => each.lacking)).toEqual([true, false, false]);
});
