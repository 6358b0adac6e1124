/** Where messages are written: 200 characters at most. */
import { useState } from "preact/hooks";
import { way } from "../../net/way";
import { Icon } from "../../art/icons";
import { notice } from "../../parts/notice";
import { settings } from "../../state/settings";
import { myId, send } from "../../state/table";
import { t } from "../../texts/texts";

const LONGEST = 200;

export function MessageField() {
  const [text, setText] = useState("");
  if (!way.network || !settings.value.chat || myId.value === null) return null;
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
      <input
        class="input"
        maxLength={LONGEST}
        value={text}
        aria-label={t("table-message")}
        placeholder={t("table-message")}
        data-testid="message"
        enterkeyhint="send"
        autocomplete="off"
        onInput={(event) => setText(event.currentTarget.value)}
      />
      {text && (
        <button type="submit" class="btn quiet square" aria-label={t("table-send")}>
          <Icon name="send" />
        </button>
      )}
    </form>
  );
}
