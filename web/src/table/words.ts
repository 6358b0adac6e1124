/** What is drawn, in words, for those who do not see it. */
import { t } from "../texts/texts";
import type { PuzzleCard } from "../types/view";

/** A puzzle before a player. */
export function puzzleWords(card: PuzzleCard, open: number, slot: number): string {
  return t("sr-puzzle", { colour: card.colour, points: card.points, reward: card.reward, cells: card.cells.length, open, slot });
}
