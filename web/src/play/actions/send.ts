/** Sending what the player has decided, and what becomes of it. */
import { effect, signal } from "@preact/signals";
import { mayAct, pending, play, seat, send, status, view } from "../../state/table";
import { t } from "../../texts/texts";
import type { Refused } from "../../types/protocol";
import type { Piece, Cells } from "../../types/event";
import { drop } from "../selection";
import { sound } from "../feedback/sound";
import { notice } from "../../parts/notice";

/** A piece that was sent and is not confirmed yet: it stays drawn where it was laid. */
export const laying = signal<{ slot: number; piece: Piece; cells: Cells } | null>(null);

/** Something was sent and is not answered after a moment: only then waiting is shown. */
export const waiting = signal(false);
const PATIENCE = 300;

export function followWaiting(): () => void {
  let timer = 0;
  return effect(() => {
    const sent = pending.value.some((each) => each.type === "play" || each.type === "undo");
    clearTimeout(timer);
    if (sent) timer = window.setTimeout(() => (waiting.value = true), PATIENCE);
    else waiting.value = false;
  });
}

/** Whether an action is listed by the view. */
export const may = (action: string): boolean =>
  status.value === "open" && mayAct.value && !!view.value?.you?.actions.includes(action);

/** Why a control is closed now, as a sentence; nothing when it is open. */
export function whyNot(control: string): string | null {
  if (may(control)) return null;
  if (status.value !== "open") return t("play-no-connection");
  const now = view.value;
  const refusal = now?.you?.refusals[control];
  if (refusal) return t(refusal.reason, { action: control, rule: refusal.rule });
  return mayAct.value ? null : t(now?.phase === "over" ? "reason-game-over" : "reason-not-your-turn");
}

/** Whether an action shows something hidden, so that it cannot be taken back. */
export const reveals = (action: string): boolean => !!view.value?.you?.reveals.includes(action);

/** Play an action and wait until the table shows it. False when it was refused. `keep`: more of the same flow follows. */
export async function act(action: string, keep = false): Promise<boolean> {
  if (pending.value.some((each) => each.type === "play" && each.action === action)) return false;
  if (!keep) drop();
  const answer = await play(action);
  if (answer.type === "refused") return refuse(answer);
  if (answer.type === "ack") await arrived(answer.version);
  return true;
}

/** Place a piece; it stays where it was laid until the server has answered. */
export async function place(action: string, laid: { slot: number; piece: Piece; cells: Cells }): Promise<void> {
  laying.value = laid;
  sound("place");
  await act(action);
  if (laying.value === laid) laying.value = null;
}

/** Take back so many steps, one after the other. */
export async function undo(steps = 1): Promise<void> {
  drop();
  for (let step = 0; step < steps; step++) {
    if (!view.value?.you?.undo.can) return;
    const answer = await send({ type: "undo", seat: seat.value ?? 0 });
    if (answer.type === "refused") return void refuse(answer);
    if (answer.type === "ack") await arrived(answer.version);
  }
}

/** The update comes after the acknowledgement: wait for it. */
function arrived(version: number): Promise<void> {
  return new Promise((done) => {
    const stop = effect(() => {
      if (view.value && view.value.version < version && status.value !== "closed") return;
      queueMicrotask(() => stop());
      done();
    });
  });
}

function refuse(answer: Refused): false {
  sound("illegal");
  laying.value = null;
  notice(answer.text || t(answer.code, answer.params));
  return false;
}
