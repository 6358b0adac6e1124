/** The turn of another, action by action, in words and pictures: in its panel, in one line, or in a phone's dock. */
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { Icon } from "../art/icons";
import { Piece } from "../art/piece";
import { extent, SHAPES } from "../art/shapes";
import { Puzzle } from "../art/puzzle";
import { SeatSign } from "../art/seat";
import { plainName, signOf } from "../state/names";
import { view } from "../state/table";
import { layout } from "../table/form/layout";
import { Thinking } from "../table/top/thinking";
import { again } from "../table/seats/told";
import { t } from "../texts/texts";
import { showAgain } from "./show";
import { lastTurns, type Step } from "./turns";

/** A line is low: what is higher than wide is drawn lying. */
function lying(cells: readonly number[]): readonly number[] {
  const { rows, columns } = extent(cells);
  return rows > columns ? cells.map((cell) => (cell % 5) * 5 + Math.floor(cell / 5)) : cells;
}

type LineProps = { seat: number; step: Step; running?: boolean; rich?: boolean };

/** An action in words and pictures, or where words have no room with an icon in their place. */
export function Line({ seat, step, running = false, rich = false }: LineProps) {
  const cell = 7 * layout.value.scale;
  const shown = rich && step.card && (step.completed || !step.pieces.length);
  const card = shown ? view.value?.puzzles[step.card!] : undefined;
  return (
    <li class={`step${running ? " running" : ""}`}>
      {step.coin === null ? <span /> : <span class={`coin s${seat + 1}`}>{step.coin}</span>}
      <span class="what" aria-hidden="true">
        <Icon name={step.icon} size={16} />
        <b>{t(step.key)}</b>
        {step.pieces.map((piece, index) => (
          <>
            {step.swaps && index > 0 && <Icon name="next" size={12} />}
            <Piece piece={piece} cells={lying(SHAPES[piece])} size={cell} mark={false} />
          </>
        ))}
        {card && <Puzzle card={card} size={5 * layout.value.scale} mark={false} />}
        {step.completed > 0 && (
          <span class="done" data-short={`+${step.completed}`}>
            <span>{t("table-done", { count: step.completed })}</span>
            {step.rewards.length > 0 && <Icon name="next" size={12} />}
            {step.rewards.map((piece) => (
              <Piece piece={piece} cells={lying(SHAPES[piece])} size={cell} mark={false} />
            ))}
            {!!step.points && <b class="gained">{t("moments-plus", { points: step.points })}</b>}
          </span>
        )}
      </span>
      <span class="sr">{step.text}</span>
    </li>
  );
}

const isRunning = (seat: number, index: number): boolean => again.value?.seat === seat && again.value.step === index;

/** The panel of one other has room for pictures; where even words have none, in smaller type icons take their place, and stand closer together. */
const SMALLER = ["tight", "brief", "packed"];

export function Ribbon({ seat, box }: { seat: number; box: RefObject<HTMLDivElement | null> }) {
  const steps = lastTurns.value.get(seat)?.steps ?? [];
  const rich = view.value?.seats.length === 2 && layout.value.panels === "square";
  useLayoutEffect(() => {
    const now = box.current;
    if (!now) return;
    now.classList.remove(...SMALLER);
    for (const smaller of SMALLER)
      if (now.scrollHeight > now.clientHeight + 1 || now.scrollWidth > now.clientWidth + 1) now.classList.add(smaller);
  }, [steps, layout.value]);
  return (
    <>
      {rich && steps.length > 0 && <h3 class="lab">{t("news-this-turn")}</h3>}
      <ol>
        {steps.slice(-4).map((step, index, kept) => (
          <Line
            key={index}
            seat={seat}
            step={step}
            rich={rich}
            running={isRunning(seat, index + steps.length - kept.length)}
          />
        ))}
      </ol>
    </>
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
      data-show
      onClick={() => showAgain([seat])}
    >
      <SeatSign seat={seat} text={signOf(seat)} />
      <ol class="news brief inline">
        {turn?.steps.map((step, index) => (
          <Line key={index} seat={seat} step={step} running={isRunning(seat, index)} />
        ))}
      </ol>
      <Thinking seat={seat} />
    </button>
  );
}
