/** The picture of the start page: a puzzle that lacks one piece. */
import { Piece } from "../../art/piece";
import { Puzzle } from "../../art/puzzle";
import type { PuzzleCard } from "../../types/view";

/** Drawing only: a card as it could lie on the table. */
const CARD: PuzzleCard = { colour: "white", points: 2, reward: "I4", cells: [6, 11, 12, 13, 16, 17, 18, 22, 23], origin: "printed" };

export function PuzzleArt() {
  return (
    <div class="hero" aria-hidden="true">
      <div class="hero-card">
        <Puzzle
          card={CARD}
          size={56}
          laid={[
            { piece: "L4", cells: [6, 11, 12, 13] },
            { piece: "O4", cells: [17, 18, 22, 23] },
          ]}
        >
          <rect class="hero-gap" x="1.03" y="3.03" width="0.94" height="0.94" rx="0.16" />
        </Puzzle>
      </div>
      <div class="hero-piece">
        <Piece piece="O1" size={56} mark />
      </div>
    </div>
  );
}
