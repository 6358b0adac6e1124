/** What each of the others did in its last turn, action by action, and which places of the table that touched. */
import { batch, computed, effect } from "@preact/signals";
import type { IconName } from "../art/icons";
import { linesOf } from "../play/feedback/narrate";
import { seat, view } from "../state/table";
import type { GameEvent, Piece } from "../types/event";
import type { View } from "../types/view";
import { moments, type Moment } from "../table/beside/log_lines";
import { again, marks, told as toldSeats, touched, type Mark } from "../table/seats/told";

/** One action: its number in the turn (none for what follows from another), what it was, and where. */
export type Step = {
  coin: number | null;
  icon: IconName;
  /** The key of its words. */
  key: string;
  /** Given and got in an exchange; else what was placed or taken. */
  pieces: Piece[];
  swaps: boolean;
  completed: number;
  /** What completed puzzles brought. */
  rewards: Piece[];
  /** The puzzle that it was about, and the pieces that were laid on it. */
  card: string | null;
  /** Points that came to the pile; null where nobody may know them. */
  points: number | null;
  /** The places of the table that it touched, and the slots of own puzzles among them. */
  places: string[];
  slots: number[];
  /** The cells of pieces that were laid, by slot. */
  laid: string[];
  /** In whole sentences. */
  text: string;
};
export type Turn = { seat: number; steps: Step[] };

type Kind = { key: string; icon: IconName; pieces?: Piece[]; swaps?: boolean; counts?: boolean; opens?: boolean };

/** The beginning of an action; nothing for what only follows from one. */
function kindOf(event: GameEvent, now: View, open: boolean): Kind | null {
  switch (event.kind) {
    case "taken":
      return { key: `news-taken-${event.deck ?? now.puzzles[event.puzzle]?.colour ?? "white"}`, icon: "pile" };
    case "piece-taken":
      return { key: "news-piece", icon: "plus", pieces: [event.piece] };
    case "exchanged":
    case "levelled-up":
      return {
        key: "news-exchanged",
        icon: "exchange",
        pieces: [event.given, event.taken],
        swaps: true,
        counts: event.kind === "exchanged",
      };
    case "placed":
      return open ? null : { key: "news-placed", icon: "check" };
    case "touched":
      return { key: "news-placed", icon: "check", counts: false };
    case "master-began":
      return { key: "news-master", icon: "master", opens: true };
    case "ambassador-began":
      return { key: "expansion-ambassador", icon: "hand", opens: true };
    case "ghost-split":
      return { key: "news-split", icon: "split", pieces: [event.ghost], opens: true };
    case "recycle-began":
      return { key: `news-recycled-${event.deck}`, icon: "recycle" };
    default:
      return null;
  }
}

const begun = (kind: Kind, coin: number | null): Step => ({
  coin,
  icon: kind.icon,
  key: kind.key,
  pieces: kind.pieces ?? [],
  swaps: !!kind.swaps,
  completed: 0,
  rewards: [],
  card: null,
  points: 0,
  places: [],
  slots: [],
  laid: [],
  text: "",
});

export function stepsOf(events: readonly GameEvent[], now: View): Step[] {
  const steps: { step: Step; events: GameEvent[] }[] = [];
  let open = false;
  let coin = 0;
  for (const event of events) {
    const kind = kindOf(event, now, open);
    if (kind) {
      const counts = kind.counts !== false;
      if (counts) coin += 1;
      open = !!kind.opens;
      steps.push({ step: begun(kind, counts ? coin : null), events: [] });
    }
    const last = steps.at(-1);
    if (event.kind === "sequence-closed") open = false;
    else if (event.kind === "sequence-cancelled") {
      open = false;
      steps.pop();
      coin -= 1;
    } else if (last) {
      last.events.push(event);
      note(event, last.step);
    }
  }
  return steps.map(({ step, events: brought }) => ({
    ...step,
    text: linesOf(brought, now)
      .map((line) => line.text)
      .join(" "),
  }));
}

/** What an event adds to the step that it belongs to. */
function note(event: GameEvent, step: Step): void {
  switch (event.kind) {
    case "taken":
      step.places.push(event.row_slot === null ? `deck ${event.deck ?? "white"}` : `row ${event.row_slot}`);
      step.slots.push(event.slot);
      step.card = event.puzzle;
      break;
    case "piece-taken":
      step.places.push(`reserve ${event.piece}`);
      break;
    case "exchanged":
      step.places.push(`reserve ${event.taken}`);
      break;
    case "recycle-began":
      step.places.push(`deck ${event.deck}`);
      break;
    case "placed":
    case "touched":
      step.pieces.push(event.piece);
      step.slots.push(event.slot);
      step.laid.push(`${event.slot} ${event.cells.join()}`);
      step.card = event.puzzle;
      break;
    case "rewarded":
      if (event.piece) step.rewards.push(event.piece);
      break;
    case "completed":
      step.completed += 1;
      step.points = event.points === undefined || step.points === null ? null : step.points + event.points;
      break;
    default:
  }
}

/** What others did since our own last action, by seat, the latest last: the view tells it, also to who comes back. */
export function turnsOf(now: View): Map<number, GameEvent[]> {
  const found = new Map<number, GameEvent[]>();
  let acting: number | null = null;
  for (const event of now.last_events) {
    acting = event.seat ?? acting;
    if (acting === null || acting === now.seat) continue;
    const events = found.get(acting) ?? [];
    // Who acted last stands last; that a turn begins is no deed yet.
    if (event.kind !== "turn-began" && event.seat !== null) found.delete(acting);
    found.set(acting, [...events, event]);
  }
  return found;
}

/** The same for who watches, and older turns, from the log. */
const logged = computed(() => {
  const found = new Map<number, Moment[]>();
  for (const moment of moments.value) {
    if (moment.seat === null) continue;
    const before = found.get(moment.seat);
    found.delete(moment.seat);
    found.set(moment.seat, before?.[0]?.turn === moment.turn ? [...before, moment] : [moment]);
  }
  return found;
});

/** The turns of others since our own last action, the latest last; for spectators only the latest. */
export const freshTurns = computed<Turn[]>(() => {
  const now = view.value;
  if (!now) return [];
  if (seat.value === null) return [...lastTurns.value.values()].slice(-1);
  return told(now);
});

const told = (now: View): Turn[] =>
  [...turnsOf(now)]
    .map(([number, events]) => ({ seat: number, steps: stepsOf(events, now) }))
    .filter((turn) => turn.steps.length);

/** By seat: its last turn, or the one that it is in; the latest last. */
export const lastTurns = computed<Map<number, Turn>>(() => {
  const found = new Map<number, Turn>();
  const now = view.value;
  if (!now) return found;
  for (const [number, list] of logged.value) {
    const steps = stepsOf(
      list.flatMap((moment) => moment.events),
      now,
    );
    if (steps.length) found.set(number, { seat: number, steps });
  }
  for (const turn of seat.value === null ? [] : told(now)) {
    found.delete(turn.seat);
    found.set(turn.seat, turn);
  }
  return found;
});

/** Which places the turns that are told have touched; of one that is shown once more only as far as it has come. */
export function marksOf(turns: readonly Turn[], shown: typeof again.value): Map<string, Mark> {
  const found = new Map<string, Mark>();
  for (const { seat: number, steps } of turns) {
    const last = shown?.seat === number ? shown.step : steps.length - 1;
    for (const [index, step] of steps.entries()) {
      if (index > last) break;
      const mark = { seat: number, coin: step.coin ?? 0, now: shown?.seat === number && index === last };
      for (const laid of step.laid) found.set(`${number} ${laid}`, mark);
      if (step.coin === null) continue;
      for (const place of step.places) found.set(place, mark);
      for (const slot of step.slots) found.set(`${number} ${slot}`, mark);
    }
  }
  return found;
}

/** The puzzle that a seat touched last, or in the step that is shown. */
function touchedBy({ seat: number, steps }: Turn, shown: typeof again.value): number | undefined {
  const step = shown?.seat === number ? steps[shown.step] : steps.findLast((each) => each.slots.length);
  return step?.slots.at(-1);
}

/** Keep what the table shows of it up to date. */
export function followTurns(): () => void {
  return effect(() => {
    const shown = again.value;
    const fresh = freshTurns.value;
    const all = [...lastTurns.value.values()];
    // A turn of long ago that is shown once more has its marks too.
    const old = all.filter((turn) => turn.seat === shown?.seat && !fresh.includes(turn));
    batch(() => {
      marks.value = marksOf([...fresh, ...old], shown);
      toldSeats.value = fresh.map((turn) => turn.seat);
      touched.value = new Map(
        all.flatMap((turn) => {
          const slot = touchedBy(turn, shown);
          return slot === undefined ? [] : [[turn.seat, slot] as const];
        }),
      );
    });
  });
}
