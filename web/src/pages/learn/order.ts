/** Which lessons are done, and which comes next. */
import type { ListedLesson } from "../../types/api";
import type { Steps } from "./progress";

export type State = "done" | "next" | "new";

export const isDone = (lesson: ListedLesson, learnt: Steps): boolean => (learnt[lesson.id] ?? 0) >= lesson.steps;

export const baseOf = (lessons: readonly ListedLesson[]): ListedLesson[] =>
  lessons.filter((each) => each.number !== null);

/** The first lesson of the base game that is not done; null when all are. */
export function nextOf(lessons: readonly ListedLesson[], learnt: Steps): ListedLesson | null {
  return baseOf(lessons).find((each) => !isDone(each, learnt)) ?? null;
}

/** With the lesson of this number one knows what a game is about: placing and completing. */
const BASICS = 3;

/** Whether somebody has learnt enough for a first game. */
export const knowsBasics = (lessons: readonly ListedLesson[], learnt: Steps): boolean =>
  lessons.some((each) => each.number === BASICS && isDone(each, learnt));

export function stateOf(lesson: ListedLesson, lessons: readonly ListedLesson[], learnt: Steps): State {
  if (isDone(lesson, learnt)) return "done";
  return nextOf(lessons, learnt)?.id === lesson.id ? "next" : "new";
}

/** The lesson after this one; null after the last of its kind. */
export function following(id: string, lessons: readonly ListedLesson[]): ListedLesson | null {
  const place = lessons.findIndex((each) => each.id === id);
  const found = lessons[place + 1];
  return found && (found.number === null) === (lessons[place]?.number === null) ? found : null;
}

/** The step to go on with, counted from 1: the first one again when all are done. */
export function resumeAt(steps: number, done: number): number {
  return done >= steps ? 1 : done + 1;
}
