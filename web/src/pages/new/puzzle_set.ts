/** Own puzzles: texts in the format of docs/puzzle-format.md. The server checks them; here only their name is read. */
export const mostSets = 4;
export const mostBytes = 65_536;

export type PuzzleSet = { title: string; text: string };

/** The set with what stands behind `title:`, else behind `set:`. */
export function puzzleSetOf(text: string): PuzzleSet {
  const header = (name: string) => new RegExp(`^${name}:[ \\t]*(.+?)[ \\t]*$`, "m").exec(text)?.[1];
  return { title: header("title") ?? header("set") ?? "", text };
}
