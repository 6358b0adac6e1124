/** What a finished game tells of itself, counted from its log: points turn by turn, and true facts about one seat. */
import type { GameEvent } from "../types/event";
import type { Result } from "../types/view";

/** An action of the log. */
type Told = { round: number | null; turn: number; events: readonly GameEvent[] };

/** By row the points on the pile after each turn; in solo the second row is the opponent's. `rounds`: that of each turn. */
export type Curves = { rows: number[][]; rounds: (number | null)[] };

/** Null where the points of somebody are not known, as in a game that was given up. */
export function curvesOf(log: readonly Told[], rows: number, result: Result | null): Curves | null {
  const points = Array<number>(rows).fill(0);
  const found: Curves = { rows: points.map(() => [0]), rounds: [null] };
  for (const [index, { round, turn, events }] of log.entries()) {
    for (const event of events) {
      if (event.kind === "completed") {
        if (event.points === undefined) return null;
        points[event.seat]! += event.points;
      } else if (event.kind === "opponent-took") points[1]! += event.points;
    }
    if (log[index + 1]?.turn === turn) continue;
    found.rounds.push(round);
    found.rows.forEach((row, seat) => row.push(points[seat]!));
  }
  // What finishing touches and unfinished puzzles cost comes last.
  for (const row of result?.rows ?? []) found.rows[row.seat]?.push(row.score);
  if (result) found.rounds.push(null);
  return found.rounds.length > 2 ? found : null;
}

export type Fact = { key: string; value: number; round?: number };

/** At most four, the most telling first; who lost is told the best own moment before all others. */
export function factsOf(
  log: readonly Told[],
  seat: number,
  pile: { completed: number; black: number },
  won: boolean,
): Fact[] {
  const own = log.flatMap(({ events }) => events.filter((event) => event.seat === seat));
  const count = (kind: GameEvent["kind"]) => own.filter((event) => event.kind === kind).length;
  const cancelled = own.filter((event) => event.kind === "sequence-cancelled" && event.sequence === "master").length;
  const together = Math.max(0, ...own.map((event) => (event.kind === "pieces-returned" ? event.together : 0)));
  const touches = log
    .flatMap(({ events }) => events)
    .flatMap((event) => (event.kind === "game-ended" ? event.touches : []))
    .filter((touch) => touch.seat === seat).length;
  const best = bestTurn(log, seat);
  const facts: Fact[] = [
    { key: "moments-fact-completed", value: pile.completed },
    { key: "moments-fact-black", value: pile.black },
    { key: "moments-fact-together", value: together > 1 ? together : 0 },
    { key: "moments-fact-touches", value: touches },
    { key: "moments-fact-masters", value: count("master-began") - cancelled },
    { key: "moments-fact-placed", value: count("placed") },
  ].filter((fact) => fact.value > 0);
  if (best.value) facts.splice(won ? 2 : 0, 0, best);
  return facts.slice(0, 4);
}

function bestTurn(log: readonly Told[], seat: number): Fact {
  const best: Fact = { key: "moments-fact-best", value: 0, round: 0 };
  let [turn, points] = [-1, 0];
  for (const told of log) {
    if (told.turn !== turn) [turn, points] = [told.turn, 0];
    for (const event of told.events) if (event.kind === "completed" && event.seat === seat) points += event.points ?? 0;
    if (points > best.value) [best.value, best.round] = [points, told.round ?? 0];
  }
  return best;
}
