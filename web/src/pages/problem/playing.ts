/** A problem that is played in this browser. The server plays the actions from the beginning each time and judges them. */
import { signal } from "@preact/signals";
import type { Answer } from "../../net/connection";
import { post } from "../../net/rest";
import { hear, mySeats, openWith, table, views } from "../../state/table";
import { t } from "../../texts/texts";
import type { PlayedProblem, ProblemDocument } from "../../types/api";
import type { GameEvent } from "../../types/event";
import type { Command } from "../../types/protocol";
import type { View } from "../../types/view";
import { answered } from "../learn/answering";
import { named } from "../learn/playing";

/** How the problem stands; null before it is laid out. */
export const now = signal<PlayedProblem | null>(null);
/** How often it was begun anew after a try that missed. */
export const misses = signal(0);
export const startedAt = signal(0);

let where = "";

/** Lay out a problem; what lay there before is gone. */
export function begin(problem: ProblemDocument): void {
  where = problem.id;
  openWith({ send: answer, close: () => undefined, tryNow: () => undefined });
  mySeats.value = [0];
  misses.value = 0;
  startedAt.value = Date.now();
  const { id, start: result, view } = problem;
  now.value = {
    problem: id,
    actions: [],
    refused: null,
    rule: null,
    events: [],
    view,
    goal: "not yet",
    result,
    best: null,
  };
  views.value = [named(view as unknown as View)];
}

/** Play all these actions from the beginning. */
export async function playAll(actions: readonly string[]): Promise<PlayedProblem> {
  const asked = where;
  const before = now.value;
  const found = await post<PlayedProblem>(`/problems/${asked}/play`, { actions });
  if (asked !== where || found.refused) return found;
  if (found.goal === "missed" && before?.goal === "not yet") misses.value += 1;
  now.value = found;
  const view = named(found.view as unknown as View);
  hear({
    type: "update",
    cause: actions.length < (before?.actions.length ?? 0) ? "undo" : "play",
    table: table.peek()!,
    version: view.version,
    events: found.events as unknown as GameEvent[],
    views: [view],
  });
  return found;
}

/** What the table sends. */
async function answer(command: Command): Promise<Answer> {
  const so = now.value;
  if (!so) return { type: "view", id: "", view: null };
  const words = ({ refused, rule }: PlayedProblem, action: string) => t(refused!, { action, rule: rule ?? "" });
  return answered(command, { actions: so.actions, playAll, words });
}
