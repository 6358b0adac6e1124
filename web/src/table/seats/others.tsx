/** The other players: a panel each, or where there is little room a chip that opens a sheet. */
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { SeatAccount } from "../../art/account";
import { Icon } from "../../art/icons";
import { measures } from "../../art/puzzle";
import { SeatSign } from "../../art/seat";
import { later } from "../../parts/later";
import { late } from "../../play";
import { botName, plainName, signOf } from "../../state/names";
import { isAway, seat, table, view } from "../../state/table";
import { t } from "../../texts/texts";
import type { SeatView } from "../../types/view";
import { Away, Clock, noteAway } from "../top/clock";
import { Hinted } from "../hints/door";
import { layout, size } from "../form/layout";
import { Plain } from "./mat";
import { CoinOn, SeatNews } from "./news";
import { Supply } from "./stack";
import { told } from "./told";
import { otherSeats, watched } from "./watching";

const Sheet = later(async () => (await import("./other_sheet")).Sheet);

const SLOTS = [1, 2, 3, 4];
/** Px: two lines of a name fit into a chip. */
const CHIP_NAME = 33;
/** The seat whose sheet is open. */
export const opened = signal<number | null>(null);

export function Others() {
  const seats = otherSeats.value;
  return (
    <div class={`others of-${seats.length}`} data-region="others">
      {/* By place, not by seat: while watching, players change places and nothing should move. */}
      {seats.map((each, place) => (
        <Panel key={place} seat={each} />
      ))}
    </div>
  );
}

/** Whether nobody is at a seat that somebody should be at. */
function away(number: number): boolean {
  const gone = isAway(number);
  noteAway(number, !gone);
  return gone;
}

const acting = (number: number) => !!view.value?.to_act.includes(number);

function Panel({ seat: number }: { seat: number }) {
  const now = view.value?.seats[number];
  const { panels, other, scale } = layout.value;
  return (
    <section
      class={`panel other in-${panels} ${acting(number) ? "acting" : ""} s${number + 1}`}
      aria-label={plainName(number)}
      data-testid={`other-${number}`}
      tabIndex={-1}
    >
      <Head number={number} now={now} />
      <Puzzles number={number} now={now} size={other} />
      {now && (
        <Supply
          supply={now.supply}
          size={supplySize(now.supply)}
          width={Math.max(24, supplyWidth())}
          high={crowded() ? measures(other).height : 0}
          scale={scale}
        />
      )}
      <SeatNews seat={number} />
    </section>
  );
}

/** Four or five others at a desk: the supply stands beside the row of puzzles. */
const crowded = () => otherSeats.value.length > 3 && layout.value.form !== "tall";

/** Many kinds of pieces in the small panels of five others are drawn smaller still. */
function supplySize(supply: SeatView["supply"]): number {
  const { scale } = layout.value;
  return scale * (otherSeats.value.length < 4 ? 9 : Object.keys(supply).length > 5 ? 6 : 8);
}

/** As wide as the panel, or as what the four puzzles leave beside them. */
function supplyWidth(): number {
  const { form, left, panels, other, scale } = layout.value;
  const count = otherSeats.value.length;
  const across = form === "tall" ? Math.ceil(count / (count > 3 ? 2 : 1)) : 1;
  const panel = form === "tall" ? (size.value.width - 20 - 8 * (across - 1)) / across - 30 : left - 30 * scale;
  const cards = measures(other).width;
  if (panels === "beside" || (panels === "square" && form === "tall")) return panel - 2 * cards - 18 * scale;
  if (crowded()) return panel - 4 * cards - 30 * scale;
  return panels === "line" ? panel - 4 * cards - 36 : panel;
}

export function Head({ number, now }: { number: number; now: SeatView | undefined }) {
  const gone = away(number);
  const found = table.value?.seats[number];
  const Gained = late.value?.moments.Gained;
  return (
    <header>
      <SeatSign seat={number} text={signOf(number)} away={gone} />
      <h2>{plainName(number)}</h2>
      <SeatAccount seat={number} />
      <Hinted seat={number} />
      {gone && <Away seat={number} />}
      {found?.stand_in ? (
        <span class="lab">{t("table-stand-in", { bot: botName(found.stand_in) })}</span>
      ) : (
        found?.handed_over && <span class="lab">{t("table-bot-plays")}</span>
      )}
      {seat.value === null && layout.value.form === "desk" && (
        <button
          type="button"
          class="btn quiet square small"
          aria-label={t("table-watch-seat", { name: plainName(number) })}
          title={t("table-watch-seat", { name: plainName(number) })}
          onClick={() => (watched.value = number)}
        >
          <Icon name="eye" size={16} />
        </button>
      )}
      {now?.touches_done && (
        <span class="lab">
          <Icon name="check" size={14} /> {t("table-touches-done")}
        </span>
      )}
      {Gained && <Gained seat={number} />}
      <span class="meta num" title={t("table-done", { count: now?.completed ?? 0 })}>
        <Icon name="pile" size={16} />
        <span class="sr">{t("table-done", { count: now?.completed ?? 0 })}</span>
        <span aria-hidden="true">{now?.completed ?? 0}</span>
        {now?.score && (
          <b>
            {t("table-points-short", {
              count: view.value?.phase === "play" ? now.score.pile : now.score.total,
            })}
          </b>
        )}
      </span>
      <Clock seat={number} />
    </header>
  );
}

export function Puzzles({ number, now, size }: { number: number; now: SeatView | undefined; size: number }) {
  const { width, height, radius } = measures(size);
  return (
    <div class="small-puzzles">
      {SLOTS.map((slot) => {
        const puzzle = now?.puzzles.find((each) => each.slot === slot);
        if (puzzle) return <Plain key={slot} puzzle={puzzle} seat={number} size={size} />;
        return (
          <div
            key={slot}
            class="hole"
            style={{ width: `${width}px`, height: `${height}px`, borderRadius: `${radius}px` }}
          >
            <CoinOn place={`${number} ${slot}`} />
          </div>
        );
      })}
    </div>
  );
}

/** One button for each of the others. A name that has no room gives way to its sign, and with it the others. */
export function Chips() {
  const seats = otherSeats.value;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => () => void (opened.value = null), []);
  useLayoutEffect(() => {
    const { classList, children } = box.current!;
    classList.remove("many");
    const names = [...children].flatMap((chip) => [...chip.querySelectorAll(".chip-name")]);
    const cut = names.some((name) => name.scrollWidth > name.clientWidth || name.clientHeight > CHIP_NAME);
    classList.toggle("many", layout.value.form === "side" || cut);
  }, [seats.map(plainName).join(), layout.value]);
  return (
    <div class="chips" data-region="others" ref={box}>
      {seats.map((number, place) => {
        const now = view.value?.seats[number];
        const words = { name: plainName(number), completed: now?.completed ?? 0 };
        return (
          <button
            key={place}
            type="button"
            class={`panel chip ${acting(number) ? "acting" : ""} s${number + 1}`}
            data-testid={`chip-${number}`}
            onClick={() => (opened.value = number)}
          >
            <SeatSign seat={number} text={signOf(number)} away={away(number)} />
            <b class="chip-name" aria-hidden="true">
              {plainName(number)}
            </b>
            <span class="meta num" aria-hidden="true">
              <Icon name="pile" size={15} />
              {now?.completed ?? 0}
            </span>
            {told.value.includes(number) && <i class="told" aria-hidden="true" />}
            <span class="sr">{t("sr-chip", words)}</span>
          </button>
        );
      })}
      {opened.value !== null && <Sheet number={opened.value} />}
    </div>
  );
}
