/** What stands for a lesson: its puzzles, pieces or deck, drawn like everything on the table. */
import { DeckCard } from "../../art/deck";
import { Icon, type IconName } from "../../art/icons";
import { Piece } from "../../art/piece";
import { measures, Puzzle, type LaidPiece } from "../../art/puzzle";
import type { LessonPicture } from "../../types/api";
import type { Piece as Name } from "../../types/event";
import type { PuzzleCard } from "../../types/view";

type Lying = { card: PuzzleCard; pieces: LaidPiece[] };

const SIGNS: Record<string, IconName> = {
  recycle: "recycle",
  turn: "right",
  becomes: "next",
  solo: "person",
  "line-clear": "screen",
  book: "book",
};

/** `height` is that of a card, in px. */
export function Picture({ picture, height }: { picture: LessonPicture; height: number }) {
  const cell = largest(picture.puzzles.length > 1 ? 0.72 * height : height);
  const puzzles = picture.puzzles as unknown as Lying[];
  const pieces = picture.pieces as Name[];
  const { sign, deck } = picture;
  return (
    <span class="lesson-picture" aria-hidden="true" style={{ height: `${height}px` }}>
      {puzzles.map(({ card, pieces: laid }, index) => (
        <Puzzle key={index} card={card} size={cell} laid={laid} mark={false} />
      ))}
      {deck && <DeckCard colour={deck as "white" | "black"} count={deck === "black" ? 1 : 18} size={cell} />}
      {pieces.map((piece, index) => (
        <span key={piece} class="lesson-picture">
          {index > 0 && sign === "becomes" && <Icon name="next" size={14} />}
          <Piece piece={piece} size={cell * 1.25} mark={false} />
        </span>
      ))}
      {sign === "pips" && [1, 2, 3].map((each) => <i key={each} class="lesson-pip" />)}
      {sign === "minus-1" && <b class="lesson-cost">−1</b>}
      {sign && sign !== "becomes" && SIGNS[sign] && <Icon name={SIGNS[sign]} size={22} />}
    </span>
  );
}

/** The cell with which a card is so high. */
function largest(height: number): number {
  let cell = 16;
  while (cell > 4 && measures(cell).height > height) cell -= 0.25;
  return cell;
}
