import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const HERE = new URL(".", import.meta.url).pathname;
/** What the server answers itself. */
const SERVED = ["api"];
/** `href="/lobby"`, `` href={`/game/${id}`} ``, `go("/replay")`; what is made of a name alone is none of these. */
const ADDRESS = /(?:href=\{?|\bgo\()["'`]\/([a-z]*)(?!\$)/g;

test("every address in the client is that of a page", () => {
  const app = readFileSync(`${HERE}app.tsx`, "utf8");
  const listed = /PAGES: Record<string, Page> = \{\n([^]*?)\n\};/.exec(app)?.[1] ?? "";
  const pages = [...listed.matchAll(/^ {2}"?([a-z]*)"?: /gm)].map((found) => found[1]);
  expect(pages).toContain("lobby");
  const sources = readdirSync(HERE, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
  const found = sources.flatMap((file) =>
    [...readFileSync(HERE + file, "utf8").matchAll(ADDRESS)].map((match) => `${match[1]} in ${file}`),
  );
  expect(found.length).toBeGreaterThan(30);
  const known = new Set([...pages, ...SERVED]);
  expect(found.filter((each) => !known.has(each.slice(0, each.indexOf(" "))))).toEqual([]);
});
