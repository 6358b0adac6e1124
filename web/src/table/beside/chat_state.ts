/** What of the chat is heard, and what of it was read. */
import { computed, effect, signal } from "@preact/signals";
import { settings } from "../../state/settings";
import { chat, myId } from "../../state/table";

/** Whose words are not shown. The server spares us further ones; those that are here already go too. */
export const muted = signal<readonly string[]>([]);
export const heard = computed(() =>
  settings.value.chat ? chat.value.filter((line) => !muted.value.includes(line.author)) : [],
);
/** The last line that was on screen. */
export const seen = signal(0);
export const unread = computed(
  () => heard.value.filter((line) => line.number > seen.value && line.author !== myId.value).length,
);

/** When the chat is switched on again, what was said meanwhile is no news. */
effect(() => {
  if (!settings.value.chat) seen.value = chat.value.at(-1)?.number ?? 0;
});
