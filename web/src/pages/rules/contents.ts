/** The rules page as the server sends it: only what holds in the edition, and every picture as the engine played it. */
import { get } from "../../net/rest";
import type { Piece, Pieces } from "../../types/event";
import { USUAL } from "../../types/options";
import type { PuzzleCard, View } from "../../types/view";
import type { LaidPiece } from "../../art/puzzle";

export type Line = { line: string; rules: string[]; lead?: string };
export type Figure = {
  figure: string;
  example?: string;
  captions?: string[];
  titles?: string[];
  cards?: string[];
  levels?: number[];
};
export type Question = { question: string; answers: Line[] };
export type Part = { id: string; title: string; number?: number; blocks: Block[] };
export type Block =
  | Line
  | Figure
  | { try: string[] }
  | { steps: Line[] }
  | { terms: Line[] }
  | { parts: Part[]; layout?: "cards" | "two" }
  | { questions: Question[] };

export type LyingPuzzle = { slot: number; puzzle: string; pieces: LaidPiece[]; completed: boolean };
export type ScoreRow = {
  seat: number;
  points: number;
  touches: number;
  unfinished: number;
  score: number;
  completed: number;
  pieces: number;
  place: number;
};
/** An example at a moment. */
export type Frame = {
  puzzles: LyingPuzzle[];
  supply: Pieces;
  /** What has come into the supply since the moment before. */
  gained: Pieces;
  points: number;
  market: View["market"];
  reserve: View["reserve"];
  opponent: View["opponent"];
  /** Slots of the rows from which something is taken next, and those that were just filled. */
  chosen: number[];
  arrived: number[];
  offered: { up: Piece[]; same: Piece[]; lower: Piece[] } | null;
  /** The score of each seat if finishing touches ended now, and how that of the first is made up. */
  rows: ScoreRow[];
  terms: number[];
  /** What other seats have in front of them. */
  others: { seat: number; puzzles: LyingPuzzle[] }[];
};
export type SetTable = {
  players: number;
  expansions: string[];
  black: number;
  decks: Record<string, number>;
  market: View["market"];
  reserve: View["reserve"];
  seats: { supply: Pieces }[];
};
export type Book = { edition: string; deluxe: boolean };
export type Rulebook = Book & {
  books: Book[];
  facts: Record<string, boolean | number | string>;
  sections: Part[];
  levels: { level: number; pieces: Piece[] }[];
  pictures: Record<string, Frame[]>;
  tables: SetTable[];
  cards: Record<string, PuzzleCard>;
  differences: { title: string; values: { edition: string; value: string; boxed: string | null }[] }[];
};

/** The book that the address asks for: `/rules?edition=rulebook-2023`, `/rules?edition=revised-2021&deluxe`. */
export function wantedBook(search: string): Book {
  const asked = new URLSearchParams(search);
  return { edition: asked.get("edition") ?? USUAL.edition, deluxe: asked.has("deluxe") };
}

/** The address of a book, with everything else that it asks for. */
export function addressOf(book: Book, search: string): string {
  const asked = new URLSearchParams(search);
  asked.delete("edition");
  asked.delete("deluxe");
  if (book.edition !== USUAL.edition) asked.set("edition", book.edition);
  const rest = [asked.toString(), book.deluxe ? "deluxe" : ""].filter(Boolean).join("&");
  return rest ? `/rules?${rest}` : "/rules";
}

export async function fetchRulebook(book: Book): Promise<Rulebook> {
  const query = `edition=${encodeURIComponent(book.edition)}&deluxe=${book.deluxe}`;
  return (await get(`/rulebook?${query}`)) as Rulebook;
}
