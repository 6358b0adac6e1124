/** One short message at a time (the toast), and the two regions through which everything is read aloud. */
import { signal } from "@preact/signals";

type Notice = { text: string; number: number };

const shown = signal<Notice | null>(null);
const polite = signal<Notice>({ text: "", number: 0 });
const urgent = signal<Notice>({ text: "", number: 0 });
let timer = 0;
let number = 0;

/** Show a message for a while, and read it aloud. */
export function notice(text: string): void {
  shown.value = { text, number: ++number };
  say(text);
  clearTimeout(timer);
  const slow = matchMedia("(prefers-reduced-motion: reduce)").matches;
  timer = window.setTimeout(() => (shown.value = null), slow ? 6000 : 3000);
}

/** Read something aloud; `now` only for what cannot wait: your turn, a lost connection, the last seconds. */
export function say(text: string, now = false): void {
  (now ? urgent : polite).value = { text, number: ++number };
}

export function Notices() {
  return (
    <>
      {shown.value && (
        <div class="toast" key={shown.value.number} aria-hidden="true" data-testid="toast">
          {shown.value.text}
        </div>
      )}
      <div class="sr" role="status" aria-live="polite" data-testid="live">
        <p key={polite.value.number}>{polite.value.text}</p>
      </div>
      <div class="sr" role="alert" aria-live="assertive" data-testid="live-urgent">
        <p key={urgent.value.number}>{urgent.value.text}</p>
      </div>
    </>
  );
}
