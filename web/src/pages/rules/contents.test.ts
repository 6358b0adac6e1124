import { expect, test } from "vitest";
import { differences, sectionsOf } from "./contents";

const ids = (edition: string) => sectionsOf(edition).map((section) => section.id);

test("an edition tells only what it has", () => {
  expect(ids("retail-2020")).not.toContain("recycle");
  expect(ids("revised-2021")).toContain("recycle");
  expect(ids("rulebook-2023")).toContain("phoenix");
  expect(ids("retail-2020")).not.toContain("ghost");
});

test("of paragraphs that differ by edition one remains", () => {
  const copies = (edition: string) => sectionsOf(edition).find((section) => section.id === "components")!.paragraphs.filter((each) => each.editions);
  for (const edition of ["deluxe-2019", "retail-2020", "revised-2021", "rulebook-2023"]) expect(copies(edition)).toHaveLength(1);
});

test("every difference is told of every edition", () => {
  for (const row of differences.rows) expect(Object.keys(row.values)).toHaveLength(4);
});
