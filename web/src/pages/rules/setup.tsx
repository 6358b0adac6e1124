/** The table as it is set for a number of players, with the numbers of the steps beside it. */
import { useState } from "preact/hooks";
import { t } from "../../texts/texts";
import { ReserveLevels, Row, Tiles } from "./drawing";
import type { FigureProps } from "./figures";

const USUAL_PLAYERS = 3;
const NAMES = ["rules-ann", "rules-ben", "rules-cleo"];

const Step = ({ number }: { number: number }) => (
  <b class="step-no num" aria-hidden="true">
    {number}
  </b>
);

export function SetUp({ book }: FigureProps) {
  const [players, setPlayers] = useState(USUAL_PLAYERS);
  const table = book.tables.find((each) => each.players === players) ?? book.tables[0]!;
  return (
    <div class="setup">
      <fieldset class="setup-players">
        <legend class="lab">{t("rules-players")}</legend>
        {book.tables.map((each) => (
          <label key={each.players} class={`seg ${each === table ? "on" : ""}`} data-testid={`setup-${each.players}`}>
            <input
              type="radio"
              class="sr"
              name="setup-players"
              checked={each === table}
              onChange={() => setPlayers(each.players)}
            />
            {each.players}
          </label>
        ))}
      </fieldset>
      <div class="setup-table" tabIndex={0} role="region" aria-label={t("rules-setup-title")}>
        {table.market.rows.map((row, index) => (
          <div class="setup-row" key={row.deck}>
            <Step number={index + 1} />
            <Row row={row} cards={book.cards} size={7.5} deck={table.decks[row.deck] ?? 0} />
            <Step number={3} />
          </div>
        ))}
        <div class="setup-row">
          <Step number={5} />
          <ReserveLevels reserve={table.reserve} size={7} />
        </div>
        <div class="setup-row">
          <Step number={4} />
          <ul class="setup-mats">
            {table.seats.map(({ supply }, index) => (
              <li key={index}>
                <span class="lab">
                  {NAMES[index] ? t(NAMES[index]) : t("player-named", { number: index + 1 })}{" "}
                  {!index && <Step number={6} />}
                </span>
                <Tiles supply={supply} size={9} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
