/** After a win a stronger bot is suggested. Kept on this device. */
import { signal } from "@preact/signals";

const RISE = "projectl.rise";
/** Whether the last game was won: then a stronger bot is suggested next. */
export const rises = signal(storedRise());

export function setRises(so: boolean): void {
  rises.value = so;
  try {
    localStorage.setItem(RISE, so ? "1" : "0");
  } catch {
    // The level stays as it is.
  }
}

function storedRise(): boolean {
  try {
    return localStorage.getItem(RISE) === "1";
  } catch {
    return false;
  }
}
