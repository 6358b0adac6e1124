/**
 * Where no line may end, as one expression per language, from the rules that the terminal's side uses too
 * (`src/projectl/texts/typography.py` makes the same; the golden files hold both to the same result).
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

type Rules = Record<string, { prepositions: string[]; before_numbers: string[]; opening?: string; closing?: string }>;

const LETTER = "A-Za-zÀ-ɏЀ-ӿ";

/** Finds the space with what stands before it; empty for a language without rules. */
export function noBreak(folder: string, language: string): string {
  const rules = (JSON.parse(readFileSync(join(folder, "no_break.json"), "utf8")) as Rules)[language];
  if (!rules) return "";
  const parts = [
    `\\d{1,4} (?=[${LETTER}×−%])`,
    `(?:${[...rules.prepositions, "×"].join("|")}) (?=\\S)`,
    `(?:${[...rules.before_numbers, "−"].join("|")}) \\d{1,4}`,
  ];
  const { opening, closing } = rules;
  const marks = [opening ? `|[${opening}] ` : "", closing ? `| (?=[${closing}])` : ""];
  return `(?<![${LETTER}\\d])(?:${parts.join("|")})${marks.join("")}`;
}
