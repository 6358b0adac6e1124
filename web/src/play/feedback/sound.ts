/** Short sounds; off until switched on, and loaded only then. Each has a visible twin, so nothing is told by sound alone. */
import { settings } from "../../state/settings";
import type { Sound } from "./tones";

export type { Sound };

export function sound(name: Sound): void {
  if (settings.value.sound) void play(name);
}

async function play(name: Sound): Promise<void> {
  try {
    (await import("./tones")).play(name);
  } catch {
    // Without a connection the visible twin is enough.
  }
}
