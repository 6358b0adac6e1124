/** Short sounds; off until switched on, and loaded only then. Each has a visible twin, so nothing is told by sound alone. */
import { settings } from "../../state/settings";
import type { Sound } from "./tones";

export type { Sound };

export function sound(name: Sound): void {
  if (settings.value.sound) void import("./tones").then(({ play }) => play(name));
}
