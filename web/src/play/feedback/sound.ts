/** Short sounds; off until switched on, and loaded only then. Each has a visible twin, so nothing is told by sound alone. */
import { settings } from "../../state/settings";
import type { Sound } from "./tones";

export type { Sound };

/** `higher`: by so many thirds. */
export function sound(name: Sound, higher = 0): void {
  if (settings.value.sound) void play(name, higher);
}

async function play(name: Sound, higher: number): Promise<void> {
  try {
    (await import("./tones")).play(name, higher);
  } catch {
    // Without a connection the visible twin is enough.
  }
}
