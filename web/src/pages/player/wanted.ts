/** Which games the statistics are about. The address says so, and can be sent to somebody. */
export const TIMES = ["", "year", "month"] as const;
const DAYS: Record<string, number> = { month: 30, year: 365 };
const DAY = 86_400_000;
const NAMES = ["edition", "players", "time", "against"] as const;

export type Wanted = Record<(typeof NAMES)[number], string>;

export function wantedOf(search: string): Wanted {
  const found = new URLSearchParams(search);
  return Object.fromEntries(NAMES.map((name) => [name, found.get(name) ?? ""])) as Wanted;
}

/** As the address has it after the question mark; empty when everything is wanted. */
export function searchOf(wanted: Wanted): string {
  const chosen = NAMES.filter((name) => wanted[name]).map((name) => [name, wanted[name]]);
  return chosen.length ? `?${new URLSearchParams(chosen)}` : "";
}

/** What is asked: times from the beginning of a day on, so that the same question has the same answer. */
export function asked(player: string, wanted: Wanted, now = Date.now()): string {
  const query = new URLSearchParams();
  for (const name of ["edition", "players", "against"] as const) if (wanted[name]) query.set(name, wanted[name]);
  const days = DAYS[wanted.time];
  if (days) query.set("since", String((Math.floor(now / DAY) - days) * DAY));
  return `/players/${encodeURIComponent(player)}/statistics${query.size ? `?${query}` : ""}`;
}
