/** The picture of the start page: a completed puzzle. Nothing lies loose, as nothing can be dragged here. */
import { Puzzle, type LaidPiece } from "../../art/puzzle";
import type { PuzzleCard } from "../../types/view";

/** Drawing only: a card as it could lie on the table. */
export const CARD: PuzzleCard = {
  colour: "white",
  points: 2,
  reward: "I4",
  cells: [6, 11, 12, 13, 16, 17, 18, 22, 23],
  origin: "printed",
};
export const LAID: readonly LaidPiece[] = [
  { piece: "L4", cells: [6, 11, 12, 13] },
  { piece: "O1", cells: [16] },
  { piece: "O4", cells: [17, 18, 22, 23] },
];
export const SIZE = 56;

export function PuzzleArt() {
  return (
    <div class="hero" aria-hidden="true">
      <div class="hero-card">
        <Puzzle card={CARD} size={SIZE} laid={LAID} />
      </div>
    </div>
  );
}
