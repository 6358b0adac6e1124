/** The other players: a panel each, or where there is little room a chip that opens a sheet. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../art/icons";
import { measures } from "../art/puzzle";
import { SeatSign } from "../art/seat";
import { Dialog } from "../parts/dialog";
import { plainName, signOf } from "../state/names";
import { isAway, seat, table, view } from "../state/table";
import { t } from "../texts/texts";
import type { SeatView } from "../types/view";
import { Away, Clock, noteAway } from "./clock";
import { layout, panelWidth, size } from "./layout";
import { lastLine } from "./log_lines";
import { Plain } from "./mat";
import { Supply } from "./stack";
import { otherSeats, watched } from "./watching";

const SLOTS = [1, 2, 3, 4];
/** The seat whose sheet is open. */
const opened = signal<number | null>(null);

export function Others() {
  const seats = otherSeats.value;
  return (
    <div class={`others of-${seats.length + 1}`} data-region="others">
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
  const line = lastLine(number);
  return (
    <section class={`panel other ${acting(number) ? "acting" : ""}`} aria-label={plainName(number)} data-testid={`other-${number}`} tabIndex={-1}>
      <Head number={number} now={now} />
      <Puzzles now={now} size={layout.value.other} />
      {now && <Supply supply={now.supply} size={supplySize(now.supply)} width={supplyWidth()} column={otherSeats.value.length === 2} />}
      {otherSeats.value.length <= 3 && <p class="last-move">{line}</p>}
    </section>
  );
}

/** Many kinds of pieces in the small panels of five others are drawn smaller still. */
function supplySize(supply: SeatView["supply"]): number {
  const others = otherSeats.value.length;
  return others < 5 ? 10 : Object.keys(supply).length > 6 ? 6 : 8;
}

/** As wide as the panel, or as what the four puzzles leave beside them. */
function supplyWidth(): number {
  const panel = panelWidth(size.value.width) - 28;
  return otherSeats.value.length === 2 ? panel - 2 * measures(layout.value.other).width - 20 : panel;
}

function Head({ number, now }: { number: number; now: SeatView | undefined }) {
  const gone = away(number);
  const found = table.value?.seats[number];
  return (
    <header>
      <SeatSign seat={number} text={signOf(number)} away={gone} />
      <h2>{plainName(number)}</h2>
      {gone && <Away seat={number} />}
      {found?.handed_over && <span class="lab">{t("table-bot-plays")}</span>}
      {seat.value === null && layout.value.form === "wide" && (
        <button type="button" class="btn quiet square small" aria-label={t("table-watch-seat", { name: plainName(number) })} title={t("table-watch-seat", { name: plainName(number) })} onClick={() => (watched.value = number)}>
          <Icon name="eye" size={16} />
        </button>
      )}
      {now?.touches_done && (
        <span class="lab">
          <Icon name="check" size={14} /> {t("table-touches-done")}
        </span>
      )}
      <span class="meta num" title={t("table-done", { count: now?.completed ?? 0 })}>
        <Icon name="pile" size={16} />
        <span class="sr">{t("table-done", { count: now?.completed ?? 0 })}</span>
        <span aria-hidden="true">{now?.completed ?? 0}</span>
        {now?.score && <b>{t("table-points-short", { count: view.value?.phase === "play" ? now.score.pile : now.score.total })}</b>}
      </span>
      <Clock seat={number} />
    </header>
  );
}

function Puzzles({ now, size }: { now: SeatView | undefined; size: number }) {
  const { width, height, radius } = measures(size);
  return (
    <div class="small-puzzles">
      {SLOTS.map((slot) => {
        const puzzle = now?.puzzles.find((each) => each.slot === slot);
        if (puzzle) return <Plain key={slot} puzzle={puzzle} size={size} />;
        return <div key={slot} class="hole" style={{ width: `${width}px`, height: `${height}px`, borderRadius: `${radius}px` }} />;
      })}
    </div>
  );
}

/** One button for each of the others; more than three have no room for names. */
export function Chips() {
  const seats = otherSeats.value;
  useEffect(() => () => void (opened.value = null), []);
  return (
    <div class={`chips ${seats.length > 3 ? "many" : ""}`} data-region="others">
      {seats.map((number, place) => {
        const now = view.value?.seats[number];
        const words = { name: plainName(number), completed: now?.completed ?? 0 };
        return (
          <button key={place} type="button" class={`panel chip ${acting(number) ? "acting" : ""}`} data-testid={`chip-${number}`} onClick={() => (opened.value = number)}>
            <SeatSign seat={number} text={signOf(number)} away={away(number)} />
            <b class="chip-name" aria-hidden="true">
              {plainName(number)}
            </b>
            <span class="meta num" aria-hidden="true">
              <Icon name="pile" size={15} />
              {now?.completed ?? 0}
            </span>
            <span class="sr">{t("sr-chip", words)}</span>
          </button>
        );
      })}
      {opened.value !== null && <Sheet number={opened.value} />}
    </div>
  );
}

function Sheet({ number }: { number: number }) {
  const now = view.value?.seats[number];
  const line = lastLine(number);
  return (
    <Dialog title={plainName(number)} onClose={() => (opened.value = null)} class="other-sheet" testid="other-sheet">
      <Head number={number} now={now} />
      <Puzzles now={now} size={layout.value.form === "phone" ? layout.value.other : 24} />
      {now && <Supply supply={now.supply} size={14} width={layout.value.form === "phone" ? size.value.width - 40 : 500} />}
      {line && <p class="last-move">{line}</p>}
      {seat.value === null && (
        <button type="button" class="btn" onClick={() => ((watched.value = number), (opened.value = null))}>
          {t("table-watch-seat", { name: plainName(number) })}
        </button>
      )}
    </Dialog>
  );
}
