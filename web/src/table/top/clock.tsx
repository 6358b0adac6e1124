/** Clocks, in the time of the server. Between the server's messages they run on here. */
import { later } from "../../parts/later";
import { table } from "../../state/table";

const Ticking = later(async () => (await import("./ticking")).Ticking);
/** For how long nobody at a seat has been seen. */
export const Away = later(async () => (await import("./ticking")).Away);

export function Clock({ seat }: { seat: number }) {
  if (!table.value?.clocks || table.value.seats[seat]?.kind === "bot") return null;
  return <Ticking seat={seat} />;
}

/** Since when nobody at a seat has been seen, by this browser's clock. */
export const gone = new Map<number, number>();

export function noteAway(seat: number, online: boolean): void {
  if (online) gone.delete(seat);
  else if (!gone.has(seat)) gone.set(seat, Date.now());
}
