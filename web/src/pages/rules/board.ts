/** A live board: an example of the rules, played in this browser. The server plays the actions from the beginning each time. */
import { signal } from "@preact/signals";
import type { Answer } from "../../net/connection";
import { get, post, Refusal } from "../../net/rest";
import { hear, mySeats, openWith, table, views } from "../../state/table";
import { t } from "../../texts/texts";
import type { ExampleDocument } from "../../types/api";
import type { GameEvent } from "../../types/event";
import type { Command } from "../../types/protocol";
import type { View } from "../../types/view";
import { asRefusal, explain } from "../loading";

export type Example = { name: string; edition: string; deluxe: boolean };
export type Shown = { example: Example; solution: string[]; actions: string[]; events: GameEvent[]; view: View };

/** The board that can be played now; there is one at a time. */
export const live = signal<Shown | null>(null);

const path = (example: Example) => `/examples/${encodeURIComponent(example.name)}`;
const query = (example: Example) => `?edition=${encodeURIComponent(example.edition)}&deluxe=${example.deluxe}`;

async function fetchExample(example: Example): Promise<Shown> {
  return shownOf(example, await get<ExampleDocument>(path(example) + query(example)));
}

function shownOf(example: Example, found: ExampleDocument): Shown {
  const view = found.view as unknown as View;
  // Nobody sits here: everybody is called by number, in the reader's language.
  view.seats = view.seats.map((each) => ({
    ...each,
    name: each.seat === view.seat ? t("you") : t("player-named", { number: each.seat + 1 }),
  }));
  return { example, solution: found.solution, actions: found.actions, events: found.events as GameEvent[], view };
}

/** Make a board live; what another one had on it is gone. */
export async function bring(example: Example): Promise<void> {
  const shown = await fetchExample(example);
  openWith({ send: answer, close: () => undefined, tryNow: () => undefined });
  mySeats.value = [0];
  put(shown);
}

function put(shown: Shown): void {
  live.value = shown;
  views.value = [shown.view];
}

/** Play some actions from the beginning; a refusal changes nothing. */
export async function playAll(actions: string[]): Promise<Shown> {
  const before = live.value;
  if (!before) throw new Error("no board is live");
  const found = shownOf(
    before.example,
    await post<ExampleDocument>(`${path(before.example)}/play${query(before.example)}`, { actions }),
  );
  live.value = found;
  hear({
    type: "update",
    cause: actions.length < before.actions.length ? "undo" : "play",
    table: table.peek()!,
    version: found.view.version,
    events: found.events,
    views: [found.view],
  });
  return found;
}

/** What the table sends, answered as a server would. */
async function answer(command: Command): Promise<Answer> {
  const now = live.value;
  if (!now) return { type: "ack", id: "", version: 0, again: false };
  if (command.type !== "play" && command.type !== "undo") return { type: "view", id: "", view: null };
  try {
    const { view } = await playAll(
      command.type === "play" ? [...now.actions, command.action] : now.actions.slice(0, -1),
    );
    return { type: "ack", id: "", version: view.version, again: false };
  } catch (problem) {
    const fault: Refusal = asRefusal(problem);
    return {
      type: "refused",
      id: "",
      code: fault.code,
      params: fault.params,
      text: explain(fault),
      version: now.view.version,
      views: [now.view],
    };
  }
}

/** The next action that shows what the example is about; null when it is done, or when something else was played. */
export function nextStep(shown: Shown): string | null {
  const followed = shown.actions.every((action, index) => action === shown.solution[index]);
  return followed ? (shown.solution[shown.actions.length] ?? null) : null;
}
