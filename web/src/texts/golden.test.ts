/** The golden pages that the Python side is held to: `t()` says the same here. */
import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { languages as all, parsed } from "../../build/texts";
import type { Params } from "./texts";

vi.mock("virtual:texts", async () => {
  const { languages } = await import("../../build/texts");
  return { default: { languages: languages(), before: "", after: "" } };
});
vi.stubGlobal("fetch", (address: string) =>
  Promise.resolve({ json: () => JSON.parse(parsed(address.split(".")[1]!, "common")) as unknown }),
);
vi.stubGlobal("document", { documentElement: {} });

const golden = (name: string): string =>
  readFileSync(new URL(`../../../tests/texts/golden/${name}`, import.meta.url), "utf8");
const cases = JSON.parse(golden("cases.json")) as [string, Params][];

test.each(all())("%s", async (language) => {
  const { speak, t } = await import("./texts");
  await speak(language);
  const you = t("you");
  const page = cases.map(([key, params]) => {
    const told = Object.entries(params).map(([name, value]) => [name, value === "{you}" ? you : value]);
    return `${key}: ${t(key, Object.fromEntries(told) as Params)}`;
  });
  expect(page).toEqual(golden(`${language}.txt`).trimEnd().split("\n"));
});
