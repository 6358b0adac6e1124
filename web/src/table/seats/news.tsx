/** The seat news: what another seat did, with its sign and numbered coins, in a box that is there when it is empty too. */
import { useRef } from "preact/hooks";
import { late } from "../../play";
import { marks } from "./told";
import { Thinking } from "../top/thinking";

/** The coin on the upper edge of a card or piece; `place` as `marks` names it. */
export function CoinOn({ place }: { place: string }) {
  const mark = marks.value.get(place);
  return mark ? (
    <span class={`coin-on${mark.now ? " now" : ""}`} aria-hidden="true">
      {/* Drawn, not written: a card's name is what it is, not what was done with it. */}
      <span class={`coin s${mark.seat + 1}`} data-coin={mark.coin} />
    </span>
  ) : null;
}

/** In its panel: the last turn of a seat, and whether it is thinking. */
export function SeatNews({ seat }: { seat: number }) {
  const box = useRef<HTMLDivElement>(null);
  const Ribbon = late.value?.moments.Ribbon;
  return (
    <div class="news" ref={box} data-testid={`news-${seat}`}>
      {Ribbon && <Ribbon seat={seat} box={box} />}
      <Thinking seat={seat} />
    </div>
  );
}

/** One line with the last turn of a seat. */
export function NewsLine({ seat }: { seat: number }) {
  const Line = late.value?.moments.NewsLine;
  return Line ? <Line seat={seat} /> : <span class="news-line" />;
}
