/** Log, chat and help: a column of its own where there is room, else a sheet. */
import { signal } from "@preact/signals";
import { Icon } from "../art/icons";
import { Dialog } from "../parts/dialog";
import { Tabs } from "../parts/tabs";
import { t } from "../texts/texts";
import { view } from "../state/table";
import { later } from "../parts/later";
import { unread } from "./chat_state";
import { Log } from "./log";
import { hasFocus } from "./layout";
import { MessageField } from "./message";

const Chat = later(async () => (await import("./chat")).Chat);
const Help = later(async () => (await import("./help")).Help);

type Name = "log" | "chat" | "help";
const chosen = signal<Name>("log");
/** Whether the sheet is open, where there is no column. */
const sheetOpen = signal(false);

export function SidePanel() {
  return (
    <aside class="panel side-panel" aria-label={t("table-side-panel")} data-region="log">
      <Content />
    </aside>
  );
}

export function SideSheet() {
  if (!sheetOpen.value) return null;
  return (
    <Dialog
      title={t("table-side-panel")}
      onClose={() => (sheetOpen.value = false)}
      class="side-sheet"
      testid="side-sheet"
    >
      <Content />
    </Dialog>
  );
}

/** Opens them where they have no column. */
export function SheetButton() {
  return (
    <button type="button" class="btn sheet-button" data-testid="open-log" onClick={() => (sheetOpen.value = true)}>
      <Icon name="log" />
      {hasFocus.value ? (
        <>
          <span aria-hidden="true">{t("table-log-short")}</span>
          <span class="sr">{t("table-log")}</span>
        </>
      ) : (
        <span>{t("table-log")}</span>
      )}
      {unread.value > 0 && <span class="unread num">{unread.value}</span>}
    </button>
  );
}

function Content() {
  const tabs = [
    { name: "log" as const, label: t("table-log") },
    { name: "chat" as const, label: <ChatLabel /> },
    { name: "help" as const, label: t("table-help") },
  ];
  return (
    <>
      <Tabs
        id="side"
        label={t("table-side-panel")}
        tabs={tabs}
        chosen={chosen.value}
        onChoose={(name) => (chosen.value = name)}
      >
        {chosen.value === "log" ? <Log /> : chosen.value === "chat" ? <Chat /> : <Help />}
      </Tabs>
      {(chosen.value === "chat" || (chosen.value === "log" && !view.value?.opponent)) && <MessageField />}
    </>
  );
}

function ChatLabel() {
  return (
    <>
      {t("table-chat")}
      {unread.value > 0 && (
        <span class="unread num" aria-label={t("table-unread", { count: unread.value })}>
          {unread.value}
        </span>
      )}
    </>
  );
}
