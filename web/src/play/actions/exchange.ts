/** Giving one piece for another: exchange, arrows, and a reward that is not in the reserve. The view lists the possibilities. */
import { computed, signal } from "@preact/signals";
import { mine, view } from "../../state/table";
import { t } from "../../texts/texts";
import type { Piece } from "../../types/event";
import type { Offer } from "../../types/view";
import { act, whyNot } from "./send";
import { flow, mode } from "../selection";
import { notice } from "../../parts/notice";

export type Group = { name: string; offers: Offer[] };
type Bargain = { give: Piece; groups: Group[]; skipped: number[] };
type Offered = { up: Offer[]; same: Offer[]; lower: Offer[] };

/** The piece to be given, and the action that is picked for it. */
export const given = signal<Piece | null>(null);
export const picked = signal<string | null>(null);

/** Whether a press on a stack answers which piece is given. */
export const wantsPiece = computed(() => mode.value === "exchange" || mode.value === "level-up");

const named = (name: string, offers: Offer[]): Group => ({ name, offers });

/** Two lines: what an upgrade is for, and all else, which needs no line of its own for each level. */
function upAndRest({ up, same, lower }: Offered): Group[] {
  const rest = same.length && lower.length ? "rest" : same.length ? "same" : "lower";
  return [named("up", up), named(rest, [...same, ...lower])];
}

const bargains = computed<Bargain[]>(() => {
  const you = view.value?.you;
  if (!you) return [];
  if (mode.value === "level-up")
    return you.level_ups.map((each) => ({
      give: each.give,
      skipped: each.skipped,
      groups: [named("one", each.one), named("two", each.two)],
    }));
  return you.exchanges.map((each) => ({
    give: each.give,
    skipped: each.skipped,
    groups: upAndRest(each),
  }));
});

export const givable = computed<Piece[]>(() => bargains.value.map((each) => each.give));

/** What can be had for the piece that is given; for a reward, without giving any. */
export const bargain = computed<{ groups: Group[]; skipped: number[] } | null>(() => {
  const rewards = view.value?.you?.rewards;
  if (mode.value === "reward" && rewards) {
    return { groups: upAndRest(rewards).filter(({ offers }) => offers.length), skipped: rewards.skipped };
  }
  const found = bargains.value.find((each) => each.give === given.value);
  return found ? { ...found, groups: found.groups.filter(({ offers }) => offers.length) } : null;
});

/** The piece that would be taken, and the own puzzles that have room for it: the server tells them. */
export const wished = computed<Piece | null>(() => (picked.value?.split(" ").at(-1) as Piece | undefined) ?? null);
export const roomFor = computed<number[] | null>(() => {
  const fits = view.value?.hints.fits;
  return wished.value && fits ? (fits[wished.value] ?? []) : null;
});

export const choice = computed(() => mine.value?.turn?.choice ?? null);

/** In the words of the texts, how many arrows wait, and whether two of them may go to two pieces. */
export function arrows(): "single" | "split" | "both" {
  const asked = choice.value;
  if (asked?.kind !== "level-up" || asked.arrows < 2) return "single";
  return view.value?.options.split_arrows ? "split" : "both";
}

/** Open the exchange; a piece in hand is the one to give. */
export function openExchange(piece: Piece | null): void {
  const why = view.value?.you?.exchanges.length ? null : whyNot("exch");
  if (why !== null || !view.value?.you?.exchanges.length) {
    notice(why ?? t("reason-not-your-turn"));
    return;
  }
  flow.value = { kind: "exchange" };
  picked.value = null;
  given.value = piece !== null && givable.value.includes(piece) ? piece : null;
  if (givable.value.length === 1) given.value = givable.value[0]!;
}

export function choosePiece(piece: Piece): void {
  if (!givable.value.includes(piece)) {
    notice(t(mode.value === "level-up" ? "reason-not-a-level-up" : "play-cannot-give"));
    return;
  }
  given.value = piece;
  picked.value = null;
}

export function closeGiving(): void {
  given.value = null;
  picked.value = null;
  flow.value = null;
}

/** Do what is picked. */
export function strike(action: string): void {
  given.value = null;
  picked.value = null;
  void act(action);
}
