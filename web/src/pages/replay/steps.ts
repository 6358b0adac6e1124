/** Steps through a game. The graph tells for every moment the turn that is played; a round is a turn of each player. */
export type Unit = "action" | "turn" | "round";

/** The moment that a step leads to. Back goes to the start of the unit first, as in a music player. */
export function stepped(
  { turns, actions }: { turns: readonly number[]; actions: readonly number[] },
  players: number,
  from: number,
  unit: Unit,
  direction: 1 | -1,
): number {
  const last = turns.length - 1;
  if (unit === "action") return actionFrom(actions, clamp(from, last), direction);
  const part = (at: number) => roundOf(turns[at] ?? 0, unit === "turn" ? 1 : players);
  if (direction === 1) {
    const next = turns.findIndex((_, at) => at > from && part(at) !== part(from));
    return next === -1 ? last : next;
  }
  const before = clamp(from - 1, last);
  const first = turns.findIndex((_, at) => part(at) === part(before));
  return first === -1 ? 0 : first;
}

/** Ending a turn is no action of its own: such moments are passed over, unless the game ends with them. */
function actionFrom(actions: readonly number[], from: number, direction: 1 | -1): number {
  const done = actions[from] ?? 0;
  if (direction === 1) {
    const next = actions.indexOf(done + 1);
    return next === -1 ? actions.length - 1 : next;
  }
  const own = actions.indexOf(done);
  return own < from ? own : Math.max(0, actions.indexOf(done - 1));
}

function roundOf(turn: number, players: number): number {
  return Math.floor((turn - 1) / players) + 1;
}

/** The moments at which rounds begin, with their numbers; not more than fit. */
export function roundTicks(turns: readonly number[], players: number, most: number): { at: number; round: number }[] {
  const ticks: { at: number; round: number }[] = [];
  turns.forEach((turn, at) => {
    const round = roundOf(turn, players);
    if (turn > 0 && round !== ticks.at(-1)?.round) ticks.push({ at, round });
  });
  const every = Math.ceil(ticks.length / most);
  return ticks.filter((_, index) => index % every === 0);
}

/** Round numbers for an axis from `low` to `high`. */
export function niceTicks(low: number, high: number): number[] {
  const span = Math.max(1, high - low);
  const step = [1, 2, 5, 10, 20, 50, 100, 200].find((each) => span / each <= 4) ?? 500;
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step) + 1 }, (_, index) => first + index * step);
}

/** Labels at their heights, moved apart so that none covers another. */
export function spread(heights: readonly number[], gap: number, most: number): number[] {
  const order = heights.map((height, index) => ({ height, index })).toSorted((one, other) => one.height - other.height);
  const placed = heights.slice();
  let above = -Infinity;
  for (const { height, index } of order) {
    above = Math.max(height, above + gap);
    placed[index] = above;
  }
  const over = Math.max(0, above - most);
  return placed.map((height) => height - over);
}

export function clamp(number: number, last: number): number {
  return Math.max(0, Math.min(last, number));
}
