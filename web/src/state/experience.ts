/** How much somebody has played on this device: newcomers are told the pieces by their names. */
import { computed, signal } from "@preact/signals";
import { settings } from "./settings";

const KEY = "projectl.finished";
/** So many games make the short names familiar. */
const ENOUGH = 3;

const finished = signal<string[]>(stored());

function stored(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

/** Note that a game was played to its end. */
export function noteFinished(game: string): void {
  if (finished.value.length >= ENOUGH || finished.value.includes(game)) return;
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
