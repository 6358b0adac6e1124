/** Options as controls. Everything can be chosen; what does not go together says so after that, and how it can. */
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import { has, t } from "../../texts/texts";
import type { OptionValue } from "../../types/api";
import type { Option } from "./choices";

type Value = OptionValue["value"];
type ChoiceProps = {
  option: Option;
  values: readonly OptionValue[];
  chosen: Value | null;
  onChoose: (value: Value) => void;
};

/** One of several values; those with a description are cards, the others chips in a row. */
export function Choice({ option, values, chosen, onChoose }: ChoiceProps) {
  const cards = values.some((each) => has(aboutKey(option, each.value)));
  return (
    <fieldset class="fieldset" data-testid={`option-${option}`}>
      <legend>{t(`new-${name(option)}`)}</legend>
      <p class="muted">{t(`new-${name(option)}-about`)}</p>
      <div class={cards ? "pick-grid" : "pick-row"}>
        {values.map((each) => (
          <PickOne
            key={String(each.value)}
            type="radio"
            group={option}
            value={each}
            option={option}
            on={each.value === chosen}
            card={cards}
            onPick={() => onChoose(each.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Any of several values. */
export function Choices({
  option,
  values,
  chosen,
  onChange,
}: {
  option: Option;
  values: readonly OptionValue[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}) {
  const flip = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]);
  return (
    <fieldset class="fieldset" data-testid={`option-${option}`}>
      <legend>{t(`new-${name(option)}`)}</legend>
      <p class="muted">{t(`new-${name(option)}-about`)}</p>
      <div class="pick-grid">
        {values.map((each) => {
          const value = String(each.value);
          return (
            <PickOne
              key={value}
              type="checkbox"
              group={value}
              value={each}
              option={option}
              on={chosen.includes(value)}
              card
              onPick={() => flip(value)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

type PickProps = {
  type: "radio" | "checkbox";
  group: string;
  option: Option;
  value: OptionValue;
  on: boolean;
  card: boolean;
  onPick: () => void;
};

function PickOne({ type, group, option, value, on, card, onPick }: PickProps) {
  const id = useId();
  const key = aboutKey(option, value.value);
  return (
    <label
      class={`pick ${card ? "card-pick" : "pick-chip"} ${on ? "on" : ""}`}
      data-testid={`${option}-${value.value}`}
    >
      <input type={type} name={group} checked={on} aria-describedby={card ? id : undefined} onChange={onPick} />
      <span class="pick-text">
        <span class="pick-name">{labelOf(option, value.value)}</span>
        {card && (
          <small id={id} class="muted">
            {has(key) && t(key)}
          </small>
        )}
      </span>
    </label>
  );
}

/** Yes or no, with a sentence that says what it means. `problem` says why it cannot be changed. */
export function Switch({
  label,
  about,
  on,
  problem,
  testid,
  onChange,
}: {
  label: string;
  about: string;
  on: boolean;
  problem?: string;
  testid: string;
  onChange: (on: boolean) => void;
}) {
  const id = useId();
  return (
    <label class={`pick card-pick ${on ? "on" : ""} ${problem ? "off" : ""}`} data-testid={testid}>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-disabled={!!problem}
        aria-describedby={id}
        onClick={(event) => {
          if (problem) event.preventDefault();
        }}
        onChange={(event) => {
          if (!problem) onChange(event.currentTarget.checked);
        }}
      />
      <span class="pick-text">
        <span class="pick-name">{label}</span>
        <small id={id} class={problem ? "reason" : "muted"}>
          {problem || about}
        </small>
      </span>
    </label>
  );
}

/** A switch for an option that the server judges. */
export function OptionSwitch({
  option,
  on,
  onChange,
}: {
  option: Option;
  on: boolean;
  onChange: (on: boolean) => void;
}) {
  return (
    <Switch
      label={t(`new-${name(option)}`)}
      about={t(`new-${name(option)}-about`)}
      on={on}
      testid={`option-${option}`}
      onChange={onChange}
    />
  );
}

/** One of a few words or numbers, as a list to open. */
export function Select({
  label,
  about,
  value,
  testid,
  onChange,
  children,
}: {
  label: string;
  about?: string;
  value: string | number;
  testid: string;
  onChange: (value: string) => void;
  children: ComponentChildren;
}) {
  const id = useId();
  return (
    <div class="select-field">
      <label for={id}>{label}</label>
      <select
        id={id}
        class="select"
        data-testid={testid}
        value={value}
        aria-describedby={about ? `${id}-about` : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {children}
      </select>
      {about && (
        <small id={`${id}-about`} class="muted">
          {about}
        </small>
      )}
    </div>
  );
}

export function reasonOf(value: Pick<OptionValue, "code" | "params" | "text">): string {
  return value.code && has(value.code) ? t(value.code, value.params) : value.text;
}

function name(option: Option): string {
  return option.replaceAll("_", "-");
}

function aboutKey(option: Option, value: Value): string {
  return `${family(option)}-${value}-about`;
}

function labelOf(option: Option, value: Value): string {
  const key = `${family(option)}-${value}`;
  return has(key) ? t(key) : String(value);
}

/** Under which family the texts name the values of an option. */
function family(option: Option): string {
  return option === "expansions" ? "expansion" : option;
}
