/** A lesson that is played in this browser. The server plays the actions from the beginning each time and judges them. */
import { signal } from "@preact/signals";
import type { Answer } from "../../net/connection";
import { post } from "../../net/rest";
import { hear, mySeats, openWith, table, views } from "../../state/table";
import { t } from "../../texts/texts";
import type { LessonStep } from "../../types/api";
import type { GameEvent } from "../../types/event";
import type { Command } from "../../types/protocol";
import type { View } from "../../types/view";
import { answered } from "./answering";

/** How the step stands; null while it is fetched. */
export const now = signal<LessonStep | null>(null);
/** How many tries of this step were refused or led astray. */
export const astray = signal(0);
/** Whether "Show me" is playing. */
export const showing = signal(false);

type Where = { lesson: string; step: number };
let where: Where = { lesson: "", step: 1 };

const judged = (actions: readonly string[]): Promise<LessonStep> =>
  post<LessonStep>(`/lessons/${encodeURIComponent(where.lesson)}/${where.step}`, { actions });

/** Lay out a step; what lay there before is gone. */
export async function begin(lesson: string, step: number): Promise<void> {
  where = { lesson, step };
  showing.value = false;
  const asked = where;
  const found = await judged([]);
  if (asked !== where) return;
  astray.value = 0;
  openWith({ send: answer, close: () => undefined, tryNow: () => undefined });
  mySeats.value = [0];
  now.value = found;
  views.value = [named(found.view as unknown as View)];
}

/** Everybody is called by number here, in the reader's language. */
export function named(view: View): View {
  const seats = view.seats.map((each) => ({
    ...each,
    name: each.seat === view.seat ? t("you") : t("player-named", { number: each.seat + 1 }),
  }));
  return { ...view, seats };
}

/** Play all these actions from the beginning. A try that the rules refuse is answered and changes nothing. */
export async function playAll(actions: readonly string[], counts = true): Promise<LessonStep> {
  const asked = where;
  const before = now.value?.actions.length ?? 0;
  const found = await judged(actions);
  if (asked !== where) return found;
  const { kind } = found.feedback;
  if (counts && (kind === "wrong" || kind === "other" || kind === "missed")) astray.value += 1;
  now.value = found;
  if (found.refused) return found;
  const view = named(found.view as unknown as View);
  hear({
    type: "update",
    cause: actions.length < before ? "undo" : "play",
    table: table.peek()!,
    version: view.version,
    events: found.events as unknown as GameEvent[],
    views: [view],
  });
  return found;
}

/** Ask about something that is drawn as impossible, for the sentence that this step has for it. */
export async function ask(action: string): Promise<void> {
  const so = now.value;
  if (so && so.goal !== "reached" && !showing.value) await playAll([...so.actions, action]).catch(() => undefined);
}

/** Say something to a try that no rule is asked about. */
export function answerWith(key: string): void {
  const so = now.value;
  if (!so || so.goal === "reached" || showing.value) return;
  astray.value += 1;
  now.value = { ...so, feedback: { kind: "wrong", key, params: {} } };
}

/** What the table sends; while the way is shown nothing of it counts. */
async function answer(command: Command): Promise<Answer> {
  const so = now.value;
  if (!so || showing.value) return { type: "ack", id: "", version: 0, again: false };
  const words = ({ feedback }: LessonStep) => t(feedback.key, feedback.params as never);
  return answered(command, { actions: so.actions, playAll, words });
}

const PAUSE = 1100;
const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Play the way to the goal once, and take it back: from here if what was done so far belongs to it, else from the beginning. */
export async function showMe(solution: readonly string[]): Promise<void> {
  const so = now.value;
  if (!so || showing.value) return;
  const asked = where;
  showing.value = true;
  const before = so.actions;
  const follows = before.length < solution.length && before.every((each, index) => each === solution[index]);
  const goes = () => showing.value && asked === where;
  try {
    for (let length = follows ? before.length : 0; length <= solution.length && goes(); length++) {
      await playAll(solution.slice(0, length), false);
      await rest(PAUSE);
    }
    if (asked === where) await playAll(before, false);
  } catch {
    // Without an answer what was there is asked for again with the next move.
  } finally {
    if (asked === where) showing.value = false;
  }
}
