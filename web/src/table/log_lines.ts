/**
 * What has happened so far. The server tells the past action by action; after each update the new ones are asked for, so that
 * undone ones leave the log and every tab shows the same.
 */
import { computed, signal } from "@preact/signals";
import { get } from "../net/rest";
import { longNames } from "../state/experience";
import { linesOf, remember } from "../play";
import { news, seat, table, view } from "../state/table";
import { briefly } from "../texts/texts";
import type { GameEvent } from "../types/event";
import type { View } from "../types/view";

export type Moment = {
  number: number;
  seat: number | null;
  action: string | null;
  round: number | null;
  turn: number;
  stand_in: string | null;
  events: GameEvent[];
};
export type LogLine = {
  number: number;
  seat: number | null;
  text: string;
  action: string;
  heading: string;
};

type LogDocument = { total: number; moments: Moment[]; puzzles: View["puzzles"] };

const PAGE = 200;
const PATIENCE = 150;

export const moments = signal<Moment[]>([]);
/** The game, seat and language that the moments belong to. */
let owner = "";
let timer = 0;
let asking = false;
let again = false;

/** Keep the log up to date while the table is open. */
export function followLog(): () => void {
  const stop = news.subscribe(({ cause, events }) => {
    const undone = events.filter((event) => event.kind === "undone").length;
    if (cause.includes("takeback")) moments.value = [];
    else if (undone) moments.value = moments.value.slice(0, -undone);
    later();
  });
  const follow = table.subscribe(later);
  return () => {
    stop();
    follow();
    clearTimeout(timer);
  };
}

function later(): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => void ask(), PATIENCE);
}

async function ask(): Promise<void> {
  const game = table.value;
  if (!game || game.status === "open" || !view.value) return;
  if (asking) {
    again = true;
    return;
  }
  asking = true;
  again = false;
  try {
    const wanted = `${game.id} ${seat.value}`;
    if (wanted !== owner) [owner, moments.value] = [wanted, []];
    const from = moments.value.length + 1;
    const found = await get<LogDocument>(
      `/games/${game.id}/log?from=${from}&count=${PAGE}${seat.value === null ? "" : `&seat=${seat.value}`}`,
    );
    if (wanted !== owner || from !== moments.value.length + 1) again = true;
    else {
      // Fewer than we knew: something was taken back that we have not heard of.
      if (found.total < from - 1) [moments.value, again] = [[], true];
      else {
        // Also those that have left the table before this page was opened.
        remember(found);
        moments.value = [...moments.value, ...found.moments];
      }
      if (found.moments.length === PAGE) again = true;
    }
  } catch {
    // The table can be played without its log; the next update asks once more.
  } finally {
    asking = false;
  }
  if (again) later();
}

/** One line for each action that is worth words. */
export const lines = computed<LogLine[]>(() => {
  const now = view.value;
  if (!now) return [];
  const tell = () => moments.value.flatMap((moment) => lineOf(moment, now));
  return longNames.value ? tell() : briefly(tell);
});

function lineOf(moment: Moment, now: View): LogLine[] {
  const told = linesOf(moment.events, now, moment.stand_in);
  if (!told.length) return [];
  const heading = moment.round === null ? `turn ${moment.turn}` : `round ${moment.round}`;
  return told.map((each, index) => ({
    number: moment.number,
    // What is nobody's doing, such as an empty deck, has no seat.
    seat: each.seat,
    text: each.text,
    action: index || each.seat === null ? "" : (moment.action ?? ""),
    heading,
  }));
}
