/** What completed puzzles have brought just now: points and pieces, in sight until the next own action. */
import { effect, signal } from "@preact/signals";
import { sentenceOf } from "../play/feedback/narrate";
import { sound } from "../play/feedback/sound";
import { display } from "../parts/notice";
import { mySeats, news, view } from "../state/table";
import { got } from "../table/seats/told";
import type { GameEvent, Piece } from "../types/event";
import type { View } from "../types/view";

/** Points (null: nobody may know them) of so many puzzles that a seat has completed by one action. */
export type Gain = { seat: number; points: number | null; count: number };
export const gain = signal<Gain | null>(null);

const STAYS = 1200;
const APART = 40;

/** Adds up what one action has completed: the last one says so, whatever was chosen in between. */
export function adding(): (events: readonly GameEvent[]) => Gain | null {
  const open = new Map<number, Gain>();
  return (events) => {
    let last: Gain | null = null;
    for (const event of events) {
      if (event.kind !== "completed") continue;
      const { seat, points = null, left } = event;
      const before = open.get(seat) ?? { seat, points: 0, count: 0 };
      const sum = before.points === null || points === null ? null : before.points + points;
      const now = { seat, points: sum, count: before.count + 1 };
      open.set(seat, now);
      if (left) continue;
      open.delete(seat);
      last = now;
    }
    return last;
  };
}

/** The own pieces that came home, and what was got as a reward. */
export function piecesGot(events: readonly GameEvent[], own: number): Map<Piece, "home" | "reward"> {
  const found = new Map<Piece, "home" | "reward">();
  for (const event of events) {
    if (event.seat !== own) continue;
    if (event.kind === "pieces-returned")
      for (const piece of Object.keys(event.pieces) as Piece[]) found.set(piece, "home");
    if (event.kind === "rewarded" && event.piece) found.set(event.piece, "reward");
  }
  return found;
}

/** What concerns everybody is said in the say line. */
const ANNOUNCED = new Set<GameEvent["kind"]>(["end-triggered", "last-round-began"]);

function announce(events: readonly GameEvent[], now: View): void {
  const text = events.filter((event) => ANNOUNCED.has(event.kind)).map((event) => sentenceOf(event, now));
  if (text.length) display(text.join(" "));
}

/** Follow the news while the table is open. */
export function followGains(): () => void {
  let heard = news.peek().version;
  let timer = 0;
  const add = adding();
  const begun = view.peek();
  if (begun && begun.ending.stage !== "none") announce(news.peek().events, begun); // it may have come while this was being loaded
  const stop = effect(() => {
    const { events, version } = news.value;
    const now = view.peek();
    if (!now || version <= heard) return;
    heard = version;
    announce(events, now);
    const own = now.seat;
    if (own !== null && events.some((event) => event.seat === own && event.kind !== "turn-began"))
      got.value = piecesGot(events, own);
    const found = add(events);
    if (!found) return;
    gain.value = found;
    clearTimeout(timer);
    timer = window.setTimeout(() => (gain.value = null), STAYS);
    // Each further card sounds a third higher.
    if (mySeats.peek().includes(found.seat))
      for (let nth = 1; nth < found.count; nth++) setTimeout(() => sound("complete", nth), nth * APART);
  });
  return () => {
    stop();
    clearTimeout(timer);
    gain.value = null;
    got.value = new Map();
  };
}
