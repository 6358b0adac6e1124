/** Which options go together: asked of the server after every change, because the client knows no rules. */
import { signal } from "@preact/signals";
import { post } from "../../net/rest";
import type { Choices, ChosenOptions } from "../../types/api";

export type Options = ChosenOptions;
export type Option = keyof Options;

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
