/** One short message at a time, at the table in its say line, elsewhere a toast; it is read aloud too. */
import { signal } from "@preact/signals";
import { say, Speech } from "./speech";

export { say };

type Notice = { text: string; number: number };

/** What is said just now. */
export const shown = signal<Notice | null>(null);
/** How many places on the page show it; without one it is a toast. */
export const places = signal(0);
let timer = 0;
let number = 0;

/** Show a message for a while, and read it aloud. */
export function notice(text: string): void {
  display(text);
  say(text);
}

/** Show what is read aloud anyway. */
export function display(text: string): void {
  shown.value = { text, number: ++number };
  clearTimeout(timer);
  const slow = matchMedia("(prefers-reduced-motion: reduce)").matches;
  timer = window.setTimeout(hush, slow || places.value ? 6000 : 3000);
}

/** It has been overtaken. */
export function hush(): void {
  shown.value = null;
}

export function Notices() {
  return (
    <>
      {shown.value && !places.value && (
        <div class="toast" key={shown.value.number} aria-hidden="true" data-testid="toast">
          {shown.value.text}
        </div>
      )}
      <Speech />
    </>
  );
}
