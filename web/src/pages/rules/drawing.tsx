/** What the pictures of the rules page are made of: cards, supplies, rows, the reserve. Only to look at. */
import type { ComponentChildren } from "preact";
import { DeckCard } from "../../art/deck";
import { Icon } from "../../art/icons";
import { Piece } from "../../art/piece";
import { measures, Puzzle } from "../../art/puzzle";
import { PIECES } from "../../art/shapes";
import { puzzleWords } from "../../table/words";
import { t } from "../../texts/texts";
import type { Piece as Name, Pieces } from "../../types/event";
import type { PuzzleCard, View } from "../../types/view";
import type { LyingPuzzle } from "./contents";

export type Cards = Record<string, PuzzleCard>;

const coveredBy = (each: LyingPuzzle) => each.pieces.reduce((sum, piece) => sum + piece.cells.length, 0);

/** A puzzle in front of a player; a tick says that it was just completed. */
export function Lying({ each, cards, size }: { each: LyingPuzzle; cards: Cards; size: number }) {
  const card = cards[each.puzzle];
  if (!card) return null;
  return (
    <span class="lying" role="img" aria-label={puzzleWords(card, card.cells.length - coveredBy(each), each.slot)}>
      <Puzzle card={card} size={size} laid={each.pieces} />
      {each.completed && (
        <span class="tick" aria-hidden="true">
          <Icon name="check" size={14} />
        </span>
      )}
    </span>
  );
}

/** The puzzles in front of a player; where one was, its place stays. */
export function Mine({ puzzles, cards, size, places = [] }: MineProps) {
  const { width, height, radius } = measures(size);
  const slots = places.length ? places : puzzles.map((each) => each.slot);
  return (
    <span class="mine">
      {slots.map((slot) => {
        const each = puzzles.find((one) => one.slot === slot);
        if (each) return <Lying key={slot} each={each} cards={cards} size={size} />;
        return (
          <span
            key={slot}
            class="hole"
            style={{ width: `${width}px`, height: `${height}px`, borderRadius: `${radius}px` }}
          />
        );
      })}
    </span>
  );
}
type MineProps = { puzzles: readonly LyingPuzzle[]; cards: Cards; size: number; places?: readonly number[] };

export function OnOffer({ card, size, class: name = "" }: { card: PuzzleCard; size: number; class?: string }) {
  const words = t("sr-offered", {
    colour: card.colour,
    points: card.points,
    reward: card.reward,
    cells: card.cells.length,
  });
  return (
    <span class={`on-offer ${name}`} role="img" aria-label={words}>
      <Puzzle card={card} size={size} />
    </span>
  );
}

type RowProps = {
  row: View["market"]["rows"][number];
  cards: Cards;
  size: number;
  marked?: readonly number[];
  deck?: number | undefined;
};

/** A row of puzzles, with its deck before it if that is wanted. */
export function Row({ row, cards, size, marked = [], deck }: RowProps) {
  const { width, height } = measures(size);
  return (
    <span class="offer-row">
      {deck !== undefined && (
        <span role="img" aria-label={t("deck-over-row", { deck: row.deck, count: deck })}>
          <DeckCard colour={row.deck === "black" ? "black" : "white"} count={deck} size={size} />
        </span>
      )}
      {row.slots.map(({ slot, puzzle }) => {
        const card = puzzle ? cards[puzzle] : undefined;
        if (!card) return <span key={slot} class="hole" style={{ width: `${width}px`, height: `${height}px` }} />;
        return <OnOffer key={slot} card={card} size={size} class={marked.includes(slot) ? "ringed" : ""} />;
      })}
    </span>
  );
}

const named = (piece: Name, count: number) => t("sr-stack", { piece, count });

/** A supply: each kind on a tile of its own; what has just come is marked. */
export function Tiles({ supply, gained = {}, size }: { supply: Pieces; gained?: Pieces; size: number }) {
  return (
    <span class="tiles">
      {PIECES.filter((piece) => supply[piece]).map((piece) => (
        <span
          key={piece}
          class={`tile ${gained[piece] ? "new" : ""}`}
          role="img"
          aria-label={named(piece, supply[piece] ?? 0)}
        >
          <Piece piece={piece} size={size} />
          {(supply[piece] ?? 0) > 1 && <small aria-hidden="true">×{supply[piece]}</small>}
        </span>
      ))}
    </span>
  );
}

/** Pieces side by side. */
export function Kinds({ pieces, size }: { pieces: readonly Name[]; size: number }) {
  return (
    <span class="kinds">
      {pieces.map((piece) => (
        <span key={piece} role="img" aria-label={t(`piece-${piece}`)}>
          <Piece piece={piece} size={size} mark={false} />
        </span>
      ))}
    </span>
  );
}

/** The reserve by level; what has run out is crossed. */
export function ReserveLevels({ reserve, size }: { reserve: View["reserve"]; size: number }) {
  return (
    <span class="reserve-levels">
      {reserve.map(({ level, pieces }) => (
        <span class="reserve-level" key={level}>
          <b class="level-no num">{level}</b>
          {PIECES.filter((piece) => piece in pieces).map((piece) => (
            <span key={piece} class={`kept ${pieces[piece] ? "" : "gone"}`}>
              <span role="img" aria-label={t(`piece-${piece}`)}>
                <Piece piece={piece} size={size} mark={false} />
              </span>
              <span class="num">{pieces[piece] ?? 0}</span>
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}

export function Points({ count }: { count: number }) {
  return <b class="points-chip num">{t("table-points", { count })}</b>;
}

export function Arrow() {
  return (
    <span class="arrow" aria-hidden="true">
      →
    </span>
  );
}

/** What is before on one line, what is after on the next. */
export function BeforeAfter({ before, after }: { before: ComponentChildren; after: ComponentChildren }) {
  return (
    <div class="before-after">
      <b class="lab">{t("rules-before")}</b>
      <div>{before}</div>
      <b class="lab">{t("rules-after")}</b>
      <div>{after}</div>
    </div>
  );
}
