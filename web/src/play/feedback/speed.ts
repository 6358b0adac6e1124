/** How long things move. */
import { settings } from "../../state/settings";

const reduced = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A duration as the player wants it, in ms. */
export function duration(ms: number): number {
  const { speed } = settings.value;
  return speed === "off" || reduced() ? 0 : speed === "fast" ? ms / 2 : ms;
}
