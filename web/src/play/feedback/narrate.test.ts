import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { GameEvent } from "../../types/event";
import type { View } from "../../types/view";

vi.mock("virtual:texts", () => ({ default: { languages: ["en"], before: "/", after: "" } }));

const view = {
  seat: 0,
  options: { variant: "standard" },
  seats: [{ name: "Ann" }, { name: "Bob" }],
  puzzles: { W09: { colour: "white", points: 1, reward: "O1", cells: [12, 17], origin: "printed" } },
} as unknown as View;
const event = (kind: string, seat: number | null, data: object): GameEvent =>
  ({ format: "projectl-event/1", kind, seat, ...data }) as GameEvent;

beforeAll(async () => {
  const texts = readFileSync(new URL("../../../../src/projectl/texts/en/game.ftl", import.meta.url), "utf8");
  const resource = new FluentResource(texts);
  expect(new FluentBundle("en").addResource(resource)).toEqual([]);
  vi.stubGlobal("fetch", () => Promise.resolve({ json: () => JSON.parse(JSON.stringify(resource.body)) }));
  vi.stubGlobal("document", { documentElement: {} });
  await (await import("../../texts/texts")).speak("en");
});

describe("events in words", () => {
  test("name the reader, pieces and puzzles", async () => {
    const { sentenceOf } = await import("./narrate");
    expect(sentenceOf(event("placed", 0, { slot: 1, puzzle: "W09", piece: "V3", cells: [1] }), view)).toBe(
      "You placed an orange corner on puzzle 1.",
    );
    expect(sentenceOf(event("taken", 1, { puzzle: "W09", slot: 1, row_slot: 3, deck: null }), view)).toBe(
      "Bob took white puzzle 3: 1 point, reward yellow single.",
    );
    expect(sentenceOf(event("pieces-returned", 0, { slot: 1, puzzle: "W09", pieces: { O1: 2, V3: 1 } }), view)).toBe(
      "Back: 2 × yellow single and orange corner.",
    );
    expect(sentenceOf(event("opponent-passed", null, { open_columns: [1, 3] }), view)).toContain("(1 and 3)");
  });
  test("a bot that stood in is named", async () => {
    const { linesOf } = await import("./narrate");
    const events = [event("placed", 1, { slot: 1, puzzle: "W09", piece: "V3", cells: [1] })];
    expect(linesOf(events, view, "greedy").map((line) => line.text)).toEqual([
      "Bob placed an orange corner on puzzle 1. greedy stood in, because this seat’s bot gave no answer.",
    ]);
    expect(linesOf(events, view, null).map((line) => line.text)).toEqual(["Bob placed an orange corner on puzzle 1."]);
  });
  test("a decision and what follows from it are one line", async () => {
    const { linesOf } = await import("./narrate");
    const lines = linesOf(
      [
        event("placed", 0, { slot: 1, puzzle: "W09", piece: "I2", cells: [12, 17] }),
        event("pieces-returned", 0, { slot: 1, puzzle: "W09", pieces: { I2: 1 } }),
        event("rewarded", 0, { slot: 1, puzzle: "W09", piece: "O1" }),
        event("completed", 0, { slot: 1, puzzle: "W09", points: 1 }),
        event("turn-ended", 0, { unused: 0 }),
        event("piece-taken", 1, { piece: "O1" }),
      ],
      view,
    );
    expect(lines.map((line) => line.seat)).toEqual([0, 1]);
    expect(lines[0]!.text).toBe(
      "You placed a green bar of 2 on puzzle 1. You completed puzzle 1: 1 point. Back: green bar of 2. Reward: yellow single.",
    );
  });
  test("the points of a face-down pile are not told, though what is printed on the puzzle is known", async () => {
    const { sentenceOf } = await import("./narrate");
    expect(sentenceOf(event("completed", 1, { slot: 2, puzzle: "W09" }), view)).toBe("Bob completed puzzle 2.");
  });
  test("at one screen each player reads their own points", async () => {
    const { sentenceOf } = await import("./narrate");
    const { mySeats } = await import("../../state/table");
    const completed = event("completed", 1, { slot: 2, puzzle: "W09", points: 1 });
    mySeats.value = [0, 1];
    expect(sentenceOf(completed, view)).toBe("Bob completed puzzle 2.");
    expect(sentenceOf(completed, { ...view, seat: 1 })).toBe("Bob completed puzzle 2: 1 point.");
    mySeats.value = [];
  });
  test("a puzzle that has left the table is still known", async () => {
    const { sentenceOf } = await import("./narrate");
    expect(sentenceOf(event("completed", 1, { slot: 2, puzzle: "W09", points: 1 }), { ...view, puzzles: {} })).toBe(
      "Bob completed puzzle 2: 1 point.",
    );
  });
});
