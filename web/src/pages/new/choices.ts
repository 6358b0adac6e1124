/** Which options go together: asked of the server after every change, because the client knows no rules. */
import { signal } from "@preact/signals";
import { post } from "../../net/rest";

export type Options = {
  edition: string;
  variant: string;
  players: number;
  difficulty: string | null;
  expansions: string[];
  deluxe: boolean;
  known_scores: boolean;
  endless_white: boolean;
};
export type Option = keyof Options;
export type OptionValue = {
  value: string | number | boolean;
  possible: boolean;
  code: string | null;
  params: Record<string, string | number>;
  text: string;
};
export type Choices = {
  setup: Options;
  adjusted: {
    option: Option;
    wanted: unknown;
    code: string;
    params: Record<string, string | number>;
    text: string;
  }[];
  /** What would have to be otherwise, in the words of a button; nothing if all goes together. */
  mends: { option: Option; value: unknown; text: string }[];
  choices: Record<Option, OptionValue[]>;
  switches: Record<string, unknown>;
};

export const choices = signal<Choices | null>(null);

let asked = 0;

/** Complete some options to what can be played; an older answer that comes late is dropped. */
export async function choose(wanted: Options, changed: Option | null): Promise<Options | null> {
  const number = ++asked;
  const found = await post<Choices>("/choices", { ...wanted, ...(changed ? { changed } : {}) });
  if (number !== asked) return null;
  choices.value = found;
  return found.setup;
}
