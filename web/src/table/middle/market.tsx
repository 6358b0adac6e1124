/** Puzzles on offer: rows with their decks; in Line Clear two sides with the decks between them. */
import { DeckCard } from "../../art/deck";
import { Icon } from "../../art/icons";
import { Puzzle, measures } from "../../art/puzzle";
import { SeatSign } from "../../art/seat";
import { cardProps, deckProps, recycleProps, rowOverlay } from "../../play";
import { plainName, seatName, signOf } from "../../state/names";
import { seat, view } from "../../state/table";
import { t } from "../../texts/texts";
import type { Deck } from "../../types/event";
import type { Market as Offer } from "../../types/view";
import { hasFocus, layout } from "../form/layout";
import { CoinOn } from "../seats/news";
import { Reserve } from "./reserve";

type Row = Offer["rows"][number];

export function Market() {
  const market = view.value?.market;
  if (!market) return null;
  const sides = market.layout === "two-sides";
  return (
    <section
      class={`market ${sides ? "sides" : ""}`}
      aria-label={t("title-market")}
      data-region="market"
      data-testid="market"
    >
      {sides ? <Sides market={market} /> : <Rows rows={market.rows} />}
      <Reserve />
    </section>
  );
}

function Rows({ rows }: { rows: Row[] }) {
  return (
    <div class="rows">
      {rows.map((row) => (
        <div class="row" key={row.deck} role="group" aria-label={t("table-row", { deck: row.deck })}>
          <DeckOf deck={row.deck} />
          <Cards row={row} />
          <Recycle deck={row.deck} />
        </div>
      ))}
    </div>
  );
}

function Sides({ market }: { market: Offer }) {
  return (
    <>
      <Side rows={market.rows.filter((row) => row.side === "left")} />
      <div class="decks">
        {market.decks.map(({ deck }) => (
          <DeckOf key={deck} deck={deck} size={hasFocus.value ? 5 : layout.value.market} />
        ))}
      </div>
      <Side rows={market.rows.filter((row) => row.side === "right")} />
    </>
  );
}

function Side({ rows }: { rows: Row[] }) {
  const { side, holder } = rows[0] ?? { side: null, holder: null };
  const own = holder !== null && holder === seat.value;
  return (
    <div class={`flank ${own ? "own" : "not-own"}`} role="group" aria-label={t("table-side", { side: side ?? "left" })}>
      <div class="marker">
        {holder !== null && <SeatSign seat={holder} text={signOf(holder)} size={18} />}
        <b>{markerText(side ?? "left", holder, own)}</b>
        {own && rows.map((row) => <Recycle key={row.deck} deck={row.deck} />)}
      </div>
      {rows.map((row) => (
        <div class="row" key={row.deck}>
          <Cards row={row} />
        </div>
      ))}
    </div>
  );
}

/** Whose rows these are; on a phone that is all there is room for. */
function markerText(side: "left" | "right", holder: number | null, own: boolean): string {
  if (holder !== null && hasFocus.value) return seatName(holder);
  return own
    ? t("table-side-yours", { side })
    : t("table-side-of", { side, name: holder === null ? "" : plainName(holder) });
}

function Cards({ row }: { row: Row }) {
  return row.slots.map((each) => <Card key={each.slot} slot={each.slot} puzzle={each.puzzle} deck={row.deck} />);
}

/** One place of a row. */
export function Card({
  slot,
  puzzle,
  deck,
  size = layout.value.market,
}: {
  slot: number;
  puzzle: string | null;
  deck: Deck;
  size?: number;
}) {
  const card = puzzle ? view.value?.puzzles[puzzle] : undefined;
  if (!card) return <Gone deck={deck} size={size} />;
  return (
    <div {...cardProps(slot)}>
      <Puzzle card={card} size={size}>
        {rowOverlay(slot)}
      </Puzzle>
      <CoinOn place={`row ${slot}`} />
    </div>
  );
}

function Gone({ deck, size }: { deck: Deck; size: number }) {
  const { width, height } = measures(size);
  return (
    <div class="hole" style={{ width: `${width}px`, height: `${height}px` }}>
      <span class="lab">{t("table-none-left", { deck })}</span>
    </div>
  );
}

/** A deck with its count; few black ones left are told in words too, by the banner. */
export function DeckOf({ deck, size = layout.value.market }: { deck: Deck; size?: number }) {
  const found = view.value?.market.decks.find((each) => each.deck === deck);
  const low = deck === "black" && !!found?.count && found.count <= 3;
  return (
    <button type="button" {...deckProps(deck)}>
      <DeckCard colour={found?.top ?? deck} count={found?.count ?? 0} size={size} class={low ? "low" : ""} />
      <CoinOn place={`deck ${deck}`} />
    </button>
  );
}

function Recycle({ deck }: { deck: Deck }) {
  if (view.value?.options.recycle === false || !view.value?.you) return null;
  return (
    <button type="button" class="btn quiet square recycle" {...recycleProps(deck)}>
      <Icon name="recycle" />
    </button>
  );
}
