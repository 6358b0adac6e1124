/** The chat: text only, each voice can be muted, the whole of it switched off. */
import "../../styles/table/chat.css";
import { useLayoutEffect, useRef } from "preact/hooks";
import { AccountMark } from "../../art/account";
import { Icon } from "../../art/icons";
import { notice } from "../../parts/notice";
import { put } from "../../net/rest";
import { change, settings } from "../../state/settings";
import { chat, myId } from "../../state/table";
import { t } from "../../texts/texts";
import { heard, muted, seen } from "./chat_state";

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
            {line.account && <AccountMark />}
            {line.author !== myId.value && (
              <button
                type="button"
                class="btn quiet square small"
                aria-label={t("table-mute", { name: line.name })}
                title={t("table-mute", { name: line.name })}
                onClick={() => void mute(line.author, line.name)}
              >
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
