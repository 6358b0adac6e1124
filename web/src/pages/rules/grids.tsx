/** Solo's grid under its locks, and the two sides of Line Clear. */
import { Icon } from "../../art/icons";
import { t } from "../../texts/texts";
import type { Frame, Rulebook } from "./contents";
import { Arrow, OnOffer, Row, type Cards } from "./drawing";
import type { FigureProps } from "./figures";

export function SoloGrids({ book, figure, frames }: FigureProps) {
  const [before, after] = [frames[0]!, frames.at(-1)!];
  return (
    <figure class="solo-grids">
      <SoloGrid frame={before} cards={book.cards} marked={before.chosen} title={t("rules-before")} />
      <Arrow />
      <SoloGrid frame={after} cards={book.cards} marked={after.arrived} title={t("rules-after")} />
      <figcaption>{t(figure.captions![0]!)}</figcaption>
    </figure>
  );
}

type GridProps = { frame: Frame; cards: Cards; marked: readonly number[]; title: string };

function SoloGrid({ frame, cards, marked, title }: GridProps) {
  const { locks, supply } = frame.opponent!;
  return (
    <div class="solo-grid">
      <b class="lab">{title}</b>
      <div class="solo-columns">
        {locks.map((count, column) => (
          <span key={column} class={`lock-count num ${count ? "" : "open"}`}>
            <Icon name={count ? "lock" : "unlock"} size={16} /> {count}
          </span>
        ))}
        {frame.market.rows.flatMap((row) =>
          row.slots.map(({ slot, puzzle }) =>
            puzzle && cards[puzzle] ? (
              <OnOffer key={slot} card={cards[puzzle]} size={8} class={marked.includes(slot) ? "ringed" : ""} />
            ) : (
              <span key={slot} class="hole" />
            ),
          ),
        )}
      </div>
      <span class="lock-count num">
        {t("table-mastermind")}: {supply} <Icon name="lock" size={16} />
      </span>
    </div>
  );
}

export function LineRows({ book, frames }: { book: Rulebook; frames: Frame[] }) {
  const { rows } = frames[0]!.market;
  return (
    <div class="lines">
      {(["left", "right"] as const).map((side) => {
        const own = rows.filter((row) => row.side === side);
        return (
          <div key={side} class="lines-side">
            <b class={`marker ${own[0]?.marker ?? ""}`}>
              {t(own[0]?.marker === "black" ? "rules-black" : "rules-white")}
            </b>
            {own.map((row, index) => (
              <Row key={index} row={row} cards={book.cards} size={8.5} />
            ))}
          </div>
        );
      })}
    </div>
  );
}
