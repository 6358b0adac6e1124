/** How much time there is, and what happens when it is over. */
import { t } from "../../texts/texts";
import type { BotDocument } from "../../types/api";
import { Select } from "./fields";
import { BotOptions } from "./seats";
import { CLOCKS, clockOfKind, type ClockKind, type Wish } from "./wish";

type Props = { wish: Wish; bots: readonly BotDocument[]; onChange: (wish: Wish) => void };

export function ClockFields({ wish, bots, onChange }: Props) {
  const { clock } = wish;
  const put = (change: Partial<Wish["clock"]>) => onChange({ ...wish, clock: { ...clock, ...change } });
  const { amounts, increments } = CLOCKS[clock.kind];
  return (
    <fieldset class="fieldset" data-testid="clock">
      <legend>{t("new-clock")}</legend>
      <p class="muted">{t("new-clock-about")}</p>
      <div class="pick-grid">
        {(Object.keys(CLOCKS) as ClockKind[]).map((kind) => (
          <label key={kind} class={`pick card-pick ${clock.kind === kind ? "on" : ""}`} data-testid={`clock-${kind}`}>
            <input
              type="radio"
              name="clock"
              checked={clock.kind === kind}
              onChange={() => onChange({ ...wish, clock: clockOfKind(kind, clock.expiry) })}
            />
            <span class="pick-text">
              <span class="pick-name">{t(`new-clock-${kind}`)}</span>
              <small class="muted">{t(`new-clock-${kind}-about`)}</small>
            </span>
          </label>
        ))}
      </div>
      {clock.kind !== "none" && (
        <div class="select-row">
          <Select
            label={t(`new-clock-${clock.kind}-amount`)}
            value={clock.amount}
            testid="clock-amount"
            onChange={(value) => put({ amount: Number(value) })}
          >
            {sorted(amounts).map((each) => (
              <option key={each} value={each}>
                {t(`new-clock-${clock.kind}-value`, { count: each })}
              </option>
            ))}
          </Select>
          {clock.kind === "bank" && (
            <Select
              label={t("new-clock-increment")}
              value={clock.increment}
              testid="clock-increment"
              onChange={(value) => put({ increment: Number(value) })}
            >
              {sorted(increments).map((each) => (
                <option key={each} value={each}>
                  {t("new-clock-turn-value", { count: each })}
                </option>
              ))}
            </Select>
          )}
          <Select
            label={t("new-clock-expiry")}
            value={clock.expiry}
            testid="clock-expiry"
            onChange={(value) => put({ expiry: value as "bot" | "end" })}
          >
            <option value="bot">{t("new-clock-expiry-bot")}</option>
            <option value="end">{t("new-clock-expiry-end")}</option>
          </Select>
          {clock.expiry === "bot" && (
            <Select
              label={t("new-caretaker")}
              value={wish.caretaker ?? ""}
              testid="caretaker"
              onChange={(value) => onChange({ ...wish, caretaker: value || null })}
            >
              <option value="">{t("new-caretaker-usual")}</option>
              <BotOptions bots={bots} />
            </Select>
          )}
        </div>
      )}
    </fieldset>
  );
}

function sorted(numbers: readonly number[]): number[] {
  return numbers.toSorted((one, other) => one - other);
}
