import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { beforeAll, expect, test, vi } from "vitest";
import type { Result } from "../../types/view";
import { behind, headline, leadOf, reason, type Ending } from "./ending";

vi.mock("virtual:texts", () => ({ default: { languages: ["en"], before: "/", after: "" } }));

beforeAll(async () => {
  const texts = ["game", "moments", "pages", "web"].map((name) =>
    readFileSync(new URL(`../../../../src/projectl/texts/en/${name}.ftl`, import.meta.url), "utf8"),
  );
  const resource = new FluentResource(texts.join("\n"));
  expect(new FluentBundle("en").addResource(resource)).toEqual([]);
  vi.stubGlobal("fetch", () => Promise.resolve({ json: () => JSON.parse(JSON.stringify(resource.body)) }));
  vi.stubGlobal("document", { documentElement: {} });
  await (await import("../../texts/texts")).speak("en");
});

const NAMES = ["Ann", "Ben", "Cleo"];
const end = (change: Partial<Ending>): Ending => ({
  how: "played",
  seat: null,
  winners: [],
  own: [0],
  solo: false,
  decided: null,
  name: (seat) => NAMES[seat] ?? "?",
  ...change,
});

test.each<[string, Partial<Ending>]>([
  ["You win", { winners: [0], decided: "score" }],
  ["Ben wins", { winners: [1], decided: "score" }],
  ["Ann wins", { winners: [0], decided: "score", own: [] }],
  ["Ann wins", { winners: [0], decided: "score", own: [0, 1] }],
  ["You win by one point", { winners: [0], decided: "score", lead: 1 }],
  ["Ben wins by 4 points", { winners: [1], decided: "score", lead: 4 }],
  ["The Mastermind wins by 3 points", { winners: [1], decided: "score", solo: true, lead: 3 }],
  ["You win by 2 points", { winners: [0], decided: "score", solo: true, lead: 2 }],
  ["The Mastermind wins", { winners: [1], decided: "solo-tie", solo: true }],
  ["You share the victory with Cleo", { winners: [0, 2], decided: "shared" }],
  ["Shared victory: Ben and Cleo", { winners: [1, 2], decided: "shared" }],
  ["You win", { how: "resigned", seat: 1, winners: [0] }],
  ["Ben wins", { how: "resigned", seat: 0, winners: [1] }],
  ["You win, with Cleo", { how: "timeout", seat: 1, winners: [0, 2] }],
  ["The others win: Ben and Cleo", { how: "timeout", seat: 0, winners: [1, 2] }],
  ["You win", { solo: true, winners: [0], decided: "score" }],
  ["The Mastermind wins", { solo: true, winners: [1], decided: "solo-tie" }],
  ["The Mastermind wins", { solo: true, how: "resigned", seat: 0 }],
  ["No winner", { how: "agreed" }],
  ["No winner", { how: "expired" }],
  ["No winner", { how: "closed" }],
  ["No winner", { how: "unreadable" }],
  ["No winner", { solo: true, how: "expired" }],
])("%s", (words, change) => expect(headline(end(change))).toBe(words));

test("a tie-break is named", () => {
  expect(headline(end({ winners: [0], decided: "completed" }))).toMatch(/^You win .*tie/);
  expect(headline(end({ winners: [1], decided: "pieces" }))).toMatch(/^Ben wins .*tie/);
});

test("why is told to whom it concerns", () => {
  expect(reason(end({ how: "resigned", seat: 0 }))).toBe("You resigned.");
  expect(reason(end({ how: "resigned", seat: 1 }))).toBe("Ben resigned.");
  expect(reason(end({ how: "timeout", seat: 0, own: [0, 1] }))).toBe("Ann ran out of time.");
  for (const how of ["agreed", "expired", "closed", "unreadable"] as const)
    expect(reason(end({ how }))).not.toContain("end-");
});

const sheet = (decided_by: Result["decided_by"], ...scores: number[]): Result => ({
  reason: "black-deck-empty",
  truncated: false,
  rows: scores.map((score, seat) => ({
    seat,
    points: score,
    touches: 0,
    unfinished: 0,
    score,
    completed: 0,
    pieces: 0,
    place: 1 + scores.filter((other) => other > score).length,
  })),
  winners: [0],
  decided_by,
});

test("the lead is in points, unless they did not decide", () => {
  expect(leadOf(sheet("score", 20, 14, 17))).toBe(3);
  expect(leadOf(sheet("completed", 20, 20))).toBe(0);
});

test("who lost among three or more reads the own place", () => {
  const result = sheet("score", 20, 14, 19);
  expect(behind(result, [2])).toBe("You come second, one point behind.");
  expect(behind(result, [1])).toBe("You come third, 6 points behind.");
  expect(behind(result, [0])).toBe("");
  expect(behind(result, [1, 2])).toBe("");
  expect(behind(sheet("score", 20, 14), [1])).toBe("");
  expect(behind(sheet("pieces", 20, 20, 5), [1])).toBe("");
});
