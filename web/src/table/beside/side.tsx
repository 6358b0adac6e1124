/** Log, chat and help: a column of its own where there is room, else a sheet. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../../art/icons";
import { Dialog } from "../../parts/dialog";
import { Tabs } from "../../parts/tabs";
import { t } from "../../texts/texts";
import { settings } from "../../state/settings";
import { myId, view } from "../../state/table";
import { way } from "../../net/way";
import { later } from "../../parts/later";
import { late } from "../../play";
import { unread } from "./chat_state";
import { Log } from "./log";
import { hasHints, HintPanel } from "../hints/door";
import { hasFocus } from "../form/layout";

const MessageField = later(async () => (await import("./message")).MessageField);
const Chat = later(async () => (await import("./chat")).Chat);
const Help = later(async () => (await import("./help")).Help);

type Name = "log" | "chat" | "help" | "hint";
/** The tab that is shown. */
export const sideTab = signal<Name>("log");
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
  useEffect(() => () => void (sheetOpen.value = false), []);
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
    ...(way.network ? [{ name: "chat" as const, label: <ChatLabel /> }] : []),
    { name: "help" as const, label: t("table-help") },
    ...(hasHints() ? [{ name: "hint" as const, label: t("hint-tab") }] : []),
  ];
  const Pacing = late.value?.moments.Pacing;
  return (
    <>
      <Tabs
        id="side"
        label={t("table-side-panel")}
        tabs={tabs}
        chosen={sideTab.value}
        onChoose={(name) => (sideTab.value = name)}
      >
        {sideTab.value === "log" ? (
          <Log />
        ) : sideTab.value === "chat" ? (
          <Chat />
        ) : sideTab.value === "hint" ? (
          <HintPanel />
        ) : (
          <Help />
        )}
      </Tabs>
      {sideTab.value === "log" && Pacing && <Pacing />}
      {(sideTab.value === "chat" || (sideTab.value === "log" && !view.value?.opponent)) && (
        <div class={way.network && settings.value.chat && myId.value !== null ? "message-room" : ""}>
          <MessageField />
        </div>
      )}
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
