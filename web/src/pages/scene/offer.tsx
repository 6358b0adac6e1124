/** Puzzles on offer and the reserve, only to look at. */
import { DeckCard } from "../../art/deck";
import { measures, Puzzle } from "../../art/puzzle";
import { PIECES } from "../../art/shapes";
import { Stack } from "../../table/seats/stack";
import { t } from "../../texts/texts";
import type { View } from "../../types/view";

type Row = View["market"]["rows"][number];

export function SceneOffer({ view, size }: { view: View; size: number }) {
  const { market, opponent } = view;
  return (
    <div role="group" class={`scene-offer ${market.layout}`} aria-label={t("title-market")} data-testid="scene-offer">
      {opponent && (
        <div class="scene-locks">
          {opponent.locks.map((count, column) => (
            <span key={column} class={count ? "lab" : "lab danger"}>
              {t("column-locks", { count })}
            </span>
          ))}
        </div>
      )}
      {market.rows.map((row, index) => (
        <div class={`scene-row ${row.side ?? ""}`} key={index}>
          <Lead view={view} row={row} index={index} size={size} />
          {row.slots.map(({ slot, puzzle }) => (
            <Offered key={slot} view={view} puzzle={puzzle} size={size} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** What stands before a row: its deck, in Line Clear whose side it is, in the grid of solo the one deck. */
function Lead({ view, row, index, size }: { view: View; row: Row; index: number; size: number }) {
  if (view.market.layout === "two-sides" && row.holder !== null) {
    if (view.market.rows.findIndex((each) => each.side === row.side) !== index) return null;
    return (
      <span class="lab scene-holder cap">
        {t("market-marker", { marker: row.marker ?? "white", name: view.seats[row.holder]?.name ?? "" })}
      </span>
    );
  }
  const deck = view.market.decks.find((each) => each.deck === row.deck);
  if (!deck || (view.market.layout === "grid" && index > 0)) return <span />;
  return (
    <div role="img" aria-label={t("deck-over-row", { deck: deck.top ?? row.deck, count: deck.count })}>
      <DeckCard colour={deck.top ?? row.deck} count={deck.count} size={size} />
    </div>
  );
}

function Offered({ view, puzzle, size }: { view: View; puzzle: string | null; size: number }) {
  const card = puzzle ? view.puzzles[puzzle] : undefined;
  const { width, height } = measures(size);
  if (!card) return <div class="hole" style={{ width: `${width}px`, height: `${height}px` }} />;
  return (
    <div
      role="img"
      aria-label={t("sr-offered", {
        colour: card.colour,
        points: card.points,
        reward: card.reward,
        cells: card.cells.length,
      })}
    >
      <Puzzle card={card} size={size} />
    </div>
  );
}

export function SceneReserve({ view, size }: { view: View; size: number }) {
  return (
    <div role="group" class="scene-reserve" aria-label={t("title-reserve")}>
      <h2 class="lab">{t("title-reserve")}</h2>
      {view.reserve.map(({ level, pieces }) => (
        <div class="level" key={level}>
          <b class="num" aria-hidden="true">
            {level}
          </b>
          {PIECES.filter((piece) => piece in pieces).map((piece) => (
            <Stack key={piece} piece={piece} count={pieces[piece] ?? 0} size={size} />
          ))}
        </div>
      ))}
    </div>
  );
}
