/** What the drawn parts spread onto their elements, so that they react and have names for those who do not see them. */
import { view } from "../state/table";
import { shapeWords } from "../texts/shape_words";
import { language, t } from "../texts/texts";
import type { Deck, Piece } from "../types/event";
import { late } from "./panels/load_sheets";
import { may, whyNot } from "./actions/send";
import { grab, swallowed } from "./hand/drag";
import { covered, layNear, puzzleIn } from "./hand/hand";
import { fitWords, peek } from "./actions/fillings";
import { roomFor } from "./actions/exchange";
import { slotsFor } from "./hand/placing";
import { pressCard, pressDeck, pressPuzzle } from "./actions/press";
import { openRecycle } from "./actions/recycle";
import { cellFocus } from "./roving";
import { carried, selectedDeck, selectedRow } from "./selection";
import { cellsAt } from "./hand/shape";

type Props = Record<string, unknown>;

/** An own puzzle. `thumb`: drawn small, without cells, as a button that brings it to the front. */
export function puzzleProps(slot: number, thumb = false): Props {
  const hand = carried.value;
  // The piece in hand, or the one that is about to be taken.
  const fits = hand ? slotsFor(view.value?.you ?? null, hand.piece).includes(slot) : !!roomFor.value?.includes(slot);
  const state = fits ? " fits" : hand ? " nofit" : "";
  return {
    class: `own-puzzle${state}${hand?.slot === slot ? " under" : ""}`,
    "data-own-slot": slot,
    // Only the unfinished ones lie there then, and hints call them by their number.
    "data-number": view.value?.phase === "touches" ? slot : undefined,
    "data-lies": hand?.slot === slot ? cellsAt(hand.shape, hand.row, hand.column)?.join() : undefined,
    "data-testid": `puzzle-${slot}`,
    ...(thumb ? { role: "button", tabIndex: 0, "aria-label": puzzleName(slot) } : {}),
    onClick: (event: MouseEvent) => {
      if (!swallowed()) pressPuzzle(slot, cellOf(event));
    },
    onPointerDown: (event: PointerEvent) => {
      const now = carried.value;
      const cell = cellOf(event);
      if (now && now.slot === slot && cell !== null && cellsAt(now.shape, now.row, now.column)?.includes(cell))
        grab(now.piece, event, true);
    },
    // A piece in hand shows under the mouse at once where it would go.
    onPointerMove: (event: PointerEvent) => {
      const cell = cellOf(event);
      const now = carried.value;
      if (event.pointerType !== "mouse" || event.buttons || !now || cell === null) return;
      const lies = now.slot === slot && covered.value?.cells.includes(cell);
      if (!lies) layNear(slot, cell);
    },
  };
}

function cellOf(event: Event): number | null {
  const cell = (event.target as Element).closest<SVGElement>("[data-cell]")?.dataset["cell"];
  return cell === undefined ? null : Number(cell);
}

/** The cells of an own puzzle, as buttons with names; one of them is in the tab order. */
export function cellProps(slot: number): (cell: number) => Props {
  const puzzle = puzzleIn(slot);
  const recess = view.value?.puzzles[puzzle?.puzzle ?? ""]?.cells ?? [];
  const entry = cellFocus.value[slot] ?? puzzle?.open[0] ?? recess[0] ?? 12;
  return (cell) => {
    const laid = puzzle?.pieces.find((each) => each.cells.includes(cell))?.piece;
    return {
      "data-cell": cell,
      "data-testid": `cell-${slot}-${cell}`,
      // In SVG only the attribute itself, in small letters, is known.
      tabindex: cell === entry ? 0 : -1,
      "aria-label": cellName(cell, laid ?? (recess.includes(cell) ? "empty" : "board")),
    };
  };
}

/** A hundred cells are named at every movement of a piece: each name is made once. */
const names = new Map<string, string>();

function cellName(cell: number, what: Piece | "empty" | "board"): string {
  const key = `${language.value} ${cell} ${what}`;
  let name = names.get(key);
  if (name === undefined) {
    const place = { row: Math.floor(cell / 5) + 1, column: (cell % 5) + 1 };
    name =
      what === "empty" || what === "board"
        ? t(`sr-cell-${what}`, place)
        : t("sr-cell-piece", { ...place, piece: what });
    names.set(key, name);
  }
  return name;
}

/** An own puzzle in words. */
export function puzzleName(slot: number): string {
  const puzzle = puzzleIn(slot);
  const card = view.value?.puzzles[puzzle?.puzzle ?? ""];
  if (!puzzle || !card) return t("sr-place-free", { slot });
  return t("sr-puzzle", { ...cardWords(card), open: puzzle.open.length, slot });
}

const cardWords = (card: { colour: string; points: number; reward: string; cells: number[] }) => ({
  colour: card.colour,
  points: card.points,
  reward: card.reward,
  cells: card.cells.length,
});

/** A face-up puzzle. */
export function cardProps(rowSlot: number): Props {
  const now = view.value;
  const id = now?.market.rows.flatMap((row) => row.slots).find((each) => each.slot === rowSlot)?.puzzle;
  const card = id ? now?.puzzles[id] : undefined;
  const action = `take ${rowSlot}`;
  const selected = selectedRow.value === rowSlot;
  return {
    class: `offer${selected ? " selected" : ""}${may(action) ? "" : " closed"}`,
    "data-row-slot": rowSlot,
    "data-testid": `row-${rowSlot}`,
    ...(card && {
      role: "button",
      tabIndex: 0,
      "aria-pressed": selected,
      "aria-disabled": !may(action),
      "aria-label": [t("sr-card", { ...cardWords(card), slot: rowSlot }), shapeWords(card.cells), fitWords(rowSlot)]
        .filter(Boolean)
        .join(" "),
      title: whyNot(action) ?? undefined,
      onClick: () => !late.peek()?.cardSwallowed() && pressCard(rowSlot),
      onPointerDown: (event: PointerEvent) => late.peek()?.grabCard(action, event),
      onPointerEnter: (event: PointerEvent) => event.pointerType === "mouse" && peek(rowSlot),
      onPointerLeave: () => peek(null),
      // A finger leaves the focus behind: only that of the keyboard means to look.
      onFocus: (event: FocusEvent) => (event.currentTarget as Element).matches(":focus-visible") && peek(rowSlot),
      onBlur: () => peek(null),
    }),
  };
}

/** A deck. */
export function deckProps(deck: Deck): Props {
  const action = `take ${deck}`;
  const count = view.value?.market.decks.find((each) => each.deck === deck)?.count ?? 0;
  const selected = selectedDeck.value === deck;
  return {
    class: `offer${selected ? " selected" : ""}${may(action) ? "" : " closed"}`,
    "data-testid": `deck-${deck}`,
    "aria-pressed": selected,
    "aria-disabled": !may(action),
    "aria-label": t("sr-deck", { deck, count }),
    title: whyNot(action) ?? undefined,
    onClick: () => pressDeck(deck),
  };
}

/** The button that recycles a row. */
export function recycleProps(deck: Deck): Props {
  const action = `recycle ${deck}`;
  return {
    "data-testid": `recycle-${deck}`,
    "aria-disabled": !may(action),
    "aria-label": t("play-recycle-row", { deck }),
    title: whyNot(action) ?? t("play-recycle-row", { deck }),
    onClick: () => openRecycle(deck),
  };
}

/** A free place on the own mat. */
export function freeProps(slot: number): Props {
  return { "data-free-slot": slot, "data-testid": `free-${slot}` };
}
