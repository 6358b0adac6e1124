/** Sets as puzzle files: read and written by the server. */
import { save } from "../../device/save";
import { post } from "../../net/rest";
import type { DrawnPuzzle, DrawnSet, PuzzleSetDocument, SetText } from "../../types/api";

/** The set that a file holds; a refusal names its line. */
export async function readFile(file: File): Promise<DrawnSet> {
  const found = await post<PuzzleSetDocument>("/puzzles", { text: await file.text() });
  return {
    title: found.title,
    expansion: (found.expansions[0] ?? "none") as DrawnSet["expansion"],
    puzzles: found.puzzles as unknown as DrawnPuzzle[],
  };
}

export async function exportSet(drawn: DrawnSet): Promise<void> {
  const { name, text } = await post<SetText>("/puzzles/text", drawn);
  save(text, `${name}.txt`);
}
