/** One question before a game begins: how hard, how many, under which names. */
import { useState } from "preact/hooks";
import type { Refusal } from "../../net/rest";
import { Dialog } from "../../parts/dialog";
import { go } from "../../state/route";
import { t } from "../../texts/texts";
import type { BotDocument } from "../../types/api";
import { asRefusal, useLoaded } from "../loading";
import { choices, choose, type Option, type Options } from "../new/choices";
import { Choice } from "../new/fields";
import { create, firstBot, presetWish, sameNames, type Preset, type Wish } from "../new/wish";
import { Fault } from "../parts";
import { playerName } from "./name";

type Props = { preset: Exclude<Preset, "bots">; bots: readonly BotDocument[]; onClose: () => void };

export function WayDialog({ preset, bots, onClose }: Props) {
  const [wish, setWish] = useState(() => presetWish(preset, firstBot(bots)));
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Refusal | null>(null);
  useLoaded(preset, () => choose(wish.options, null));
  /** More players may need the deluxe box: the server says what goes with them. */
  async function set(options: Partial<Options>, changed: Option): Promise<void> {
    const wanted = { ...wish.options, ...options };
    setWish({ ...wish, options: wanted });
    const found = await choose(wanted, changed).catch(() => null);
    if (found) setWish((now) => ({ ...now, options: found }));
  }
  const same = preset === "screen" ? sameNames(wish, playerName()) : [];
  async function begin(): Promise<void> {
    if (busy || same.length) return;
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
          <Choice
            option="difficulty"
            values={choices.value?.choices.difficulty ?? []}
            chosen={wish.options.difficulty}
            onChoose={(value) => void set({ difficulty: String(value) }, "difficulty")}
          />
        ) : (
          <Choice
            option="players"
            values={(choices.value?.choices.players ?? []).filter((each) => Number(each.value) > 1)}
            chosen={wish.options.players}
            onChoose={(value) => void set({ players: Number(value) }, "players")}
          />
        )}
        {preset === "screen" && <Names wish={wish} same={same} onChange={setWish} />}
        {fault && <Fault fault={fault} />}
        <div class="dialog-acts">
          <a href={`/new#${preset}`} class="btn quiet" onClick={onClose}>
            {t("start-all-options")}
          </a>
          <button type="submit" class="btn primary" data-testid="way-begin" aria-disabled={busy || same.length > 0}>
            {t(preset === "friends" ? "start-open-table" : "start-begin")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** Who passes the device around. */
function Names({ wish, same, onChange }: { wish: Wish; same: number[]; onChange: (wish: Wish) => void }) {
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
          aria-invalid={same.includes(index) ? true : undefined}
          data-testid={`name-${index}`}
          value={seat.name}
          onInput={(event) =>
            onChange({
              ...wish,
              seats: wish.seats.with(index, { ...seat, name: event.currentTarget.value }),
            })
          }
        />
      ))}
      {same.length > 0 && (
        <span class="problem" role="alert" data-testid="same-name">
          {t("name-twice")}
        </span>
      )}
    </fieldset>
  );
}
