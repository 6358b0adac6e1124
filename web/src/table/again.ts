/** Showing the last turn of another once more, step by step. */
import { signal } from "@preact/signals";
import { lastTurns } from "./turns";

/** A turn that is shown once more: whose, and which step. */
export const again = signal<{ seat: number; step: number } | null>(null);
const STEP = 650;
let timer = 0;

export function showAgain(seat: number): void {
  clearInterval(timer);
  again.value = { seat, step: 0 };
  timer = window.setInterval(() => {
    const now = again.value;
    const steps = lastTurns.value.get(seat)?.steps.length ?? 0;
    if (now && now.step + 1 < steps) again.value = { seat, step: now.step + 1 };
    else endAgain();
  }, STEP);
}

export function endAgain(): void {
  clearInterval(timer);
  again.value = null;
}
