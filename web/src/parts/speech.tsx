/**
 * Everything that is read aloud, in the order in which it happened. Sentences are added to one region and stay in it for a
 * while: a screen reader says additions one after the other, whereas a text that is replaced, or flushed by a second, more
 * urgent region, is lost. So "Your turn" comes after the last news, in the same place.
 */
import { signal } from "@preact/signals";

type Sentence = { text: string; number: number };

/** How long a sentence stays to be read; the region is silent about removals. */
const STAYS = 8_000;

const polite = signal<readonly Sentence[]>([]);
const urgent = signal<readonly Sentence[]>([]);
let number = 0;

/** Read something aloud; `now` only for what cannot wait: a lost connection, the last seconds. */
export function say(text: string, now = false): void {
  if (!text) return;
  const region = now ? urgent : polite;
  const sentence = { text, number: ++number };
  region.value = [...region.value, sentence];
  setTimeout(() => (region.value = region.value.filter((each) => each !== sentence)), STAYS);
}

export function Speech() {
  return (
    <>
      <div class="sr" role="log" aria-live="polite" aria-relevant="additions" data-testid="live">
        {polite.value.map((each) => (
          <p key={each.number}>{each.text}</p>
        ))}
      </div>
      <div class="sr" role="alert" aria-live="assertive" aria-relevant="additions" data-testid="live-urgent">
        {urgent.value.map((each) => (
          <p key={each.number}>{each.text}</p>
        ))}
      </div>
    </>
  );
}
