/** What each of the others did in its last turn, action by action, and which places of the table that touched. */
import { computed } from "@preact/signals";
import type { IconName } from "../art/icons";
import { linesOf } from "../play";
import { seat, view } from "../state/table";
import type { GameEvent, Piece } from "../types/event";
import type { View } from "../types/view";
import { moments, type Moment } from "./log_lines";

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
  rows: number[];
  slots: number[];
  /** The cells of pieces that were laid, by slot. */
  laid: string[];
  /** In whole sentences. */
  text: string;
};
export type Turn = { seat: number; steps: Step[]; last: number };

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

function stepsOf(list: Moment[], now: View): Step[] {
  const steps: Step[] = [];
  let open = false;
  let coin = 0;
  for (const moment of list) {
    for (const event of moment.events) {
      const kind = kindOf(event, now, open);
      if (kind) {
        const counts = kind.counts !== false;
        if (counts) coin += 1;
        open = !!kind.opens;
        steps.push({
          coin: counts ? coin : null,
          icon: kind.icon,
          key: kind.key,
          pieces: kind.pieces ?? [],
          swaps: !!kind.swaps,
          completed: 0,
          rows: [],
          slots: [],
          laid: [],
          text: "",
        });
      }
      const step = steps.at(-1);
      if (!step) continue;
      if (event.kind === "taken") {
        if (event.row_slot !== null) step.rows.push(event.row_slot);
        step.slots.push(event.slot);
      } else if (event.kind === "placed" || event.kind === "touched") {
        step.pieces.push(event.piece);
        step.slots.push(event.slot);
        step.laid.push(`${event.slot} ${event.cells.join()}`);
      } else if (event.kind === "completed") step.completed += 1;
      else if (event.kind === "sequence-closed") open = false;
      else if (event.kind === "sequence-cancelled") {
        open = false;
        steps.pop();
        coin -= 1;
      }
    }
    const step = steps.at(-1);
    if (step)
      step.text = [step.text, ...linesOf(moment.events, now).map((line) => line.text)].filter(Boolean).join(" ");
  }
  return steps;
}

/** By seat: its last turn, or the one that it is in. */
export const lastTurns = computed<Map<number, Turn>>(() => {
  const found = new Map<number, Turn>();
  const now = view.value;
  if (!now) return found;
  const lists = new Map<number, Moment[]>();
  for (const moment of moments.value) {
    if (moment.seat === null) continue;
    const before = lists.get(moment.seat);
    if (before && before[0]!.turn === moment.turn) before.push(moment);
    else lists.set(moment.seat, [moment]);
  }
  for (const [number, list] of lists) {
    const steps = stepsOf(list, now);
    if (steps.length) found.set(number, { seat: number, steps, last: list.at(-1)!.number });
  }
  return found;
});

/** The turns of others since our own last action, the latest last; for spectators only the latest. */
export const freshTurns = computed<Turn[]>(() => {
  const own = seat.value;
  const all = [...lastTurns.value.values()].filter((turn) => turn.seat !== own).sort((a, b) => a.last - b.last);
  if (own === null) return all.slice(-1);
  const acted = moments.value.findLast((moment) => moment.seat === own)?.number ?? 0;
  return all.filter((turn) => turn.last > acted);
});

export type Mark = { seat: number; coin: number };

/** The mark on a place of the rows, or on a puzzle before a seat. */
export const marks = computed<Map<string, Mark>>(() => {
  const found = new Map<string, Mark>();
  for (const { seat: number, steps } of freshTurns.value)
    for (const step of steps) {
      if (step.coin === null) continue;
      const mark = { seat: number, coin: step.coin };
      for (const row of step.rows) found.set(`row ${row}`, mark);
      for (const slot of step.slots) found.set(`${number} ${slot}`, mark);
    }
  return found;
});

/** Whether a piece before a seat was laid there in a turn that is still told. */
export const isFresh = (number: number, slot: number, cells: readonly number[]): boolean =>
  freshTurns.value.some(
    (turn) => turn.seat === number && turn.steps.some((step) => step.laid.includes(`${slot} ${cells.join()}`)),
  );
