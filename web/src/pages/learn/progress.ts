/** How far the reader is in the lessons: kept on this device, and by an account too; the larger one counts. */
import { signal } from "@preact/signals";
import { get, put } from "../../net/rest";
import type { Learning } from "../../types/api";
import { me } from "../../state/me";

const KEY = "projectl.learning";
export type Steps = Readonly<Record<string, number>>;

/** By lesson: how many of its steps were done or skipped. */
export const learnt = signal<Steps>(stored());

function stored(): Steps {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Steps;
  } catch {
    return {};
  }
}

/** Of two counts of each lesson the larger one. */
export function joined(one: Steps, other: Steps): Steps {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(names.map((name) => [name, Math.max(one[name] ?? 0, other[name] ?? 0)]));
}

/** Note that so many steps of a lesson are done. */
export function noteStep(lesson: string, steps: number): void {
  if ((learnt.value[lesson] ?? 0) >= steps) return;
  keep(joined(learnt.value, { [lesson]: steps }));
  if (me.value?.kind === "account") void put("/me/learning", { lessons: { [lesson]: steps } }).catch(() => undefined);
}

/** Bring together what this device and the account know. Without an answer this device goes on alone. */
export async function joinLearning(): Promise<void> {
  if (me.value?.kind !== "account") return;
  const { lessons } = await put<Learning>("/me/learning", { lessons: learnt.value }).catch(() =>
    get<Learning>("/me/learning"),
  );
  keep(joined(learnt.value, lessons));
}

function keep(steps: Steps): void {
  learnt.value = steps;
  try {
    localStorage.setItem(KEY, JSON.stringify(steps));
  } catch {
    // A browser that keeps nothing begins anew each time.
  }
}
