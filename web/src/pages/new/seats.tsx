/** Who plays: how many, and for each seat whether a bot, somebody at this screen or somebody invited sits there. */
import { Icon, type IconName } from "../../art/icons";
import { initial, SeatSign } from "../../art/seat";
import { way } from "../../net/way";
import { t } from "../../texts/texts";
import type { BotDocument } from "../../types/api";
import { botLabel } from "../bots";
import { NameField, playerName } from "../start/name";
import { isLevel, sameNames, seatsOf, type SeatWish, type Wish } from "./wish";

type Bots = readonly BotDocument[];
type Props = { wish: Wish; bots: Bots; slow: Bots; onChange: (wish: Wish) => void };

const MOST = 6;

/** One alone plays against the opponent of the box. */
export function PlayerCount({ wish, onChoose }: { wish: Wish; onChoose: (players: number) => void }) {
  return (
    <div class="player-count" role="radiogroup" aria-label={t("new-players")} data-testid="option-players">
      {Array.from({ length: MOST }, (_, index) => index + 1).map((count) => (
        <label key={count} class={wish.options.players === count ? "on" : ""} data-testid={`players-${count}`}>
          <input
            type="radio"
            name="players"
            class="sr"
            checked={wish.options.players === count}
            onChange={() => onChoose(count)}
          />
          {count === 1 ? (
            <>
              <span class="long">{t("new-count-solo", { count })}</span>
              <span class="short" aria-hidden="true">
                {count}
              </span>
            </>
          ) : (
            count
          )}
        </label>
      ))}
    </div>
  );
}

export function Seats({ wish, bots, slow, onChange }: Props) {
  const put = (index: number, seat: SeatWish) => onChange({ ...wish, seats: wish.seats.with(index, seat) });
  const same = sameNames(wish, playerName());
  return (
    <ol class="seat-list" aria-label={t("new-seats")} data-testid="seats">
      {seatsOf(wish).map((seat, index) => (
        <li key={index}>
          <SeatSign seat={index} text={signOf(seat, bots)} size={26} />
          {index === 0 ? (
            <>
              <NameField bare />
              <span class="muted seat-you">{t("new-row-you")}</span>
            </>
          ) : (
            <>
              <Who
                seat={seat}
                index={index}
                bots={bots}
                slow={slow}
                same={same.includes(index)}
                onChange={(to) => put(index, to)}
              />
              <Kinds seat={seat} index={index} onChange={(kind) => put(index, { ...seat, kind })} />
            </>
          )}
          {same.includes(index) && (
            <span class="problem" role="alert" data-testid={`same-name-${index}`}>
              {t("name-twice")}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

type WhoProps = {
  seat: SeatWish;
  index: number;
  bots: Bots;
  slow: Bots;
  same: boolean;
  onChange: (seat: SeatWish) => void;
};

function Who({ seat, index, bots, slow, same, onChange }: WhoProps) {
  const label = t("new-seat", { number: index + 1 });
  if (seat.kind === "bot")
    return (
      <select
        class="select"
        aria-label={label}
        data-testid={`seat-${index}`}
        value={seat.bot}
        onChange={(event) => onChange({ ...seat, bot: event.currentTarget.value })}
      >
        <BotOptions bots={bots} slow={slow} />
      </select>
    );
  if (seat.kind === "open") return <span class="muted seat-invite">{t("new-row-invite-about")}</span>;
  return (
    <input
      class="input"
      maxLength={40}
      aria-label={t("start-name-of", { number: index + 1 })}
      aria-invalid={same ? true : undefined}
      placeholder={t("player-named", { number: index + 1 })}
      data-testid={`name-${index}`}
      value={seat.name}
      onInput={(event) => onChange({ ...seat, name: event.currentTarget.value })}
    />
  );
}

/** The levels first; what they are made of is for the curious. What is too slow here is there, and says so. */
export function BotOptions({ bots, slow = [] }: { bots: Bots; slow?: Bots }) {
  const others = bots.filter((bot) => !isLevel(bot));
  const option = (bot: BotDocument) => (
    <option key={bot.name} value={bot.name}>
      {botLabel(bot)}
    </option>
  );
  return (
    <>
      {bots.filter(isLevel).map(option)}
      {slow.length > 0 && (
        <optgroup disabled label={t("new-bots-slow")}>
          {slow.filter(isLevel).map(option)}
        </optgroup>
      )}
      {others.length > 0 && <optgroup label={t("new-bots-others")}>{others.map(option)}</optgroup>}
    </>
  );
}

const KINDS: readonly { kind: SeatWish["kind"]; icon: IconName; name: string }[] = [
  { kind: "bot", icon: "bot", name: "table-bot" },
  { kind: "me", icon: "person", name: "new-row-here" },
  { kind: "open", icon: "link", name: "new-row-invite" },
];

function Kinds({
  seat,
  index,
  onChange,
}: {
  seat: SeatWish;
  index: number;
  onChange: (kind: SeatWish["kind"]) => void;
}) {
  return (
    <div class="seat-kinds" role="radiogroup" aria-label={t("new-seat", { number: index + 1 })}>
      {KINDS.filter(({ kind }) => way.network || kind !== "open").map(({ kind, icon, name }) => (
        <label key={kind} class={seat.kind === kind ? "on" : ""} data-testid={`seat-${index}-${kind}`}>
          <input
            type="radio"
            name={`seat-${index}`}
            class="sr"
            checked={seat.kind === kind}
            onChange={() => onChange(kind)}
          />
          <Icon name={icon} size={18} />
          {kind === "me" ? (
            <>
              <span class="long">{t(name)}</span>
              <span class="short" aria-hidden="true">
                {t("new-row-here-short")}
              </span>
            </>
          ) : (
            t(name)
          )}
        </label>
      ))}
    </div>
  );
}

function signOf(seat: SeatWish, bots: Bots): string {
  if (seat.kind === "bot") return String(bots.find((bot) => bot.name === seat.bot)?.level ?? "");
  return seat.kind === "me" ? initial(seat.name || playerName()) : "";
}
