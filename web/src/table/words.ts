/** What is drawn, in words, for those who do not see it. */
import { shapeWords } from "../texts/shape_words";
import { t } from "../texts/texts";
import type { Piece } from "../types/event";
import type { PuzzleCard } from "../types/view";

/** A puzzle before a player. */
export function puzzleWords(card: PuzzleCard, open: number, slot: number): string {
  return t("sr-puzzle", {
    colour: card.colour,
    points: card.points,
    reward: card.reward,
    cells: card.cells.length,
    open,
    slot,
  });
}

/** A puzzle that can only be looked at: also what is still open of it, and what lies on it. */
export function lookWords(
  card: PuzzleCard,
  puzzle: { slot: number; open: number[]; pieces: readonly { piece: Piece }[] },
): string {
  const laid = puzzle.pieces.map((each) => each.piece).join("+");
  return [
    puzzleWords(card, puzzle.open.length, puzzle.slot),
    puzzle.open.length ? t("sr-still-open", { shape: shapeWords(puzzle.open) }) : "",
    laid ? t("sr-lies-on", { pieces: laid }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}
