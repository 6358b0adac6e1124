/** What seats are called, and what stands in their signs. */
import { initial } from "../art/seat";
import { has, t } from "../texts/texts";
import { mySeats, table } from "./table";

/** The bots of the ladder are called by their level. */
const LEVEL = /^level:(\d+)$/;

/** A bot by the name it has on the server. */
export function botName(bot: string): string {
  const level = LEVEL.exec(bot)?.[1];
  if (level) return t("bot-of-level", { level });
  // "expert:2s" is one of the experts; a bot from a file has the name that its author gave it.
  const key = `bot-name-${bot.split(":")[0]}`;
  return has(key) ? t(key) : bot;
}

/** What stands in the sign of a bot, or of anybody by the name on the server: the level, else the first letter. */
export function signOfName(name: string): string {
  return LEVEL.exec(name)?.[1] ?? initial(name);
}

/** A seat by the name of who sits there. Several of one name are numbered, or nobody could tell them apart. */
export function plainName(seat: number): string {
  const seats = table.value?.seats ?? [];
  const found = seats[seat];
  if (!found?.name) return t("player-named", { number: seat + 1 });
  const name = found.kind === "bot" ? botName(found.name) : found.name;
  const alike = seats.filter((each) => each.name === found.name);
  return alike.length > 1 ? t("name-numbered", { name, number: alike.indexOf(found) + 1 }) : name;
}

/** A seat as this reader calls it: “You”, unless several of the seats are theirs. */
export function seatName(seat: number): string {
  return mySeats.value.length === 1 && mySeats.value[0] === seat ? t("you") : plainName(seat);
}

/** The level of a bot, else the first letter. */
export function signOf(seat: number): string {
  const found = table.value?.seats[seat];
  return LEVEL.exec(found?.bot ?? "")?.[1] ?? initial(seatName(seat));
}
