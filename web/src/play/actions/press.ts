/** What pressing something at the table means; drag has a file of its own. */
import { settings } from "../../state/settings";
import { t } from "../../texts/texts";
import type { Deck, Piece } from "../../types/event";
import { act, may, reveals, whyNot } from "./send";
import { grab } from "../hand/drag";
import { covered, focusSlot, layAnywhere, layNear, pick, placeHere, tellPicked } from "../hand/hand";
import { wantsPiece, choosePiece } from "./exchange";
import { carried, drop, selectedDeck, selectedRow } from "../selection";
import { cellsAt } from "../hand/shape";
import { sound } from "../feedback/sound";
import { notice, say } from "../../parts/notice";

/** A stack of the tray: begins a drag, picks up, or answers which piece is given. */
export function pressStack(piece: Piece, event?: PointerEvent): void {
  if (event) {
    grab(piece, event);
    return;
  }
  if (wantsPiece.value) {
    choosePiece(piece);
    return;
  }
  if (carried.value?.piece === piece) drop();
  else {
    pick(piece);
    tellPicked(piece);
  }
}

/** A face-up puzzle: the first press lifts it, the second takes it. */
export function pressCard(rowSlot: number): void {
  const action = `take ${rowSlot}`;
  if (selectedRow.value === rowSlot || (settings.value.takeWithOneTap && may(action))) take(action);
  else {
    drop();
    selectedRow.value = rowSlot;
    tellTake(action);
  }
}

export function pressDeck(deck: Deck): void {
  const action = `take ${deck}`;
  if (selectedDeck.value === deck || (settings.value.takeWithOneTap && may(action))) take(action);
  else {
    drop();
    selectedDeck.value = deck;
    tellTake(action);
  }
}

/** Take, or say why not. */
export function take(action: string): void {
  if (!may(action)) {
    sound("illegal");
    notice(whyNot(action) ?? t("play-moved-on"));
    return;
  }
  sound("take");
  void act(action);
}

function tellTake(action: string): void {
  say(may(action) ? t("sr-take-selected", { reveals: reveals(action) ? "yes" : "no" }) : (whyNot(action) ?? ""));
}

/** An own puzzle, or one of its cells: lays the piece in hand there; on the piece itself it places it. */
export function pressPuzzle(slot: number, cell: number | null): void {
  const hand = carried.value;
  if (!hand) {
    focusSlot.value = slot;
    return;
  }
  const lies = hand.slot === slot && cell !== null && cellsAt(hand.shape, hand.row, hand.column)?.includes(cell);
  const way = covered.value;
  focusSlot.value = slot;
  if (lies && way) placeHere();
  else if (cell === null) layAnywhere(slot);
  else layNear(slot, cell);
  // Beside the piece, and it stays where it is: the same press once more means what it meant.
  if (!lies && way && way === covered.value && hand.slot === slot) placeHere();
}
