/** What is drawn over the puzzles while a piece is in hand: where it would lie, and why it would not. One cell is one unit. */
import { outline } from "../../art/outline";
import { PieceShape } from "../../art/piece";
import { mine, view } from "../../state/table";
import { t } from "../../texts/texts";
import { laying, undo } from "../actions/send";
import { floating } from "./drag";
import { filling, looked, withLacking } from "../actions/fillings";
import { clash, covered } from "./hand";
import { carried } from "../selection";
import { cellsAt } from "./shape";

/** The drawing's own cell size: marks are shown as on a piece of that size. */
const SIZE = 30;

/** Over an own puzzle. */
export function overlayFor(slot: number) {
  const sent = laying.value;
  if (sent?.slot === slot) return <PieceShape class="waiting" piece={sent.piece} cells={sent.cells} size={SIZE} unit />;
  const hand = carried.value;
  if (!hand || hand.slot !== slot) return <TakeBack slot={slot} />;
  const way = covered.value;
  const cells = cellsAt(hand.shape, hand.row, hand.column);
  if (!cells) return null;
  const why = clash.value;
  return (
    <g class={way ? "preview" : "preview illegal"} aria-hidden="true">
      {(way || !floating.value) && <PieceShape piece={hand.piece} cells={cells} size={SIZE} unit />}
      {way && <path class="target" d={outline(cells, 1, 0.03, 0.14)} />}
      {why?.cells.map((cell) => (
        <Cross key={cell} cell={cell} />
      ))}
    </g>
  );
}

/** In a Master, Ambassador or split the piece that was laid last can be taken back where it lies. */
function TakeBack({ slot }: { slot: number }) {
  const sequence = mine.value?.turn?.sequence;
  const last = sequence && sequence.kind !== "recycle" ? sequence.placed.at(-1) : undefined;
  if (last?.slot !== slot || !view.value?.you?.undo.can) return null;
  const cell = last.cells[0]!;
  const run = (event: Event) => {
    event.stopPropagation();
    void undo();
  };
  return (
    <g
      class="take-back"
      role="button"
      tabindex={0}
      aria-label={t("play-undo")}
      data-testid="take-back"
      transform={`translate(${cell % 5} ${Math.floor(cell / 5)})`}
      onClick={run}
    >
      <circle class="reach" r="0.73" />
      <circle r="0.3" />
      <path d="M-.12-.12l.24 .24m0-.24l-.24 .24" />
    </g>
  );
}

function Cross({ cell }: { cell: number }) {
  const [x, y] = [cell % 5, Math.floor(cell / 5)];
  return (
    <g class="clash">
      <rect x={x + 0.06} y={y + 0.06} width="0.88" height="0.88" rx="0.1" />
      <path d={`M${x + 0.25} ${y + 0.25}l.5 .5m0-.5l-.5 .5`} />
    </g>
  );
}

/** Over a face-up puzzle: the first way to fill it, and in solo a ring on what the opponent would take. */
export function rowOverlay(rowSlot: number) {
  const planned = view.value?.hints.opponent?.row_slot === rowSlot;
  const first = looked.value === rowSlot ? filling.value?.fillings[0] : undefined;
  if (!planned && !first) return null;
  return (
    <g aria-hidden="true">
      {first &&
        withLacking(first).map((laid) => (
          <PieceShape
            key={laid.cells.join()}
            class={laid.lacking ? "filling lacking" : "filling"}
            piece={laid.piece}
            cells={laid.cells}
            size={SIZE}
            mark={false}
            unit
          />
        ))}
      {planned && <rect class="planned" x="-0.2" y="-1" width="5.4" height="6.1" rx="0.3" />}
    </g>
  );
}
