/** The menu: how the table looks and sounds, and the decisions about the game itself. */
import { useState } from "preact/hooks";
import { Button } from "../../parts/button";
import { Dialog } from "../../parts/dialog";
import { LanguageChoice } from "../../parts/language_choice";
import { notice } from "../../parts/notice";
import { change, settings, VALUES, type Settings } from "../../state/settings";
import { mySeats, seat, send, table, view } from "../../state/table";
import { plainName } from "../../state/names";
import "../../styles/table/sheets.css";
import { t } from "../../texts/texts";
import type { Command } from "../../types/protocol";

type Question = { text: string; yes: string; command: Command; kind: "primary" | "danger" };

export function MenuSheet({ onClose }: { onClose: () => void }) {
  const [question, ask] = useState<Question | null>(null);
  if (question)
    return (
      <Dialog
        key="question"
        title={question.yes}
        onClose={() => ask(null)}
        footer={
          <>
            <Button onClick={() => ask(null)}>{t("table-cancel")}</Button>
            <Button class={question.kind} testid="menu-yes" onClick={() => void run(question.command, onClose)}>
              {question.yes}
            </Button>
          </>
        }
      >
        <p>{question.text}</p>
      </Dialog>
    );
  return (
    <Dialog key="menu" title={t("table-menu")} onClose={onClose} class="menu-sheet" testid="menu-sheet">
      <Choices />
      {table.value && !table.value.setup.hints && <p class="lab">{t("hint-none-here")}</p>}
      {/* Who comes back to the table finds it as it was, not the menu. */}
      <nav class="menu-links" aria-label={t("table-menu")} onClick={onClose}>
        <a class="btn" href={`/rules#${view.value?.options.edition ?? ""}`}>
          {t("table-rules")}
        </a>
        <a class="btn" href="/settings">
          {t("nav-settings")}
        </a>
        {table.value && table.value.status !== "open" && (
          <a class="btn" href={`/replay/${table.value.id}`}>
            {t("table-replay")}
          </a>
        )}
        <a class="btn" href="/">
          {t("table-leave")}
        </a>
      </nav>
      {table.value?.status === "running" && mySeats.value.length > 0 && <GameDecisions ask={ask} onClose={onClose} />}
    </Dialog>
  );
}

async function run(command: Command, onClose: () => void): Promise<void> {
  onClose();
  const answer = await send(command);
  if (answer.type === "refused") notice(answer.text);
}

/** Decisions about the game; those that cannot be taken back are asked about once more. */
function GameDecisions({ ask, onClose }: { ask: (question: Question) => void; onClose: () => void }) {
  const own = seat.value ?? mySeats.value[0] ?? 0;
  const now = table.value!;
  const voted = now.end_votes.includes(own);
  const caretaker = now.setup.caretaker;
  return (
    <section class="menu-game">
      <h3 class="lab">{t("table-game")}</h3>
      <div class="choices">
        <TakebackButton own={own} onClose={onClose} />
        {!now.seats[own]?.handed_over && (
          <Button
            icon="bot"
            testid="menu-handover"
            onClick={() =>
              ask({
                text: t("table-handover-about", { name: plainName(own) }),
                yes: t("table-handover"),
                command: { type: "handover", seat: own, bot: caretaker },
                kind: "primary",
              })
            }
          >
            {t("table-handover")}
          </Button>
        )}
        <Button
          icon="hand"
          pressed={voted}
          testid="menu-end"
          onClick={() => void run({ type: "agree-end", seat: own, agree: !voted }, onClose)}
        >
          {t("table-offer-end")}
        </Button>
        <Button
          icon="flag"
          class="danger"
          testid="menu-resign"
          onClick={() =>
            ask({
              text: t("table-resign-about", { players: now.seats.length }),
              yes: t("table-resign"),
              command: { type: "resign", seat: own },
              kind: "danger",
            })
          }
        >
          {t("table-resign")}
        </Button>
      </div>
    </section>
  );
}

/** Going back further than Undo reaches: everybody must agree. */
function TakebackButton({ own, onClose }: { own: number; onClose: () => void }) {
  const done = table.value?.actions ?? 0;
  const refusal = done === 0 ? t("undo-nothing") : table.value?.takeback ? t("table-takeback-open") : null;
  return (
    <Button
      icon="undo"
      refusal={refusal}
      testid="menu-takeback"
      onClick={() => void run({ type: "ask-takeback", seat: own, to: done - 1 }, onClose)}
    >
      {t("table-ask-takeback")}
    </Button>
  );
}

function Choices() {
  const now = settings.value;
  return (
    <div class="menu-choices">
      <label class="field">
        {t("settings-language")}
        <LanguageChoice class="input" testid="menu-language" />
      </label>
      <Choice name="theme" label={t("settings-theme")} />
      <Choice name="marks" label={t("settings-marks")} />
      <Choice name="speed" label={t("settings-speed")} />
      <Choice name="botPace" label={t("moments-others-turns")} text="settings-bot-pace" />
      <Switch name="sound" label={t("settings-sound")} on={now.sound} />
      <Switch name="notation" label={t("settings-notation")} on={now.notation} />
      <Switch name="chat" label={t("settings-chat")} on={now.chat} />
    </div>
  );
}

function Choice<K extends "theme" | "marks" | "speed" | "botPace">({
  name,
  label,
  text = `settings-${name}`,
}: {
  name: K;
  label: string;
  text?: string;
}) {
  return (
    <label class="field">
      {label}
      <select
        class="input"
        value={settings.value[name]}
        data-testid={`menu-${name}`}
        onChange={(event) => change(name, event.currentTarget.value as Settings[K])}
      >
        {VALUES[name].map((value) => (
          <option key={value} value={value}>
            {t(`${text}-${value}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Switch({ name, label, on }: { name: "sound" | "notation" | "chat"; label: string; on: boolean }) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={on}
        data-testid={`menu-${name}`}
        onChange={(event) => change(name, event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}
