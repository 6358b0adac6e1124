/** Dragging with mouse, pen or finger: a piece from the tray onto a puzzle, or a face-up puzzle onto the own mat. */
import { signal } from "@preact/signals";
import { view } from "../../state/table";
import type { Piece } from "../../types/event";
import { covered, focusSlot, lay, layAnywhere, pick, placeHere, refuseHere, turnLeft, turnRight } from "./hand";
import { kept, lyingOf, nearestOfShape, SNAP, waysOn } from "./placing";
import { carried, drop } from "../selection";
import { heightOf, widthOf } from "./shape";

/** A press becomes a drag after so many px. */
const THRESHOLD = 6;
/** A finger must not hide the piece. */
const FINGER = 48;
const WHEEL_LOCK = 150;
/** How long a dragged piece rests on a small puzzle until that becomes the large one. */
const DWELL = 300;

/** The piece under the pointer: where its middle is, how large its cells are; `home` while it flies back. */
export type Floating = { x: number; y: number; size: number; touch: boolean; home: DOMRect | null };
export const floating = signal<Floating | null>(null);
/** How many pieces were let go beside all puzzles; over the tray one is put down on purpose. */
export const strays = signal(0);

type Drag = {
  pointer: number;
  touch: boolean;
  from: HTMLElement;
  x: number;
  y: number;
  begun: boolean;
  keep: boolean;
  piece: Piece;
};
let drag: Drag | null = null;
let wheelAt = 0;
let dwell: { slot: number; timer: number } | null = null;
/** A drag ends with a click on where it began, which means nothing. */
let swallow = false;

export const dragging = (): boolean => !!drag?.begun;

/** Whether the click that comes now belongs to a drag. */
export function swallowed(): boolean {
  const was = swallow;
  swallow = false;
  return was;
}

/** Press on a stack of the tray, or on a piece that lies on a puzzle already (`keep`: as it is turned). */
export function grab(piece: Piece, event: PointerEvent, keep = false): void {
  if (event.button !== 0 || drag) return;
  swallow = false;
  drag = {
    pointer: event.pointerId,
    touch: event.pointerType === "touch",
    from: event.currentTarget as HTMLElement,
    x: event.clientX,
    y: event.clientY,
    begun: false,
    keep,
    piece,
  };
  addEventListener("pointermove", onMove);
  addEventListener("pointerup", onUp);
  addEventListener("pointercancel", onCancel);
  addEventListener("pointerdown", onSecond, true);
  addEventListener("wheel", onWheel, { passive: false });
}

function onMove(event: PointerEvent): void {
  if (!drag || event.pointerId !== drag.pointer) return;
  if (!drag.begun) {
    if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < THRESHOLD) return;
    drag.begun = true;
    if (!drag.keep || carried.value?.piece !== drag.piece) pick(drag.piece);
  }
  event.preventDefault();
  drag.x = event.clientX;
  drag.y = event.clientY;
  follow();
}

/** Where the piece is now: over a puzzle it snaps to a legal place nearby, or shows why it does not fit. */
export function follow(): void {
  const hand = carried.value;
  if (!drag?.begun || !hand) return;
  const size = cellSize();
  const lift = drag.touch ? FINGER + (heightOf(hand.shape) * size) / 2 : 0;
  const [x, y] = [drag.x, drag.y - lift];
  floating.value = { x, y, size, touch: drag.touch, home: null };
  const under = grids().find(({ card }) => x >= card.left && x <= card.right && y >= card.top && y <= card.bottom);
  rest(under && !under.cell ? under.slot : null);
  if (!under?.cell) {
    if (hand.slot !== null) lay(null, { shape: hand.shape, row: 0, column: 0 });
    return;
  }
  const row = (y - under.top) / under.cell - heightOf(hand.shape) / 2;
  const column = (x - under.left) / under.cell - widthOf(hand.shape) / 2;
  const way = nearestOfShape(waysOn(view.value?.you ?? null, hand.piece, under.slot), hand.shape, row, column, SNAP);
  const next = way ? lyingOf(way) : kept(hand.shape, row, column);
  if (hand.slot !== under.slot || hand.row !== next.row || hand.column !== next.column) lay(under.slot, next);
}

/** Resting over a small puzzle brings it to the front. */
function rest(slot: number | null): void {
  if (dwell?.slot === slot) return;
  if (dwell) clearTimeout(dwell.timer);
  dwell = slot === null ? null : { slot, timer: window.setTimeout(() => (focusSlot.value = slot), DWELL) };
}

function onUp(event: PointerEvent): void {
  if (!drag || event.pointerId !== drag.pointer) return;
  const { begun, from, x, y } = drag;
  const thumb = dwell?.slot ?? null;
  stop();
  if (!begun) return;
  swallow = true;
  // The click comes right after, if it comes at all.
  setTimeout(() => (swallow = false), 0);
  if (covered.value) {
    floating.value = null;
    placeHere();
  } else if (thumb !== null) {
    floating.value = null;
    focusSlot.value = thumb;
    layAnywhere(thumb);
  } else {
    if (carried.value?.slot != null) refuseHere();
    else if (!document.elementFromPoint(x, y)?.closest("[data-region=tray]")) strays.value += 1;
    flyBack(from);
  }
}

function onCancel(event: PointerEvent): void {
  if (!drag || event.pointerId !== drag.pointer) return;
  const { begun, from } = drag;
  stop();
  if (begun) flyBack(from);
}

/** Let go of whatever is dragged (Esc). */
export function letGo(): void {
  if (!drag) return;
  const from = drag.from;
  stop();
  flyBack(from);
}

function flyBack(from: HTMLElement): void {
  const now = floating.value;
  if (now) floating.value = { ...now, home: from.getBoundingClientRect() };
  else drop();
}

/** It has arrived in the tray. */
export function landed(): void {
  floating.value = null;
  drop();
}

function stop(): void {
  drag = null;
  rest(null);
  removeEventListener("pointermove", onMove);
  removeEventListener("pointerup", onUp);
  removeEventListener("pointercancel", onCancel);
  removeEventListener("pointerdown", onSecond, true);
  removeEventListener("wheel", onWheel);
}

/** A second finger turns the piece that the first one carries. */
function onSecond(event: PointerEvent): void {
  if (!drag?.begun || event.pointerId === drag.pointer || event.pointerType !== "touch") return;
  event.preventDefault();
  event.stopPropagation();
  turnRight();
  follow();
}

function onWheel(event: WheelEvent): void {
  if (!drag?.begun) return;
  event.preventDefault();
  if (event.timeStamp - wheelAt < WHEEL_LOCK) return;
  wheelAt = event.timeStamp;
  if (event.deltaY < 0) turnLeft();
  else turnRight();
  follow();
}

type Grid = { slot: number; card: DOMRect; left: number; top: number; cell: number };

/** The own puzzles on screen. One without cells is a thumb: it has no places to snap to. */
function grids(): Grid[] {
  return [...document.querySelectorAll<HTMLElement>("[data-own-slot]")].map((element) => {
    const first = element.querySelector("[data-cell='0']")?.getBoundingClientRect();
    return {
      slot: Number(element.dataset["ownSlot"]),
      card: element.getBoundingClientRect(),
      left: first?.left ?? 0,
      top: first?.top ?? 0,
      cell: first?.width ?? 0,
    };
  });
}

function cellSize(): number {
  return Math.max(0, ...grids().map((grid) => grid.cell)) || 30;
}
