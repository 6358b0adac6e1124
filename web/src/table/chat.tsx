/** The chat: text only, 200 characters, each voice can be muted, the whole of it switched off. */
import { computed, effect, signal } from "@preact/signals";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { notice } from "../parts/notice";
import { put } from "../net/rest";
import { change, settings } from "../state/settings";
import { chat, myId, send } from "../state/table";
import { t } from "../texts/texts";

const LONGEST = 200;

/** Whose words are not shown. The server spares us further ones; those that are here already go too. */
const muted = signal<readonly string[]>([]);
export const heard = computed(() => (settings.value.chat ? chat.value.filter((line) => !muted.value.includes(line.author)) : []));
/** The last line that was on screen. */
const seen = signal(0);
export const unread = computed(() => heard.value.filter((line) => line.number > seen.value && line.author !== myId.value).length);

export function Chat() {
  const list = useRef<HTMLOListElement>(null);
  const all = heard.value;
  useLayoutEffect(() => {
    seen.value = chat.value.at(-1)?.number ?? 0;
    const box = list.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [all]);
  if (!settings.value.chat)
    return (
      <div class="chat-off">
        <p>{t("table-chat-off")}</p>
        <button type="button" class="btn" onClick={() => change("chat", true)}>
          {t("table-chat-on")}
        </button>
      </div>
    );
  return (
    <>
      <ol class="chat" ref={list} tabIndex={0} aria-label={t("table-chat")} data-testid="chat">
        {!all.length && <li class="lab">{t("table-chat-empty")}</li>}
        {all.map((line) => (
          <li key={line.number}>
            <b>{line.name}</b>
            {line.author !== myId.value && (
              <button type="button" class="btn quiet square small" aria-label={t("table-mute", { name: line.name })} title={t("table-mute", { name: line.name })} onClick={() => void mute(line.author, line.name)}>
                <Icon name="mute" size={16} />
              </button>
            )}
            <p>{line.text}</p>
          </li>
        ))}
      </ol>
      <button type="button" class="btn quiet chat-switch" onClick={() => change("chat", false)}>
        {t("table-chat-switch-off")}
      </button>
    </>
  );
}

async function mute(author: string, name: string): Promise<void> {
  muted.value = [...muted.value, author];
  notice(t("table-muted", { name }));
  await put(`/mutes/${encodeURIComponent(author)}`, { muted: true }).catch(() => undefined);
}

/** Where messages are written. */
export function MessageField() {
  const [text, setText] = useState("");
  if (!settings.value.chat || myId.value === null) return null;
  const submit = (event: Event) => {
    event.preventDefault();
    const wanted = text.trim();
    if (!wanted) return;
    setText("");
    void send({ type: "say", text: wanted }).then((answer) => {
      if (answer.type === "refused") notice(answer.text);
    });
  };
  return (
    <form class="message" onSubmit={submit}>
      <input class="input" maxLength={LONGEST} value={text} aria-label={t("table-message")} placeholder={t("table-message")} data-testid="message" enterkeyhint="send" autocomplete="off" onInput={(event) => setText(event.currentTarget.value)} />
      <button type="submit" class="btn quiet square" aria-label={t("table-send")}>
        <Icon name="send" />
      </button>
    </form>
  );
}

/** When the chat is switched on again, what was said meanwhile is no news. */
effect(() => {
  if (!settings.value.chat) seen.value = chat.value.at(-1)?.number ?? 0;
});
