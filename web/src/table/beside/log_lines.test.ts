import { beforeEach, expect, test, vi } from "vitest";
import type { TableDocument } from "../../types/api";
import type { GameEvent } from "../../types/event";
import type { Hello, Update } from "../../types/protocol";
import type { View } from "../../types/view";

const asked: string[] = [];
let told: { action: string; seat: number }[] = [];
vi.mock("../../play", () => ({ linesOf: () => [], remember: () => {} }));
vi.mock("../../state/experience", () => ({ longNames: { value: true } }));
vi.mock("../../texts/texts", () => ({ briefly: (tell: () => unknown) => tell(), language: { peek: () => "en" } }));
vi.mock("../../net/rest", () => ({
  get: (path: string) => {
    asked.push(path);
    const moments = told.map((each, index) => ({
      ...each,
      number: index + 1,
      round: 1,
      turn: 1,
      stand_in: null,
      events: [],
    }));
    return Promise.resolve({ total: moments.length, from: 1, moments, puzzles: {} });
  },
}));
vi.stubGlobal("window", globalThis);
vi.useFakeTimers();
const { hear } = await import("../../state/table");
const { followLog, moments } = await import("./log_lines");

const views = (turn: number, phase = "play") => [
  { seat: 0, to_act: [], phase, round: 2, turn, puzzles: {} } as unknown as View,
];
const table = (actions: number, status = "running") =>
  ({ id: "g", status, actions, seats: [{}, { stand_in: "greedy" }] }) as unknown as TableDocument;
const greet = (actions: number) =>
  hear({
    type: "hello",
    you: { seats: [0], id: "me", name: "" },
    time: 0,
    table: table(actions),
    views: views(1),
  } as unknown as Hello);
const update = (actions: number, more: Partial<Update>, turn = 1, phase = "play", status = "running") =>
  hear({
    type: "update",
    cause: "play",
    version: 0,
    table: table(actions, status),
    views: views(turn, phase),
    events: [],
    ...more,
  } as Update);
const actions = () => moments.value.map(({ number, action }) => `${number} ${action}`);
const settle = () => vi.advanceTimersByTimeAsync(1000);

let stop = () => {};
beforeEach(async () => {
  stop();
  told = [{ seat: 0, action: "piece" }];
  greet(1);
  stop = followLog();
  await settle();
  asked.length = 0;
});

test("a move is taken from its update, and nothing is asked for", async () => {
  update(2, { move: { seat: 1, action: "take 3" }, events: [{ kind: "taken" } as GameEvent] }, 2);
  await settle();
  expect(asked).toEqual([]);
  expect(moments.value[1]).toMatchObject({
    number: 2,
    seat: 1,
    action: "take 3",
    round: 2,
    turn: 1,
    stand_in: "greedy",
  });
  update(3, { move: { seat: 0, action: "end" } }, 3);
  await settle();
  expect(moments.value[2]).toMatchObject({ turn: 2 });
  expect(asked).toEqual([]);
});

test("what is undone or taken back leaves the log without a question", async () => {
  update(2, { move: { seat: 0, action: "take 3" } });
  update(1, { cause: "undo", events: [{ kind: "undone", seat: 0 } as GameEvent] });
  expect(actions()).toEqual(["1 piece"]);
  update(2, { move: { seat: 0, action: "take 1" } });
  update(0, { cause: "answer-takeback" });
  await settle();
  expect([actions(), asked]).toEqual([[], []]);
});

test("a finishing touch that is undone is not the last one of all", async () => {
  update(1, { cause: "sit" }, 1, "touches");
  update(1, { move: { seat: 0, action: "place O1@1 a1" } }, 1, "touches");
  update(1, { move: { seat: 1, action: "done" } }, 1, "touches");
  update(1, { cause: "undo", events: [{ kind: "undone", seat: 0 } as GameEvent] }, 1, "touches");
  await settle();
  expect([actions(), asked]).toEqual([["1 piece", "2 done"], []]);
});

test("what is missing is asked for: after a gap, a new connection, the end, and from a server that tells no moves", async () => {
  told.push({ seat: 1, action: "take 3" }, { seat: 0, action: "piece" });
  update(3, { move: { seat: 0, action: "piece" } });
  await settle();
  expect([actions(), asked.length]).toEqual([["1 piece", "2 take 3", "3 piece"], 1]);
  greet(3);
  await settle();
  expect(asked.length).toBe(2);
  update(3, { cause: "resign" }, 1, "play", "over");
  await settle();
  expect(asked.length).toBe(3);
  told.push({ seat: 1, action: "end" });
  update(4, {}, 1, "play", "over");
  await settle();
  expect([actions().at(-1), asked.length]).toEqual(["4 end", 4]);
});
