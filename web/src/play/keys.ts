/** The keyboard. Letters go by their place (`event.code`), so that every layout can play. */
import { effect } from "@preact/signals";
import { say } from "../parts/notice";
import { settings } from "../state/settings";
import { mine, view } from "../state/table";
import { t } from "../texts/texts";
import { deeds } from "./actions/bar";
import { act, may, undo } from "./actions/send";
import { floating, follow } from "./hand/drag";
import { askDone } from "./actions/touches";
import { openExchange } from "./actions/exchange";
import {
  covered,
  flip,
  layAnywhere,
  layNear,
  move,
  placeHere,
  step,
  supply,
  tellHand,
  turnLeft,
  turnRight,
} from "./hand/hand";
import { turnWords } from "./feedback/news";
import { skipBots } from "./feedback/pace";
import { late } from "./panels/load_sheets";
import { passing } from "./panels/pass_device";
import { pressStack } from "./actions/press";
import { puzzleName } from "./props";
import { openRecycle } from "./actions/recycle";
import { cycle, enter, reenter, moveCell, moveControl, noticeFocus, wayOf } from "./roving";
import { carried, flow } from "./selection";
import { cellsAt } from "./hand/shape";
import { stepBack } from "./step_back";

/** Whether the last input came from the keyboard: focus then means intention. */
let byKey = false;

export function followKeys(): () => void {
  const pointed = () => (byKey = false);
  addEventListener("keydown", onKey);
  addEventListener("pointerdown", pointed, true);
  addEventListener("focusin", onFocus);
  addEventListener("click", onClick);
  const forget = effect(() => {
    if (view.value) requestAnimationFrame(keepFocus);
  });
  return () => {
    forget();
    removeEventListener("keydown", onKey);
    removeEventListener("pointerdown", pointed, true);
    removeEventListener("focusin", onFocus);
    removeEventListener("click", onClick);
  };
}

/** What had the focus may have left the table: who plays by keys goes on nearby. */
function keepFocus(): void {
  if (byKey && document.activeElement === document.body && !carried.peek()) reenter();
}

function onFocus(event: FocusEvent): void {
  const target = event.target as Element;
  noticeFocus(target);
  const slot = slotOf(target);
  // Coming to a puzzle with a piece in hand lays it there.
  if (byKey && carried.value && slot !== null && carried.value.slot !== slot) {
    layNear(slot, cellOf(target) ?? 12);
    tellHand();
  }
}

const slotOf = (element: Element): number | null =>
  numberOf(element.closest<HTMLElement>("[data-own-slot]")?.dataset["ownSlot"]);
const cellOf = (element: Element): number | null =>
  numberOf(element.closest<SVGElement>("[data-cell]")?.dataset["cell"]);
const numberOf = (text: string | undefined): number | null => (text === undefined ? null : Number(text));

function onKey(event: KeyboardEvent): void {
  byKey = true;
  const target = event.target as Element;
  if (event.defaultPrevented || event.isComposing || event.altKey || event.metaKey) return;
  if (target.closest("dialog[open]") || passing.value) return;
  const writing = target.closest("input, textarea, select, [contenteditable]");
  if (
    general(event) ||
    (!writing && (steering(event, target) || (settings.value.singleKeys && !event.ctrlKey && letter(event))))
  )
    event.preventDefault();
}

/** Keys that work everywhere. */
function general(event: KeyboardEvent): boolean {
  if (event.code === "F6") {
    cycle(event.shiftKey ? -1 : 1);
    return true;
  }
  if (event.ctrlKey && event.key === "Enter") {
    confirm();
    return true;
  }
  return event.key === "Escape" && stepBack();
}

/** A press beside everything that reacts is a step back too. */
const REACTS =
  "button, a, input, textarea, select, dialog, [role=button], [data-own-slot], .tray, .play-panel, .turn-controls, .actions";

function onClick(event: MouseEvent): void {
  if (!floating.value && !(event.target as Element).closest(REACTS)) stepBack();
}

/** What stands there to be confirmed. */
function confirm(): void {
  if (covered.value) placeHere();
  else if (view.value?.phase === "touches") askDone();
  else if (may("stop")) void act("stop");
  else if (may("end")) void act("end");
}

/** Arrows, Enter and Space. */
function steering(event: KeyboardEvent, target: Element): boolean {
  const way = wayOf(event.code);
  const slot = slotOf(target);
  const hand = carried.value;
  if (way && !event.ctrlKey && !event.shiftKey) {
    if (hand && hand.slot !== null && (slot !== null || target === document.body)) {
      move(way[0], way[1]);
      tellHand();
      return true;
    }
    const cell = target.closest("[data-cell]");
    return cell ? moveCell(cell, way) || moveControl(target, way) : moveControl(target, way);
  }
  if (event.key !== "Enter" && event.key !== " ") return false;
  const cell = cellOf(target);
  if (slot !== null && cell !== null) return pressCell(slot, cell);
  if (target === document.body && covered.value) {
    placeHere();
    return true;
  }
  // Real buttons click by themselves.
  if (target.getAttribute("role") !== "button" || target instanceof HTMLButtonElement) return false;
  target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  return true;
}

/** Enter on a cell: the piece that lies on this puzzle is placed, one in hand is laid here. */
function pressCell(slot: number, cell: number): true {
  const hand = carried.value;
  if (hand?.slot === slot && cellsAt(hand.shape, hand.row, hand.column)) placeHere();
  else if (hand) {
    layNear(slot, cell);
    tellHand();
  } else say(puzzleName(slot));
  return true;
}

function turn(change: () => void): void {
  change();
  follow();
  tellHand();
}

const deed = (name: string): void => {
  (document.querySelector(`[data-testid="act-${name}"]`) as HTMLElement | null)?.click();
};

const LETTERS: Record<string, () => void> = {
  KeyQ: () => turn(turnLeft),
  KeyE: () => turn(turnRight),
  KeyF: () => turn(flip),
  KeyN: () => turn(() => step(1)),
  KeyP: () => turn(() => step(-1)),
  KeyT: () => focusOn("[data-row-slot][tabindex]"),
  KeyD: () => focusOn("[data-testid^='deck-']"),
  KeyO: () => deed("piece"),
  KeyX: () => openExchange(carried.value?.piece ?? null),
  KeyM: () => deed("master"),
  KeyA: () => deed("ambassador"),
  KeyG: () =>
    deeds()
      .find((each) => each.name === "split")
      ?.run(),
  KeyC: () => openRecycle(may("recycle white") ? "white" : "black"),
  KeyS: () => tellState(),
  KeyV: () => tellPuzzles(),
  KeyL: () => void enter("log"),
  KeyK: () => skipBots(),
};

function letter(event: KeyboardEvent): boolean {
  const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
  if (digit && event.shiftKey) toPuzzle(Number(digit));
  else if (digit) toStack(Number(digit));
  else if (event.code === "KeyU") void undo(event.shiftKey ? (view.value?.you?.undo.steps ?? 1) : 1);
  else if (event.key === "?") flow.value = { kind: "keys" };
  else if (!event.shiftKey && LETTERS[event.code]) LETTERS[event.code]!();
  else return !!late.peek()?.moments.key(event);
  return true;
}

function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

function toStack(number: number): void {
  const piece = supply.value[number - 1]?.[0];
  if (!piece) return;
  focusOn(`[data-stack="${piece}"]`);
  if (carried.value?.piece !== piece) pressStack(piece);
}

function toPuzzle(slot: number): void {
  const cell = document.querySelector<SVGElement>(`[data-own-slot="${slot}"] [data-cell][tabindex="0"]`);
  cell?.focus();
  if (carried.value && carried.value.slot !== slot && mine.value?.puzzles.some((each) => each.slot === slot)) {
    layAnywhere(slot);
    tellHand();
  }
}

function tellState(): void {
  const now = view.value;
  if (!now) return;
  say(late.peek()?.moments.retold() ?? "");
  say(mine.value?.may_act ? turnWords(now) : t("reason-not-your-turn"));
}

/** Every own puzzle, with its open cells. */
function tellPuzzles(): void {
  const puzzles = mine.value?.puzzles ?? [];
  const words = puzzles.map((puzzle) => {
    const cells = puzzle.open.map((cell) => t("sr-place", { row: Math.floor(cell / 5) + 1, column: (cell % 5) + 1 }));
    return t("sr-puzzle-open", { puzzle: puzzleName(puzzle.slot), cells: cells.join("; ") });
  });
  say(words.length ? words.join(" ") : t("play-hint-begin"));
}
