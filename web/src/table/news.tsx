/** The seat news: what another seat did, with its sign and numbered coins, in a box that is there when it is empty too. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../art/icons";
import { Piece } from "../art/piece";
import { SeatSign } from "../art/seat";
import { plainName, signOf } from "../state/names";
import { t } from "../texts/texts";
import { again, showAgain } from "./again";
import { layout } from "./layout";
import { Thinking } from "./thinking";
import { freshTurns, lastTurns, marks, type Mark, type Step } from "./turns";

export function Coin({ mark }: { mark: Mark }) {
  return <span class={`coin s${mark.seat + 1}`}>{mark.coin}</span>;
}

/** The coin on the upper edge of a card; `place` as `marks` names it. */
export function CoinOn({ place }: { place: string }) {
  const mark = marks.value.get(place);
  return mark ? (
    <span class="coin-on" aria-hidden="true">
      {/* Drawn, not written: a card's name is what it is, not what was done with it. */}
      <span class={`coin s${mark.seat + 1}`} data-coin={mark.coin} />
    </span>
  ) : null;
}

/** An action in words and pictures, or where words have no room with an icon in their place. */
export function Line({ seat, step, running = false }: { seat: number; step: Step; running?: boolean }) {
  const cell = 7 * layout.value.scale;
  return (
    <li class={`step${running ? " running" : ""}`}>
      {step.coin === null ? <span /> : <Coin mark={{ seat, coin: step.coin }} />}
      <span class="what" aria-hidden="true">
        <Icon name={step.icon} size={16} />
        <b>{t(step.key)}</b>
        {step.pieces.map((piece, index) => (
          <>
            {step.swaps && index > 0 && <Icon name="next" size={12} />}
            <Piece piece={piece} size={cell} mark={false} />
          </>
        ))}
        {step.completed > 0 && (
          <span class="done" data-short={`+${step.completed}`}>
            {t("table-done", { count: step.completed })}
          </span>
        )}
      </span>
      <span class="sr">{step.text}</span>
    </li>
  );
}

/** In its panel: the last turn of a seat, and whether it is thinking. */
export function SeatNews({ seat }: { seat: number }) {
  const box = useRef<HTMLDivElement>(null);
  const steps = lastTurns.value.get(seat)?.steps ?? [];
  // Where words do not fit even in smaller type, the icon takes their place.
  useLayoutEffect(() => {
    const now = box.current!;
    now.classList.remove("tight", "brief");
    for (const smaller of ["tight", "brief"])
      if (now.scrollHeight > now.clientHeight + 1 || now.scrollWidth > now.clientWidth + 1) now.classList.add(smaller);
  }, [steps, layout.value]);
  return (
    <div class="news" ref={box} data-testid={`news-${seat}`}>
      <ol>
        {steps.slice(-4).map((step, index) => (
          <Line key={index} seat={seat} step={step} />
        ))}
      </ol>
      <Thinking seat={seat} />
    </div>
  );
}

/** One line with the last turn of a seat; pressed, it shows that turn once more. */
export function NewsLine({ seat }: { seat: number }) {
  const turn = lastTurns.value.get(seat);
  return (
    <button
      type="button"
      class="news-line"
      title={t("news-again-of", { name: plainName(seat) })}
      onClick={() => showAgain(seat)}
    >
      <SeatSign seat={seat} text={signOf(seat)} />
      <ol class="news brief inline">
        {turn?.steps.map((step, index) => (
          <Line
            key={index}
            seat={seat}
            step={step}
            running={again.value?.seat === seat && again.value.step === index}
          />
        ))}
      </ol>
      <Thinking seat={seat} />
    </button>
  );
}

/** The latest of the others whose turn is still told. */
export const latest = (): number | null => freshTurns.value.at(-1)?.seat ?? null;
