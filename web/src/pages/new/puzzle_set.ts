/** Own puzzles: texts in the format of docs/puzzle-format.md. The server reads and checks them; nothing is kept there. */
import { signal } from "@preact/signals";
import { post } from "../../net/rest";
import type { PuzzleSetDocument } from "../../types/api";
import type { PuzzleCard } from "../../types/view";

export const mostSets = 4;

export type PuzzleSet = { title: string; text: string; cards: PuzzleCard[] };

/** The set that a text describes; a refusal says what is wrong with it. */
export async function readPuzzleSet(text: string): Promise<PuzzleSet> {
  const { title, origin, puzzles } = await post<PuzzleSetDocument>("/puzzles", { text });
  const cards = puzzles.map(({ id: _id, ...card }) => ({ ...card, origin }) as PuzzleCard);
  return { title, text, cards };
}

/** A set that somebody wants to play with at once, from the editor; the page of a new game takes it up. */
export const brought = signal<{ expansion: string; set: PuzzleSet } | null>(null);
