/** One question before a game begins: how hard, how many, under which names. */
import { useState } from "preact/hooks";
import type { Refusal } from "../../net/rest";
import { Dialog } from "../../parts/dialog";
import { go } from "../../state/route";
import { t } from "../../texts/texts";
import type { BotDocument } from "../../types/api";
import { asRefusal, useLoaded } from "../loading";
import { choose, type Options } from "../new/choices";
import { choices } from "../new/choices";
import { Choice } from "../new/fields";
import { create, middleBot, presetWish, type Preset, type Wish } from "../new/wish";
import { Fault } from "../parts";
import { playerName } from "./name";

type Props = { preset: Exclude<Preset, "bots">; bots: readonly BotDocument[]; onClose: () => void };

export function WayDialog({ preset, bots, onClose }: Props) {
  const [wish, setWish] = useState(() => presetWish(preset, middleBot(bots)));
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Refusal | null>(null);
  useLoaded(preset, () => choose(wish.options, null));
  const set = (options: Partial<Options>) => setWish({ ...wish, options: { ...wish.options, ...options } });
  async function begin(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      go(`/game/${(await create(wish, playerName())).id}`);
      onClose();
    } catch (problem) {
      setFault(asRefusal(problem));
      setBusy(false);
    }
  }
  return (
    <Dialog title={t(`start-way-${preset}`)} onClose={onClose} testid="way-dialog">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <p class="muted">{t(`start-way-${preset}-explained`)}</p>
        {preset === "solo" ? (
          <Choice option="difficulty" values={choices.value?.choices.difficulty ?? []} chosen={wish.options.difficulty} onChoose={(value) => set({ difficulty: String(value) })} />
        ) : (
          <Choice
            option="players"
            values={(choices.value?.choices.players ?? []).filter((each) => Number(each.value) > 1)}
            chosen={wish.options.players}
            onChoose={(value) => set({ players: Number(value) })}
          />
        )}
        {preset === "screen" && <Names wish={wish} onChange={setWish} />}
        {fault && <Fault fault={fault} />}
        <div class="dialog-acts">
          <a href={`/new#${preset}`} class="btn quiet" onClick={onClose}>
            {t("start-all-options")}
          </a>
          <button type="submit" class="btn primary" data-testid="way-begin" aria-disabled={busy}>
            {t(preset === "friends" ? "start-open-table" : "start-begin")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** Who passes the device around. */
function Names({ wish, onChange }: { wish: Wish; onChange: (wish: Wish) => void }) {
  return (
    <fieldset class="name-list">
      <legend>{t("start-names")}</legend>
      {wish.seats.slice(0, wish.options.players).map((seat, index) => (
        <input
          key={index}
          class="input"
          maxLength={40}
          aria-label={t("start-name-of", { number: index + 1 })}
          placeholder={index === 0 ? playerName() : t("player-named", { number: index + 1 })}
          value={seat.name}
          onInput={(event) => onChange({ ...wish, seats: wish.seats.with(index, { ...seat, name: event.currentTarget.value }) })}
        />
      ))}
    </fieldset>
  );
}
