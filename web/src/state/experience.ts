/** How much somebody has played on this device: newcomers are told the pieces by their names. */
import { computed, signal } from "@preact/signals";
import { settings } from "./settings";

const KEY = "projectl.finished";
/** So many games make the short names familiar. */
const ENOUGH = 3;
/** After so many the table is familiar too. */
const LEARNED = 5;

const finished = signal<string[]>(stored());

function stored(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

/** Whether somebody has played no game to its end on this device. */
export const isNewcomer = computed(() => !finished.value.length);

/** Whether so many games were played to their end that somebody may want to keep this one. */
export const isRegular = computed(() => finished.value.length >= ENOUGH);

/** Note that a game was played to its end. */
export function noteFinished(game: string): void {
  if (finished.value.length >= LEARNED || finished.value.includes(game)) return;
  finished.value = [...finished.value, game];
  try {
    localStorage.setItem(KEY, JSON.stringify(finished.value));
  } catch {
    // Whoever keeps nothing stays a newcomer.
  }
}

/** Whether the log writes “blue bar of 3” or I3. */
export const longNames = computed(() => {
  const wish = settings.value.pieceNames;
  return wish === "auto" ? finished.value.length < ENOUGH : wish === "on";
});

/** Whether somebody still learns how it goes: what helps then, is in the menu later. */
export const isLearning = computed(() => finished.value.length < LEARNED);
