/** What was solved: kept on this device. Only a problem solved on its own day, by the server's date, goes on with the row of days. */
import { signal } from "@preact/signals";

const KEY = "projectl.problems";

export type Solved = {
  /** In ms, and how often it was tried. */
  ms: number;
  tries: number;
  nudged: boolean;
  /** Whether that was on the day itself. */
  onDay: boolean;
};
type Day = { solved: Solved | null; seen: boolean };
export type Kept = {
  days: Readonly<Record<string, Day>>;
  /** By kind: one character for each problem of the trainer, 1 solved, 0 missed. */
  trained: Readonly<Record<string, string>>;
  /** Where the trainer began, so that not everybody meets the same ones. */
  start: number;
};
/** The trainer looks no further back; when there are so many, the older half goes. */
const MOST_RESULTS = 1000;
const FORGOTTEN = 500;

export const kept = signal<Kept>(stored());

function stored(): Kept {
  const nothing = { days: {}, trained: {}, start: Math.floor(Math.random() * 1_000_000) };
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return nothing;
  }
}

function keep(now: Kept): void {
  kept.value = now;
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // A browser that keeps nothing begins anew each time.
  }
}

/** A day is solved once, and not any more when the answer was seen. */
export function noteSolved(day: string, solved: Solved): void {
  const before = kept.value.days[day];
  if (before?.solved || before?.seen) return;
  keep({ ...kept.value, days: { ...kept.value.days, [day]: { solved, seen: false } } });
}

export function noteSeen(day: string): void {
  const before = kept.value.days[day];
  if (before) return;
  keep({ ...kept.value, days: { ...kept.value.days, [day]: { solved: null, seen: true } } });
}

export function noteTrained(kind: string, solved: boolean): void {
  const results = (kept.value.trained[kind] ?? "") + (solved ? "1" : "0");
  const full = results.length >= MOST_RESULTS;
  // What is forgotten still counts for where the trainer goes on.
  keep({
    ...kept.value,
    start: kept.value.start + (full ? FORGOTTEN : 0),
    trained: { ...kept.value.trained, [kind]: full ? results.slice(FORGOTTEN) : results },
  });
}

const DAY_MS = 86_400_000;
export const shifted = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

const counts = (days: Kept["days"], day: string): boolean => days[day]?.solved?.onDay === true;

/** How many days in a row, up to today or, while that is not solved yet, up to yesterday. */
export function inARow(days: Kept["days"], today: string): number {
  let day = counts(days, today) ? today : shifted(today, -1);
  let row = 0;
  for (; counts(days, day); day = shifted(day, -1)) row += 1;
  return row;
}

/** The row that a day belongs to: which of how many it is; null for a day that was not solved on the day. */
export function placeInRow(days: Kept["days"], day: string): { place: number; length: number } | null {
  if (!counts(days, day)) return null;
  let before = 0;
  while (counts(days, shifted(day, -before - 1))) before += 1;
  let after = 0;
  while (counts(days, shifted(day, after + 1))) after += 1;
  return { place: before, length: before + 1 + after };
}
