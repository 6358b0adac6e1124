/** Who sits where. */
import { initial, SeatSign } from "../../art/seat";
import { t } from "../../texts/texts";
import type { BotDocument } from "../../types/api";
import { playerName } from "../start/name";
import { botLabel } from "../bots";
import { Select } from "./fields";
import { seatsOf, type SeatWish, type Wish } from "./wish";

type Props = { wish: Wish; bots: readonly BotDocument[]; onChange: (wish: Wish) => void };

export function Seats({ wish, bots, onChange }: Props) {
  const seats = seatsOf(wish);
  const people = seats.filter((seat) => seat.kind === "me").length;
  const put = (index: number, seat: SeatWish) => onChange({ ...wish, seats: wish.seats.with(index, seat) });
  return (
    <fieldset class="fieldset" data-testid="seats">
      <legend>{t("new-seats")}</legend>
      <p class="muted">{t("new-seats-about")}</p>
      <ol class="seat-list">
        {seats.map((seat, index) => (
          <li key={index}>
            <SeatSign seat={index} text={signOf(seat, bots)} size={26} />
            <Select label={t("new-seat", { number: index + 1 })} value={seat.kind === "bot" ? `bot:${seat.bot}` : seat.kind} testid={`seat-${index}`} onChange={(value) => put(index, chosen(seat, value))}>
              <option value="me">{t(people > 1 && index > 0 ? "new-seat-here" : "new-seat-me")}</option>
              <option value="open">{t("new-seat-open")}</option>
              {bots.map((bot) => (
                <option key={bot.name} value={`bot:${bot.name}`}>
                  {botLabel(bot)}
                </option>
              ))}
            </Select>
            {seat.kind === "me" && people > 1 ? (
              <input
                class="input"
                maxLength={40}
                aria-label={t("start-name-of", { number: index + 1 })}
                placeholder={index === 0 ? playerName() : t("player-named", { number: index + 1 })}
                value={seat.name}
                onInput={(event) => put(index, { ...seat, name: event.currentTarget.value })}
              />
            ) : (
              <small class="muted">{aboutSeat(seat, bots)}</small>
            )}
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

function chosen(seat: SeatWish, value: string): SeatWish {
  if (value.startsWith("bot:")) return { ...seat, kind: "bot", bot: value.slice(4) };
  return { ...seat, kind: value as "me" | "open" };
}

function aboutSeat(seat: SeatWish, bots: readonly BotDocument[]): string {
  if (seat.kind === "open") return t("new-seat-open-about");
  if (seat.kind === "me") return t("new-seat-me-about", { name: playerName() });
  return t(bots.find((bot) => bot.name === seat.bot)?.description_key ?? "new-seat-open-about");
}

function signOf(seat: SeatWish, bots: readonly BotDocument[]): string {
  if (seat.kind === "bot") return String(bots.find((bot) => bot.name === seat.bot)?.level ?? "");
  return seat.kind === "me" ? initial(seat.name || playerName()) : "";
}
