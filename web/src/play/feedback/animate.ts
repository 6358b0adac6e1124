/** Events as movement: what was taken, got or completed flies to where it now is. */
import { seat } from "../../state/table";
import type { GameEvent } from "../../types/event";
import type { View } from "../../types/view";
import { completing } from "../../moments/complete";
import { comeFrom, finishAll, fly, leaving, pulse, rectOf, slideIn, type Leaving } from "./motion";

/** The page still shows the moment before: what leaves is copied now, what comes is moved when it is there. */
export function animate(events: GameEvent[], now: View): void {
  finishAll();
  const own = now.seat;
  const completed = completing(events, own);
  const after = completed ? [completed] : [];
  for (const event of events) {
    const shown = completed && event.seat === own && (event.kind === "completed" || event.kind === "rewarded");
    const show = shown ? null : movement(event, now);
    if (show) after.push(show);
  }
  if (after.length) requestAnimationFrame(() => after.forEach((show) => show()));
}

const seatBox = (who: number | null): string =>
  who !== null && who === seat.peek()
    ? "[data-region='tray']"
    : `[data-testid="other-${who}"], [data-testid="chip-${who}"]`;

function movement(event: GameEvent, now: View): (() => void) | null {
  const own = event.seat !== null && event.seat === now.seat;
  switch (event.kind) {
    case "taken": {
      const from =
        event.row_slot !== null ? `[data-row-slot="${event.row_slot}"]` : `[data-testid="deck-${event.deck}"]`;
      return carry(leaving(from), own ? `[data-own-slot="${event.slot}"]` : seatBox(event.seat), 220);
    }
    case "refilled": {
      const deck =
        rectOf(`[data-testid="deck-${now.puzzles[event.puzzle]?.colour ?? "white"}"]`) ??
        rectOf("[data-testid='deck-white']");
      return () => comeFrom(`[data-row-slot="${event.row_slot}"]`, deck, 200);
    }
    case "piece-taken":
    case "rewarded":
      return event.piece ? gain(event.piece, event.seat, own) : null;
    case "exchanged":
    case "levelled-up":
      return gain(event.taken, event.seat, own);
    case "placed":
      return own ? null : () => pulse(seatBox(event.seat));
    case "completed":
      return own
        ? carry(leaving(`[data-own-slot="${event.slot}"]`), "[data-region='mat'] .meta", 250)
        : () => pulse(seatBox(event.seat));
    case "end-triggered":
    case "last-round-began":
      return () => slideIn("[data-testid='last-round']");
    case "opponent-took":
      return carry(leaving(`[data-row-slot="${event.row_slot}"]`), "[data-testid='opponent'] .meta", 250);
    case "lock-taken":
    case "locks-moved":
      return () => pulse(`[data-testid="opponent"] .columns > :nth-child(${event.column})`);
    default:
      return null;
  }
}

function carry(what: Leaving | null, to: string, ms: number): () => void {
  return () => fly(what, rectOf(to), ms);
}

function gain(piece: string, who: number | null, own: boolean): () => void {
  const copy = leaving(`[data-region="reserve"] [data-piece="${piece}"], .reserve [data-piece="${piece}"]`);
  const to = own ? `[data-stack="${piece}"]` : seatBox(who);
  return () => {
    fly(copy, rectOf(to), 220);
    if (own) pulse(to);
  };
}
