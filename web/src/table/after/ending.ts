/** How a game has ended, for whoever reads it: who won in the headline, why in one sentence. */
import { t } from "../../texts/texts";
import type { EndDocument } from "../../types/api";
import type { Result } from "../../types/view";

export type Ending = {
  how: EndDocument["how"];
  /** Who gave up or ran out of time. */
  seat: number | null;
  winners: readonly number[];
  /** Seats of the reader. */
  own: readonly number[];
  solo: boolean;
  /** Of a game that was played to its end. */
  decided: Result["decided_by"] | null;
  /** Points that the winner is ahead of the second; 0 where they say nothing. */
  lead?: number;
  name: (seat: number) => string;
};

/** With one seat of one's own one is spoken to; who plays several, or watches, reads names. */
const reader = ({ own }: Ending): number | null => (own.length === 1 ? (own[0] ?? null) : null);

const WON: Partial<Record<Result["decided_by"], string>> = {
  completed: "table-won-completed",
  pieces: "table-won-pieces",
};

export function headline(ending: Ending): string {
  const { winners, solo, how, decided, lead = 0 } = ending;
  const me = reader(ending);
  const gaveUp = how === "resigned" || how === "timeout";
  const byPoints = decided === "score" && lead > 0;
  if (solo && (decided ? !winners.includes(0) : gaveUp))
    return byPoints ? t("moments-solo-lost-by", { points: lead }) : t("end-lost-solo");
  if (!winners.length) return t("end-nobody");
  const others = winners.filter((seat) => seat !== me);
  const names = others.map(ending.name);
  const mine = me !== null && winners.includes(me);
  if (winners.length === 1 && byPoints)
    return t("moments-won-by", { who: mine ? "you" : "other", name: mine ? "" : names, points: lead });
  if (winners.length === 1)
    return t((decided && WON[decided]) || "table-won", { who: mine ? "you" : "other", name: mine ? "" : names });
  if (decided) return mine ? t("end-shared-you", { names }) : t("table-shared", { names });
  return mine ? t("end-you-and-others", { names }) : t("end-others-won", { names });
}

/** Why, where there is no score sheet that tells it. */
export function reason(ending: Ending): string {
  const { how, seat } = ending;
  if (how === "played") return t("table-ended-played");
  const who = seat !== null && seat === reader(ending) ? "you" : "other";
  return t(`end-why-${how}`, { who, name: seat === null ? "" : ending.name(seat) });
}

/** Points by which the winner of a score sheet is ahead of the next. */
export function leadOf(result: Result): number {
  const [first, second] = result.rows.toSorted((a, b) => a.place - b.place);
  return first && second && result.decided_by === "score" ? first.score - second.score : 0;
}

/** How far behind the reader is, where that is not the headline already; nothing for who has won. */
export function behind(result: Result, own: readonly number[]): string {
  const mine = own.length === 1 ? result.rows.find((row) => row.seat === own[0]) : undefined;
  const first = result.rows.find((row) => row.place === 1);
  if (!mine || !first || result.rows.length < 3 || mine.place === 1 || first.score === mine.score) return "";
  return t("moments-behind", { place: mine.place, points: first.score - mine.score });
}
