/** Which moment is shown, and how it goes on from there. */
import { batch, computed, signal } from "@preact/signals";
import type { Refusal } from "../../net/rest";
import { asRefusal } from "../loading";
import { PAGE, type Moment, type Replay, type Source } from "./source";
import { clamp, stepped, type Unit } from "./steps";

/** Ms per action at single speed. */
const PACE = 900;
export const SPEEDS = [1, 2, 4] as const;
/** Longer games are fetched only where they are looked at. */
const WHOLE = 1000;

export const about = signal<Omit<Replay, "moments"> | null>(null);
export const fault = signal<Refusal | null>(null);
export const at = signal(0);
export const playing = signal(false);
export const speed = signal<(typeof SPEEDS)[number]>(1);
/** Whose view is shown; null: a spectator's. */
export const viewer = signal<number | null>(null);
export const moments = signal<ReadonlyMap<number, Moment>>(new Map());
/** The moment on screen: while one is being fetched, the last one that was shown. */
let before: Moment | null = null;
export const shown = computed<Moment | null>(() => (before = moments.value.get(at.value) ?? before));

let source: Source | null = null;
let asked = new Set<number>();
let timer = 0;

/** Open a game at a moment, as a seat saw it. A running game may have grown since. */
export async function openReplay(from: Source, number: number, seat: number | null): Promise<void> {
  closeReplay();
  source = from;
  viewer.value = seat;
  await fetchPage(pageOf(number));
  if (!about.value) return;
  at.value = clamp(number, about.value.total);
  await need(at.value);
  void fetchAll();
}

export function closeReplay(): void {
  pause();
  source = null;
  asked = new Set();
  before = null;
  batch(() => {
    about.value = null;
    fault.value = null;
    moments.value = new Map();
    at.value = 0;
  });
}

export function show(number: number): void {
  at.value = clamp(number, about.value?.total ?? 0);
  void need(at.value);
}

/** Which action is shown, of how many. */
export const counted = computed(() => {
  const actions = about.value?.graph.actions ?? [];
  return { number: actions[at.value] ?? 0, total: actions.at(-1) ?? 0 };
});

export function step(unit: Unit, direction: 1 | -1): void {
  const known = about.value;
  if (known) show(stepped(known.graph, known.setup.players, at.value, unit, direction));
}

export function pause(): void {
  clearTimeout(timer);
  playing.value = false;
}

/** Play on, from the beginning if it is at its end. */
export function play(): void {
  const total = about.value?.total ?? 0;
  if (at.value >= total) show(0);
  playing.value = true;
  goOn();
}

function goOn(): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    if (!playing.value) return;
    // A moment that is not here yet is waited for.
    if (moments.value.has(at.value)) step("action", 1);
    if (at.value >= (about.value?.total ?? 0)) pause();
    else goOn();
  }, PACE / speed.value);
}

/** Another seat saw other things: everything is fetched anew. */
export async function lookAs(seat: number | null): Promise<void> {
  if (source) await openReplay(source, at.value, seat);
}

async function need(number: number): Promise<void> {
  await fetchPage(pageOf(number));
  if ((number % PAGE) + 10 > PAGE) await fetchPage(pageOf(number) + 1);
}

async function fetchAll(): Promise<void> {
  const from = source;
  const total = about.value?.total ?? 0;
  if (total > WHOLE) return;
  for (let page = 0; page * PAGE <= total && source === from; page++) await fetchPage(page);
}

const pageOf = (number: number) => Math.floor(number / PAGE);

async function fetchPage(page: number): Promise<void> {
  const from = source;
  const seat = viewer.value;
  if (!from || asked.has(page) || (about.value && page * PAGE > about.value.total)) return;
  asked.add(page);
  try {
    const { moments: found, ...rest } = await from(page * PAGE, PAGE, seat);
    if (source !== from || viewer.value !== seat) return;
    batch(() => {
      about.value ??= rest;
      fault.value = null;
      moments.value = new Map([...moments.value, ...found.map((each): [number, Moment] => [each.number, each])]);
    });
  } catch (problem) {
    asked.delete(page);
    if (source === from) fault.value = asRefusal(problem);
  }
}
