/** The review that is shown: asked for again and again while it grows, and which of its turns is looked at. */
import { batch, computed, signal } from "@preact/signals";
import { get, type Refusal } from "../../net/rest";
import { botName, signOfName } from "../../state/names";
import { t } from "../../texts/texts";
import type { KeyMoment, ReviewDocument, ReviewTurn, TableDocument } from "../../types/api";
import { asRefusal } from "../loading";

export const review = signal<ReviewDocument | null>(null);
export const game = signal<TableDocument | null>(null);
export const fault = signal<Refusal | null>(null);
/** The number of the turn that is looked at. */
export const at = signal(0);

export const turn = computed<ReviewTurn | null>(() => review.value?.turns[at.value] ?? null);
export const isWhole = computed(() => !!review.value && review.value.turns.length === review.value.total);
export const moment = computed<KeyMoment | null>(
  () => review.value?.moments.find((each) => each.turn === at.value) ?? null,
);

let asking = 0;

/** Ask until all turns are judged, or until another review is opened or none. */
export async function openReview(id: string, first: number | null): Promise<void> {
  const mine = ++asking;
  close();
  const path = `/games/${encodeURIComponent(id)}`;
  try {
    const table = await get<TableDocument>(path);
    if (mine === asking) game.value = table;
    while (mine === asking && !isWhole.value) {
      const known = review.value?.turns.length ?? 0;
      const found = await get<ReviewDocument>(`${path}/review?after=${known}`);
      if (mine !== asking) return;
      batch(() => {
        review.value = found;
        if (first !== null) at.value = Math.min(first, Math.max(0, found.turns.length - 1));
      });
    }
    // Who did not say where to look begins with the first moment that stands out.
    if (mine === asking && first === null && at.value === 0) show(review.value?.moments[0]?.turn ?? 0);
  } catch (problem) {
    if (mine === asking) fault.value = asRefusal(problem);
  }
}

export function closeReview(): void {
  asking++;
  close();
}

function close(): void {
  batch(() => {
    review.value = game.value = fault.value = null;
    at.value = 0;
  });
}

export function show(number: number): void {
  const judged = review.value?.turns.length ?? 0;
  at.value = Math.max(0, Math.min(number, judged - 1));
}

/** To the next key moment, or back to the one before. */
export function showMoment(direction: 1 | -1): void {
  const turns = (review.value?.moments ?? []).map((each) => each.turn);
  const next = direction === 1 ? turns.find((each) => each > at.value) : turns.findLast((each) => each < at.value);
  if (next !== undefined) show(next);
}

/** What a side is called; in solo the one behind the seats is the opponent. */
export function nameOf(side: number): string {
  const seats = game.value?.seats ?? [];
  const found = seats[side];
  if (!found) return t("opponent");
  if (!found.name) return t("player-named", { number: side + 1 });
  const name = found.kind === "bot" ? botName(found.name) : found.name;
  const alike = seats.filter((each) => each.name === found.name);
  return alike.length > 1 ? t("name-numbered", { name, number: alike.indexOf(found) + 1 }) : name;
}

export function signOf(side: number): string {
  const found = game.value?.seats[side];
  return signOfName(found?.bot ?? nameOf(side));
}
