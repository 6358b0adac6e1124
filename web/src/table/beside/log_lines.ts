/**
 * What has happened so far, action by action. The server is asked for it once; then each update brings what it adds, and what
 * was undone or taken back leaves the log. Only if actions are missing, as after a lost connection, it is asked again.
 */
import { computed, signal } from "@preact/signals";
import { get } from "../../net/rest";
import { longNames } from "../../state/experience";
import { linesOf, remember } from "../../play";
import { greetings, news, seat, table, view, type News } from "../../state/table";
import { briefly } from "../../texts/texts";
import type { LogDocument, ToldMoment } from "../../types/api";
import type { GameEvent } from "../../types/event";
import type { View } from "../../types/view";

export type Moment = Omit<ToldMoment, "events"> & { events: GameEvent[] };
export type LogLine = {
  number: number;
  seat: number | null;
  text: string;
  action: string;
  heading: string;
};

type Log = Omit<LogDocument, "moments" | "puzzles"> & { moments: Moment[]; puzzles: View["puzzles"] };

const PAGE = 200;
const PATIENCE = 150;

export const moments = signal<Moment[]>([]);
/** What the moments were told of; empty until the server has told them. */
let owner = "";
let timer = 0;
let asking = false;
/** An update came while the server was asked: it may be in the answer, or not. */
let again = false;

/** Keep the log up to date while the table is open. */
export function followLog(): () => void {
  const stops = [news.subscribe(hear), greetings.subscribe(later), seat.subscribe(forget)];
  return () => {
    stops.forEach((stop) => stop());
    forget();
    clearTimeout(timer);
  };
}

/** What one seat knows, the next at this screen may not. */
function forget(): void {
  moments.value = [];
  owner = "";
  later();
}

/** The game, seat, connection, and whether it is over: then everything is told that was secret. */
const wanted = (): string => [table.value?.id, seat.value, greetings.value, table.value?.status === "over"].join();

function hear({ events, move, during }: News): void {
  if (asking) again = true;
  else if (owner !== wanted()) later();
  else {
    const known = moments.value;
    const [first] = events;
    if (move && during) {
      // Also puzzles that will have left the table when the log is opened.
      if (view.value) remember(view.value);
      const stand_in = table.value?.seats[move.seat]?.stand_in ?? null;
      moments.value = [
        ...known,
        { ...move, number: known.length + 1, round: during.round, turn: during.turn, stand_in, events },
      ];
    } else if (first?.kind === "undone") {
      const last = known.findLast((moment) => moment.seat === first.seat);
      moments.value = known
        .filter((moment) => moment !== last)
        .map((moment, index) => ({ ...moment, number: index + 1 }));
    }
    if (isShort()) later();
  }
}

/** How many actions there must be; of finishing touches nobody is told how many there are. */
const done = (): number | null => (view.value?.phase === "touches" ? null : (table.value?.actions ?? 0));

/** Leave out what was taken back by consent; whether actions are missing. */
function isShort(): boolean {
  const count = done() ?? moments.value.length;
  if (moments.value.length > count) moments.value = moments.value.slice(0, count);
  if (moments.value.length === count) return false;
  owner = "";
  return true;
}

function later(): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => void ask(), PATIENCE);
}

/** All that has happened, page by page. */
async function ask(): Promise<void> {
  const game = table.value;
  if (!game || game.status === "open" || !view.value || asking || owner === wanted()) return;
  asking = true;
  again = false;
  const asked = wanted();
  try {
    const found: Moment[] = [];
    let total = 1;
    while (found.length < total && asked === wanted()) {
      const page = await get<Log>(
        `/games/${game.id}/log?from=${found.length + 1}&count=${PAGE}${seat.value === null ? "" : `&seat=${seat.value}`}`,
      );
      remember(page);
      found.push(...page.moments);
      total = page.moments.length ? page.total : 0;
    }
    again = asked !== wanted() || (again && found.length !== done());
    if (!again) [moments.value, owner] = [found, asked];
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
