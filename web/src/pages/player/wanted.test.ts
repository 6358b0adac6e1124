import { expect, test } from "vitest";
import { asked, searchOf, wantedOf } from "./wanted";

test("the address says what is looked at", () => {
  const wanted = wantedOf("?players=2&time=month&more=1");
  expect(wanted).toEqual({ edition: "", players: "2", time: "month", against: "" });
  expect(searchOf(wanted)).toBe("?players=2&time=month");
  expect(searchOf(wantedOf(""))).toBe("");
});

test("a time begins with a day", () => {
  const path = asked("ann", wantedOf("?time=month&against=bots"), 40 * 86_400_000 + 5);
  expect(path).toBe(`/players/ann/statistics?against=bots&since=${10 * 86_400_000}`);
  expect(asked("a/b", wantedOf(""))).toBe("/players/a%2Fb/statistics");
});
