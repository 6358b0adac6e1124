/** Asking for advice: what was asked, what was told, and what of it is on the table. Each press asks one step deeper. */
import { batch, computed, effect, signal } from "@preact/signals";
import { say } from "../../parts/speech";
import { notice } from "../../parts/notice";
import { act } from "../../play/actions/send";
import { answered, mayAct, mine, seat, send, view } from "../../state/table";
import type { Step } from "../../types/api";
import type { HintDocument, PlanDocument } from "../../types/protocol";
import { layout, touching } from "../form/layout";
import { sideTab } from "../beside/side";
import { hintWords, planWords } from "./words";

export const DEPTHS = 3;
/** So long an answer may take before it can be asked for again. */
const PATIENCE = 20_000;

export type Told = { hints: HintDocument[]; plan: PlanDocument | null; asked: "hint" | "plan" };
/** What is open; null: no advice is on the table. */
export const told = signal<Told | null>(null);
/** The id of the question that is being answered; empty: not known yet. */
const waiting = signal<string | null>(null);
export const thinking = computed(() => waiting.value !== null);
/** While a plan is shown step by step: how many steps are. */
export const shownSteps = signal<number | null>(null);

/** Where the advice is read: in the column beside the table, or in a sheet. */
export const inColumn = computed(() => layout.value.form === "desk" && !touching.value);
/** The position that the advice is for: advice for another one is taken away. */
const position = computed(() => `${seat.value} ${mayAct.value} ${view.value?.you?.actions.join() ?? ""}`);
const where = () => view.peek()?.you?.actions.join() ?? "";

/** The hint that is open, or nothing. */
export const hint = computed<HintDocument | null>(() => told.value?.hints.at(-1) ?? null);
/** The steps whose marks lie on the table. */
export const steps = computed<Step[]>(() => {
  const now = told.value;
  if (!now) return [];
  if (now.asked === "plan") return now.plan?.steps.slice(0, shownSteps.value ?? undefined) ?? [];
  return now.hints.at(-1)?.steps ?? [];
});

/** Ask for a hint, or for the next step of the one that is open. */
export async function deeper(): Promise<void> {
  if (!mayAct.peek() || thinking.peek()) return;
  const now = told.peek();
  const depth = now?.asked === "hint" ? (now.hints.at(-1)?.depth ?? 0) + 1 : 1;
  if (depth > DEPTHS) return;
  begin(now?.asked === "hint" ? now : { hints: [], plan: null, asked: "hint" });
  await ask({ type: "hint", seat: seat.peek() ?? 0, depth });
}

/** Ask whether a puzzle can be finished: the one that is named, else the next one. */
export async function plan(slot?: number): Promise<void> {
  if (!mayAct.peek() || thinking.peek()) return;
  const slots = mine.peek()?.puzzles.map((each) => each.slot) ?? [];
  const last = told.peek()?.plan?.slot ?? 0;
  const wanted = slot ?? slots.find((each) => each > last) ?? slots[0];
  shownSteps.value = null;
  begin({ hints: told.peek()?.hints ?? [], plan: null, asked: "plan" });
  if (wanted !== undefined) await ask({ type: "plan", seat: seat.peek() ?? 0, slot: wanted });
}

function begin(state: Told): void {
  told.value = state;
  if (inColumn.peek()) sideTab.value = "hint";
}

async function ask(command: Parameters<typeof send>[0]): Promise<void> {
  waiting.value = "";
  const from = where();
  const timer = setTimeout(stop, PATIENCE);
  const answer = await send(command);
  if (answer.type === "refused") {
    clearTimeout(timer);
    stop();
    notice(answer.text);
    return;
  }
  if (waiting.peek() === null || from !== where()) return;
  waiting.value = answer.id;
}

/** Nothing is waited for any more; what was never answered is not open. */
function stop(): void {
  batch(() => {
    waiting.value = null;
    const now = told.peek();
    if (now && !now.hints.length && !now.plan) close();
  });
}

export function close(): void {
  batch(() => {
    told.value = null;
    waiting.value = null;
    shownSteps.value = null;
    if (sideTab.peek() === "hint") sideTab.value = "log";
  });
}

/** Do the first step of a hint, or of a plan that begins in this turn. */
export function doFirst(): void {
  const first = steps.peek()[0];
  if (first) void act(first.action);
}

/** One step more of a plan; after the last one all are shown. */
export function showNext(): void {
  const all = told.peek()?.plan?.steps.length ?? 0;
  const next = (shownSteps.peek() ?? 0) + 1;
  shownSteps.value = next > all ? null : next;
}

/** Take in what is told, and take away what is no longer true. */
export function followAnswers(): () => void {
  const stops = [
    effect(() => {
      const message = answered.value;
      if (!message || !("id" in message) || !waiting.value || message.id !== waiting.value) return;
      if (message.type === "advice") take(message.hint, message.plan);
      if (message.type === "refused") {
        stop();
        notice(message.text);
      }
    }),
  ];
  let before = position.peek();
  stops.push(
    effect(() => {
      const now = position.value;
      if (now !== before) close();
      before = now;
    }),
  );
  return () => stops.forEach((each) => each());
}

function take(fresh: HintDocument | null, found: PlanDocument | null): void {
  const now = told.peek();
  batch(() => {
    waiting.value = null;
    if (!now) return;
    if (fresh) told.value = { hints: [...now.hints, fresh], plan: null, asked: "hint" };
    if (found) told.value = { ...now, plan: found, asked: "plan" };
  });
  say(fresh ? hintWords(fresh) : found ? planWords(found) : "");
}
