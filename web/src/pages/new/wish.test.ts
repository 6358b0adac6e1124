import { expect, test } from "vitest";
import { beginsAtOnce, bodyOf, clockOfKind, firstBot, presetWish, sameNames, withKnownBots } from "./wish";

const BOTS = [1, 2, 3, 4, 5].map((level) => ({ name: `level:${level}`, level, description_key: `bot-level-${level}` }));

test("who has never played meets level 2, and no engine", () => {
  const engine = { name: "random", level: 2, description_key: "bot-random" };
  expect(firstBot([engine, ...BOTS])).toBe("level:2");
  expect(bodyOf(presetWish("bots", firstBot(BOTS))).seats).toEqual([{ kind: "me" }, { kind: "bot", bot: "level:2" }]);
});

test("who types no name is called by the number of the seat", () => {
  expect(bodyOf(presetWish("screen", "greedy"), "Comet").seats).toEqual([
    { kind: "me", name: "Comet" },
    { kind: "me", name: "player-named" },
  ]);
});

test("two people of one name cannot be told apart, however it is written", () => {
  const wish = presetWish("screen", "greedy");
  const typed = (name: string) => ({ ...wish, seats: wish.seats.with(1, { ...wish.seats[1]!, name }) });
  expect(sameNames(typed(" aNN "), "Ann")).toEqual([0, 1]);
  expect(sameNames(typed("Ben"), "Ann")).toEqual([]);
  expect(sameNames(presetWish("bots", "greedy"), "Ann")).toEqual([]);
});

test("solo has one seat and a difficulty", () => {
  const body = bodyOf(presetWish("solo", "greedy"));
  expect(body).toMatchObject({ variant: "solo", difficulty: "standard", seats: [{ kind: "me" }] });
});

test("names are sent only when several people share the screen", () => {
  const wish = presetWish("screen", "greedy");
  const named = {
    ...wish,
    seats: wish.seats.map((seat, index) => ({ ...seat, name: ["Ann", " Bob "][index] ?? "" })),
  };
  expect(bodyOf(named).seats).toEqual([
    { kind: "me", name: "Ann" },
    { kind: "me", name: "Bob" },
  ]);
  const friends = presetWish("friends", "greedy");
  expect(bodyOf({ ...friends, seats: friends.seats.map((seat) => ({ ...seat, name: "Ann" })) }).seats).toEqual([
    { kind: "me" },
    { kind: "open" },
  ]);
});

test("days are turns of many seconds, and only a bank has an increment", () => {
  const wish = presetWish("bots", "greedy");
  expect(bodyOf({ ...wish, clock: clockOfKind("days", "end") }).clock).toEqual({
    kind: "turn",
    seconds: 3 * 86_400,
    expiry: "end",
  });
  expect(bodyOf({ ...wish, clock: clockOfKind("bank", "bot") }).clock).toEqual({
    kind: "bank",
    seconds: 900,
    increment: 10,
    expiry: "bot",
  });
  expect(bodyOf({ ...wish, clock: clockOfKind("none", "bot") }).clock).toEqual({ kind: "none" });
});

test("a first player who does not sit there any more is drawn", () => {
  const wish = { ...presetWish("bots", "greedy"), first: 3 };
  expect(bodyOf(wish).first).toBeUndefined();
  expect(bodyOf({ ...wish, first: 1 }).first).toBe(1);
});

test("only a game without free seats begins at once", () => {
  expect(beginsAtOnce(presetWish("bots", "greedy"))).toBe(true);
  expect(beginsAtOnce(presetWish("friends", "greedy"))).toBe(false);
});

test("a bot that is no more gives its seat to the first one", () => {
  const wish = withKnownBots({ ...presetWish("bots", "gone"), caretaker: "gone" }, BOTS);
  expect(wish.caretaker).toBeNull();
  expect(bodyOf(wish).seats[1]).toEqual({ kind: "bot", bot: "level:2" });
});
