/**
 * A turn of another shown once more, step by step, on the table as it now lies: coins and rings come one after the other.
 * Nothing waits for it, and whatever the player does ends it.
 */
import { computed, effect } from "@preact/signals";
import { duration } from "../play/feedback/speed";
import { botsAct, skipBots } from "../play/feedback/pace";
import { say } from "../parts/notice";
import { settings } from "../state/settings";
import { mayAct, pending, view } from "../state/table";
import { again, told } from "../table/seats/told";
import { freshTurns, lastTurns } from "./turns";

/** One action, and a whole turn, in ms. */
const STEP = 400;
const TURN = 1200;
/** The seats that are shown after the one that is. */
let queue: number[] = [];
let timer = 0;

const stepsOf = (seat: number) => lastTurns.peek().get(seat)?.steps ?? [];

/** Whether somebody goes from step to step: by wish, or because nothing shall move by itself. */
export const byHand = computed(() => settings.value.botPace === "step" || !duration(1));

/** Show the last turns of these seats, one after the other. */
export function showAgain(seats: readonly number[]): void {
  queue = seats.filter((seat) => stepsOf(seat).length);
  nextSeat();
}

function nextSeat(): void {
  const seat = queue.shift();
  if (seat === undefined) return endAgain();
  go(seat, 0);
}

function go(seat: number, step: number): void {
  clearTimeout(timer);
  const steps = stepsOf(seat);
  again.value = { seat, step };
  if (byHand.peek()) return say(steps[step]?.text ?? "");
  timer = window.setTimeout(
    nextStep,
    Math.min(STEP, TURN / steps.length) / (settings.peek().botPace === "fast" ? 2 : 1),
  );
}

export function nextStep(): void {
  const now = again.peek();
  if (!now) return once();
  if (now.step + 1 < stepsOf(now.seat).length) go(now.seat, now.step + 1);
  else nextSeat();
}

export function endAgain(): void {
  clearTimeout(timer);
  queue = [];
  again.value = null;
}

/** What happened since the own last action; without any such, the latest turn of another. */
export function once(): void {
  const latest = [...lastTurns.peek().keys()].filter((seat) => seat !== view.peek()?.seat).slice(-1);
  showAgain(told.peek().length ? told.peek() : latest);
}

const FIELDS = "button, a, input, textarea, select, [role=button]";

/** Keys of the show; whether it was one. */
export function key(event: KeyboardEvent): boolean {
  if (event.code === "Comma") once();
  else if (event.code === "Period") nextStep();
  else if (event.key === " " && !(event.target as Element).closest(FIELDS)) return skip();
  else return false;
  return true;
}

/** To the end of what is shown or played. */
function skip(): boolean {
  if (again.peek()) endAgain();
  else if (botsAct()) skipBots();
  else return false;
  return true;
}

/** What others did since the own last action, in whole sentences. */
export const retold = (): string =>
  freshTurns
    .peek()
    .flatMap((turn) => turn.steps.map((step) => step.text))
    .join(" ");

/** A press anywhere, an own action or a change of the turn ends it; with “Step” a turn of ours begins with it. */
export function followShow(): () => void {
  const pressed = (event: Event) => {
    if (again.peek() && !(event.target as Element).closest("[data-show]")) endAgain();
  };
  addEventListener("pointerdown", pressed, true);
  const stopSending = effect(() => {
    if (pending.value.some((each) => each.type === "play" || each.type === "undo")) endAgain();
  });
  let shown = "";
  const stopStepping = effect(() => {
    const now = view.value;
    const turn = now && mayAct.value && told.value.length ? `${now.seat} ${now.turn}` : "";
    if (turn && turn !== shown && settings.peek().botPace === "step") showAgain(told.value);
    shown = turn || shown;
  });
  return () => {
    removeEventListener("pointerdown", pressed, true);
    stopSending();
    stopStepping();
    endAgain();
  };
}
