/** Telling that it is your turn when you look elsewhere: title and icon of the tab, and a notification where it is allowed. */
import { effect } from "@preact/signals";
import { settings } from "../../state/settings";
import { mayAct, table } from "../../state/table";
import { t } from "../../texts/texts";

const CALM = `${import.meta.env.BASE_URL}icon.svg`;
const WANTED = `${import.meta.env.BASE_URL}icon-turn.svg`;

export function callForAttention(): () => void {
  let told = false;
  const stop = effect(() => {
    const turn = mayAct.value && table.value?.status === "running";
    document.title = turn ? t("table-title-turn") : t("table-title");
    document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", turn ? WANTED : CALM);
    if (turn && !told && document.hidden && settings.value.notifications) notify();
    told = turn;
  });
  return () => {
    stop();
    document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", CALM);
  };
}

/** Some browsers know the name but refuse the thing; the title tells it anyway. */
function notify(): void {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const message = new Notification(t("table-your-turn"), {
      body: "project L",
      tag: table.value?.id ?? "",
      icon: `${import.meta.env.BASE_URL}icon-192.png`,
    });
    message.onclick = () => {
      window.focus();
      message.close();
    };
  } catch {
    // Phones want a service worker for it; they have the title too.
  }
}
