/** The guided first game: which game it is, and what of it is done. Kept on this device. */
import { signal } from "@preact/signals";
import { go } from "../state/route";

const KEY = "projectl.guide";
type Guided = { game: string; done: readonly string[] };

export const guide = signal<Guided | null>(stored());

function stored(): Guided | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as Guided | null;
  } catch {
    return null;
  }
}

export function keepGuide(next: Guided | null): void {
  guide.value = next;
  try {
    if (next) localStorage.setItem(KEY, JSON.stringify(next));
    else localStorage.removeItem(KEY);
  } catch {
    // Without a memory the guide ends with the page.
  }
}

/** Go to a game with the guide. `done`: what was done already, such as a piece that was placed on the start page. */
export function guided(game: string, done: readonly string[] = []): void {
  keepGuide({ game, done });
  go(`/game/${game}`);
}
