/** What a table is answered whose actions are played by requests, each time from the beginning: that of a lesson or a problem. */
import type { Answer } from "../../net/connection";
import { views } from "../../state/table";
import type { Command } from "../../types/protocol";
import type { View } from "../../types/view";
import { asRefusal, explain } from "../loading";

type Played = { refused: string | null; view: unknown };
/** The actions so far, how to play others instead, and the words for the last one when it is refused. */
export type Playing<Found extends Played> = {
  actions: readonly string[];
  playAll: (actions: readonly string[]) => Promise<Found>;
  words: (found: Found, action: string) => string;
};

/** What the table sends, answered as a server would. */
export async function answered<Found extends Played>(command: Command, playing: Playing<Found>): Promise<Answer> {
  if (command.type !== "play" && command.type !== "undo") return { type: "view", id: "", view: null };
  const { actions, playAll, words } = playing;
  const wanted = command.type === "play" ? [...actions, command.action] : actions.slice(0, -1);
  try {
    const found = await playAll(wanted);
    if (found.refused) return refused(found.refused, words(found, wanted.at(-1) ?? ""));
    return { type: "ack", id: "", version: (found.view as View).version, again: false };
  } catch (problem) {
    const fault = asRefusal(problem);
    return refused(fault.code, explain(fault));
  }
}

const refused = (code: string, text: string): Answer => ({
  type: "refused",
  id: "",
  code,
  params: {},
  text,
  version: views.value[0]?.version ?? 0,
  views: views.value,
});
