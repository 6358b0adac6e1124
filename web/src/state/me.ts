/** Who the player is: a guest by cookie, or an account. */
import { signal } from "@preact/signals";
import { get, post, put } from "../net/rest";
import type { Guest, Visitor } from "../types/api";

export const me = signal<Guest | null>(null);

/** Find out who we are; null for somebody new. */
export async function recognise(): Promise<void> {
  me.value = (await get<Visitor>("/visitor")).me;
}

/** Be somebody: a guest under that name, unless we are one already. */
export async function beSomebody(name: string): Promise<Guest> {
  me.value ??= await post<Guest>("/guests", { name });
  return me.value;
}

export async function rename(name: string): Promise<void> {
  me.value = me.value ? await put<Guest>("/me", { name }) : await post<Guest>("/guests", { name });
}
