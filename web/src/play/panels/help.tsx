/** The list of keys. */
import { Dialog } from "../../parts/dialog";
import { t } from "../../texts/texts";
import { drop } from "../selection";

/** Keys and the text that says what they do. Letters go by their place on the keyboard. */
const KEYS: readonly (readonly [keys: string, text: string])[] = [
  ["F6 · ⇧F6", "key-region"],
  ["← ↑ → ↓", "key-arrows"],
  ["Enter · Space", "key-do"],
  ["Esc", "key-back"],
  ["1 – 9", "key-stack"],
  ["⇧1 – ⇧4", "key-puzzle"],
  ["Q · E · F", "key-turn"],
  ["N · P", "key-next"],
  ["T · D", "key-rows"],
  ["O · X · M", "key-actions"],
  ["C · G · A", "key-more-actions"],
  ["U · ⇧U", "key-undo"],
  ["Ctrl Enter", "key-confirm"],
  ["S · V · L", "key-read"],
  ["H · K", "key-hint"],
  ["K · Space", "key-skip"],
  [", · .", "moments-keys"],
  ["?", "key-list"],
];

export function KeyList() {
  return (
    <Dialog title={t("key-title")} onClose={drop} testid="keys">
      <dl class="keys">
        {KEYS.map(([keys, text]) => (
          <div key={text}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
