/** The set that is drawn: every change can be taken back, and is kept without a button. */
import { computed, signal } from "@preact/signals";
import { get, post, put } from "../../net/rest";
import { beSomebody } from "../../state/me";
import type { DrawnPuzzle, DrawnSet, KeptSet, PuzzleVerdict } from "../../types/api";
import { asRefusal, explain } from "../loading";
import { playerName } from "../start/name";
import { newPuzzle, withPuzzle } from "./drawing";

/** How long nothing changes before it is kept, and before it is judged. */
const KEEP_AFTER = 500;
const JUDGE_AFTER = 60;
const MOST_UNDO = 200;

export const set = signal<DrawnSet | null>(null);
/** Which of its puzzles is on the desk. */
export const place = signal(0);
export const verdict = signal<PuzzleVerdict | null>(null);
export const keeping = signal<"kept" | "keeping" | "failed">("kept");
/** Why it is not kept, or not judged. */
export const problem = signal("");
export const puzzle = computed<DrawnPuzzle | null>(() => set.value?.puzzles[place.value] ?? null);
const past = signal<{ set: DrawnSet; place: number }[]>([]);
export const canUndo = computed(() => past.value.length > 0);

let id = "";
let keepTimer = 0;
let judgeTimer = 0;
let judged = 0;

/** Keep a new set; the answer tells its id. */
export async function keepNew(drawn: DrawnSet): Promise<KeptSet> {
  await beSomebody(playerName());
  return post<KeptSet>("/me/sets", drawn);
}

/** Begin to draw in a set that is kept. */
export async function openSet(wanted: string): Promise<DrawnSet> {
  const found = await get<DrawnSet>(`/me/sets/${wanted}`);
  id = wanted;
  past.value = [];
  problem.value = "";
  keeping.value = "kept";
  place.value = 0;
  set.value = found.puzzles.length ? found : { ...found, puzzles: [newPuzzle([])] };
  verdict.value = null;
  judgeSoon();
  return found;
}

/** Change the set; `joined` goes with the change before, as the cells of one stroke do. */
export function change(next: DrawnSet, at = place.value, joined = false): void {
  const now = set.value;
  if (!now) return;
  if (!joined) past.value = [...past.value, { set: now, place: place.value }].slice(-MOST_UNDO);
  set.value = next;
  place.value = Math.max(0, Math.min(at, next.puzzles.length - 1));
  keepSoon();
  judgeSoon();
}

export function changePuzzle(changes: Partial<DrawnPuzzle>, joined = false): void {
  if (set.value) change(withPuzzle(set.value, place.value, changes), place.value, joined);
}

export function undo(): void {
  const before = past.value.at(-1);
  if (!before) return;
  past.value = past.value.slice(0, -1);
  set.value = before.set;
  place.value = before.place;
  keepSoon();
  judgeSoon();
}

export function show(at: number): void {
  place.value = at;
  verdict.value = null;
  judgeSoon();
}

function keepSoon(): void {
  keeping.value = "keeping";
  clearTimeout(keepTimer);
  keepTimer = window.setTimeout(() => void keepNow(), KEEP_AFTER);
}

/** At once: who leaves the page loses nothing. */
export async function keepNow(): Promise<void> {
  clearTimeout(keepTimer);
  if (!set.value || keeping.value === "kept") return;
  const [sent, to] = [set.value, id];
  try {
    await put<KeptSet>(`/me/sets/${to}`, sent);
    if (set.value === sent) keeping.value = "kept";
    problem.value = "";
  } catch (fault) {
    keeping.value = "failed";
    problem.value = explain(asRefusal(fault));
  }
}

function judgeSoon(): void {
  clearTimeout(judgeTimer);
  judgeTimer = window.setTimeout(() => void judge(), JUDGE_AFTER);
}

/** Only the answer to the latest question counts. */
async function judge(): Promise<void> {
  const [of, at, asked] = [set.value, place.value, ++judged];
  const drawn = of?.puzzles[at];
  if (!of || !drawn) return;
  try {
    const others = of.puzzles.filter((_, other) => other !== at);
    const told = await post<PuzzleVerdict>("/puzzles/verdict", { puzzle: drawn, expansion: of.expansion, others });
    if (asked === judged) verdict.value = told;
  } catch (fault) {
    if (asked === judged) problem.value = explain(asRefusal(fault));
  }
}
