import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { beforeAll, expect, test, vi } from "vitest";
import { rowsOf } from "./shape_words";

vi.mock("virtual:texts", () => ({ default: { languages: ["en"], before: "/", after: "" } }));

beforeAll(async () => {
  const resource = new FluentResource(
    readFileSync(new URL("../../../src/projectl/texts/en/pages.ftl", import.meta.url), "utf8"),
  );
  expect(new FluentBundle("en").addResource(resource)).toEqual([]);
  vi.stubGlobal("fetch", () => Promise.resolve({ json: () => JSON.parse(JSON.stringify(resource.body)) }));
  vi.stubGlobal("document", { documentElement: {} });
  await (await import("./texts")).speak("en");
});

const drawn = (picture: string): number[] =>
  [...picture.replaceAll("/", "")].flatMap((sign, cell) => (sign === "x" ? [cell] : []));

test.each([
  ["-----/--x--/--x--/-----/-----", "1 wide, 2 high, whole."],
  ["-----/-xx--/-xxx-/---x-/-----", "3 wide, 3 high: 1 to 2; full row; 3."],
  ["-----/-x-x-/-xxx-/-----/-----", "3 wide, 2 high: 1 and 3; full row."],
  ["x-x-x/xxxxx/-----/-----/-----", "5 wide, 2 high: 1 and 3 and 5; full row."],
  ["x----/-----/x----/xx---/-----", "2 wide, 4 high: 1; nothing; 1; full row."],
])("a shape is said row by row: %s", async (picture, said) => {
  const { shapeWords } = await import("./shape_words");
  expect(shapeWords(drawn(picture))).toBe(said);
});

test("the words tell every shape of three rows apart, and nothing but where it lies is lost", async () => {
  const { shapeWords } = await import("./shape_words");
  const told = new Map<string, string>();
  for (let number = 1; number < 1 << 9; number++) {
    const cells = [...Array(9).keys()]
      .filter((bit) => number & (1 << bit))
      .map((bit) => Math.floor(bit / 3) * 5 + (bit % 3));
    const shape = JSON.stringify(rowsOf(cells));
    const words = shapeWords(cells);
    expect(told.get(words) ?? shape).toBe(shape);
    told.set(words, shape);
  }
});

test("nothing is said of no cells", async () => {
  expect((await import("./shape_words")).shapeWords([])).toBe("");
});
