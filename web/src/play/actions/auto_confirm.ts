/** The ring that confirms a complete turn by itself: any sign of life stops it, so nobody is hurried. */
import { effect, signal } from "@preact/signals";
import { mine } from "../../state/table";

export const RING = 3000;
/** Stopped for this turn. */
export const autoStopped = signal(false);

export function followRing(): () => void {
  const stop = () => {
    if (mine.value?.turn?.complete) autoStopped.value = true;
  };
  addEventListener("pointerdown", stop, true);
  addEventListener("keydown", stop, true);
  const forget = effect(() => {
    if (!mine.value?.turn?.complete) autoStopped.value = false;
  });
  return () => {
    removeEventListener("pointerdown", stop, true);
    removeEventListener("keydown", stop, true);
    forget();
  };
}
