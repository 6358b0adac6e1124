/** The table on a phone on its side, loaded with its styles where it is wanted. */
import { Boundary } from "../../parts/boundary";
import { ActionBar, sheetOpen, TouchSheet, Tray, TurnControls } from "../../play";
import { view } from "../../state/table";
import "../../styles/table/side_phone.css";
import { t } from "../../texts/texts";
import { OpponentPanel } from "../board";
import { touching } from "./layout";
import { Market } from "../middle/market";
import { Mat } from "../seats/mat";
import { NewsLine } from "../seats/news";
import { SheetButton } from "../beside/side";
import { otherSeats } from "../seats/watching";

/** A phone on its side: what is on offer and told, the mat, and the own pieces with their buttons. */
export function SideBoard() {
  const solo = !!view.value?.opponent;
  const sheet = sheetOpen.value;
  return (
    <>
      <div class="offered">
        {/* Nothing is taken any more in finishing touches: the score has the room. */}
        <Boundary>{touching.value ? <TouchSheet /> : solo ? <OpponentPanel /> : <Market />}</Boundary>
        {!solo && !touching.value && (
          <div class="news-box" data-testid="news-box">
            {otherSeats.value.map((seat) => (
              <NewsLine key={seat} seat={seat} />
            ))}
          </div>
        )}
        {!!view.value?.you && (
          <div class="dock-tabs">
            <ActionBar />
            <SheetButton />
          </div>
        )}
      </div>
      {!sheet && (
        <Boundary>
          <Mat />
        </Boundary>
      )}
      {!!view.value?.you && (
        <section class={`hands${sheet ? " open" : ""}`} aria-label={t("play-actions")}>
          {/* Where the piece would fit is seen on the own puzzles. */}
          {sheet && <Mat />}
          <Tray say={false} />
          <TurnControls />
        </section>
      )}
    </>
  );
}
