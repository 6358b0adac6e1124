/** Everything that can be chosen for this device, with a sentence each. It is kept as soon as it is changed. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Piece } from "../art/piece";
import { Puzzle } from "../art/puzzle";
import { PIECES } from "../art/shapes";
import { LanguageChoice } from "../parts/language_choice";
import { change, settings, VALUES, type OneOf, type Settings as All } from "../state/settings";
import { t } from "../texts/texts";
import type { PuzzleCard } from "../types/view";
import { Page } from "./frame";
import { Switch } from "./new/fields";

type YesNo = { [K in keyof All]: All[K] extends boolean ? K : never }[keyof All];

export default function Settings() {
  return (
    <Page title={t("nav-settings")} testid="settings" lead={t("settings-lead")}>
      <div class="page-columns">
        <Group title={t("settings-group-look")}>
          <div class="field-row">
            <label for="settings-language">{t("settings-language")}</label>
            <LanguageChoice id="settings-language" />
            <small class="muted">{t("settings-language-about")}</small>
          </div>
          <Pick name="theme" />
          <Pick name="marks" />
          <Preview />
          <Pick name="speed" />
        </Group>
        <Group title={t("settings-group-play")}>
          <Pick name="botPace" />
          <Pick name="autoConfirm" />
          <YesNoSwitch name="takeWithOneTap" />
          <YesNoSwitch name="singleKeys" />
        </Group>
        <Group title={t("settings-group-words")}>
          <Pick name="pieceNames" />
          <YesNoSwitch name="notation" />
          <YesNoSwitch name="chat" />
        </Group>
        <Group title={t("settings-group-signals")}>
          <YesNoSwitch name="sound" />
          <Notifications />
        </Group>
      </div>
    </Page>
  );
}

function Group({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="block panel boxed">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Pick<K extends OneOf>({ name }: { name: K }) {
  const key = keyOf(name);
  return (
    <fieldset class="fieldset" data-testid={`setting-${name}`}>
      <legend>{t(key)}</legend>
      <p class="muted">{t(`${key}-about`)}</p>
      <div class="pick-row">
        {VALUES[name].map((value) => (
          <label
            key={value}
            class={`pick pick-chip ${settings.value[name] === value ? "on" : ""}`}
            data-testid={`setting-${name}-${value}`}
          >
            <input
              type="radio"
              name={name}
              checked={settings.value[name] === value}
              onChange={() => change(name, value)}
            />
            <span class="pick-text">{t(`${key}-${value}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function YesNoSwitch({ name, problem = "" }: { name: YesNo; problem?: string }) {
  const key = keyOf(name);
  return (
    <Switch
      label={t(key)}
      about={t(`${key}-about`)}
      on={settings.value[name]}
      problem={problem}
      testid={`setting-${name}`}
      onChange={(on) => change(name, on)}
    />
  );
}

/** Browsers allow them only over https or on this machine, and only after being asked. */
function Notifications() {
  const [denied, setDenied] = useState(typeof Notification !== "undefined" && Notification.permission === "denied");
  const impossible = typeof Notification === "undefined" || !isSecureContext;
  const problem = impossible
    ? t("settings-notifications-impossible")
    : denied
      ? t("settings-notifications-denied")
      : "";
  async function set(on: boolean): Promise<void> {
    const allowed = !on || (await Notification.requestPermission()) === "granted";
    setDenied(!allowed);
    change("notifications", on && allowed);
  }
  return (
    <Switch
      label={t("settings-notifications")}
      about={t("settings-notifications-about")}
      on={settings.value.notifications}
      problem={settings.value.notifications ? "" : problem}
      testid="setting-notifications"
      onChange={(on) => void set(on)}
    />
  );
}

const WHITE: PuzzleCard = {
  colour: "white",
  points: 2,
  reward: "I4",
  cells: [6, 11, 12, 13, 16, 17, 18, 22, 23],
  origin: "printed",
};
const BLACK: PuzzleCard = {
  colour: "black",
  points: 4,
  reward: "V3",
  cells: [7, 8, 11, 12, 13, 15, 16, 17, 18, 20, 21, 22, 23, 24],
  origin: "printed",
};

/** All pieces and two puzzles, as they look with what is chosen. */
function Preview() {
  return (
    <div class="look-preview" aria-hidden="true" data-testid="preview">
      <div class="look-pieces">
        {PIECES.map((piece) => (
          <Piece key={piece} piece={piece} size={20} mark />
        ))}
      </div>
      <Puzzle
        card={WHITE}
        size={20}
        laid={[
          { piece: "L4", cells: [6, 11, 12, 13] },
          { piece: "O4", cells: [17, 18, 22, 23] },
        ]}
      />
      <Puzzle
        card={BLACK}
        size={20}
        laid={[
          { piece: "Z4", cells: [7, 8, 11, 12] },
          { piece: "I4", cells: [15, 16, 17, 18] },
        ]}
      />
    </div>
  );
}

function keyOf(name: keyof All): string {
  return `settings-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
