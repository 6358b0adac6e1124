import { describe, expect, it } from "vitest";
import { joined } from "./progress";
import type { ListedLesson } from "../../types/api";
import { following, isDone, knowsBasics, nextOf, resumeAt, stateOf } from "./order";

const lesson = (id: string, number: number | null): ListedLesson => ({
  id,
  key: `lesson-${id}`,
  number,
  minutes: 1,
  steps: 3,
  picture: { puzzles: [], pieces: [], deck: null, sign: null },
});
const ALL = [lesson("place", 1), lesson("turn", 2), lesson("solo", null), lesson("ghost", null)];

describe("which lesson comes next", () => {
  it("is the first one for who has learnt nothing", () => {
    expect(nextOf(ALL, {})?.id).toBe("place");
    expect(stateOf(ALL[0]!, ALL, {})).toBe("next");
    expect(stateOf(ALL[1]!, ALL, {})).toBe("new");
  });
  it("is the first that is not done, whatever was done out of order", () => {
    expect(nextOf(ALL, { place: 3 })?.id).toBe("turn");
    expect(nextOf(ALL, { turn: 3, place: 2 })?.id).toBe("place");
  });
  it("is none when those of the base game are done", () => {
    expect(nextOf(ALL, { place: 3, turn: 3 })).toBe(null);
    expect(stateOf(ALL[2]!, ALL, { place: 3, turn: 3 })).toBe("new");
  });
  it("follows within its kind", () => {
    expect(following("place", ALL)?.id).toBe("turn");
    expect(following("turn", ALL)).toBe(null);
    expect(following("ghost", ALL)).toBe(null);
  });
});

describe("how far somebody is", () => {
  it("goes on after what is done, and begins again after the end", () => {
    expect([0, 2, 3].map((done) => resumeAt(3, done))).toEqual([1, 3, 1]);
    expect(isDone(ALL[0]!, { place: 3 })).toBe(true);
  });
  it("is the larger one of two counts, by lesson", () => {
    expect(joined({ place: 3, turn: 1 }, { turn: 2, solo: 1 })).toEqual({ place: 3, turn: 2, solo: 1 });
  });
});

describe("enough for a first game", () => {
  const three = [...ALL, lesson("complete", 3)];
  it("is known with the third lesson, whatever was done before it", () => {
    expect(knowsBasics(three, { place: 3, turn: 3, complete: 2 })).toBe(false);
    expect(knowsBasics(three, { complete: 3 })).toBe(true);
  });
  it("is not known before the lessons are", () => {
    expect(knowsBasics([], { complete: 3 })).toBe(false);
  });
});
