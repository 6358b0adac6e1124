/** The own pieces, one stack for each kind, and the buttons that turn the one in hand. */
import type { ComponentChildren } from "preact";
import { Piece } from "../../art/piece";
import { extent, SHAPES } from "../../art/shapes";
import { Button } from "../../parts/button";
import { mayAct, mine, view } from "../../state/table";
import { HintButton } from "../../table/hints/door";
import { layout } from "../../table/form/layout";
import { got } from "../../table/seats/told";
import { t } from "../../texts/texts";
import type { Piece as Name } from "../../types/event";
import { Say } from "../feedback/say";
import { late } from "../panels/load_sheets";
import { follow, swallowed } from "./drag";
import { givable, given, wantsPiece } from "../actions/exchange";
import { flip, shapeFor, supply, turnLeft, turnRight } from "./hand";
import { slotsFor } from "./placing";
import { pressStack } from "../actions/press";
import { carried, mode, sheetOpen } from "../selection";
import { cellsAt } from "./shape";
import { openSplit } from "../actions/split";

/** The say line, the tray, and in its place whatever flow is open. `say` is false where the line stands elsewhere. */
export function Tray({ say = true, otherwise }: { say?: boolean; otherwise?: ComponentChildren }) {
  const Sheet = late.value?.Sheet;
  const { form } = layout.value;
  return (
    <>
      {say && <Say otherwise={otherwise} />}
      {sheetOpen.value && Sheet ? (
        <Sheet mode={mode.value} />
      ) : (
        <div class="tray">
          <Stacks />
          {form !== "phone" && form !== "side" && (
            <div class="turns">
              <HintButton />
              <Turns />
            </div>
          )}
        </div>
      )}
    </>
  );
}

/** Room beside a piece, and for the number of pieces at its right. */
const BESIDE = 24;
const COUNT = 30;
const GAP = 8;

type Sizes = { lines: number; cell: number };

/** One line at the first size, two at the second; where even that is too long the pieces shrink. */
function sizesFor(kinds: [Name, number][]): Sizes {
  const { form, tray, trayWidth, scale } = layout.value;
  if (form === "phone" || form === "side") return { lines: 1, cell: tray[0] };
  const linesWith = (cell: number): number => {
    let [lines, x] = [1, 0];
    for (const [piece, count] of kinds) {
      const width = extent(SHAPES[piece]).columns * cell + 3 + scale * (BESIDE + (count > 1 ? COUNT : 0) + GAP);
      if (x + width > trayWidth && x > 0) [lines, x] = [lines + 1, 0];
      x += width;
    }
    return lines;
  };
  if (linesWith(tray[0]) === 1) return { lines: 1, cell: tray[0] };
  let cell = tray[1];
  while (cell > 7 && linesWith(cell) > 2) cell -= 0.5;
  return { lines: 2, cell };
}

function Stacks() {
  const kinds = supply.value;
  const { trayHeight, scale } = layout.value;
  const { lines, cell } = sizesFor(kinds);
  const room = trayHeight / lines - 8 * scale;
  return (
    <section
      class={`stacks lines-${lines} ${kinds.length > 6 && layout.value.form === "phone" ? "scrolls" : ""}`}
      data-region="tray"
      role="group"
      aria-label={t("play-your-pieces")}
    >
      {kinds.map(([piece, count], index) => (
        <Stack key={piece} piece={piece} count={count} size={cell} first={index === 0} room={room} />
      ))}
      {!kinds.length && <p class="muted">{t("supply-empty")}</p>}
    </section>
  );
}

type StackProps = { piece: Name; count: number; size: number; first: boolean; room: number };

function Stack({ piece, count, size, first, room }: StackProps) {
  const held = carried.value?.piece === piece ? carried.value : null;
  const cells = cellsAt(held?.shape ?? shapeFor(piece), 0, 0)!;
  const wide = extent(SHAPES[piece]).columns * size + 3;
  const cell = Math.min(size, (room - 3) / extent(cells).rows);
  const giving = wantsPiece.value;
  const useful = giving
    ? givable.value.includes(piece)
    : !mayAct.value || slotsFor(view.value?.you ?? null, piece).length > 0;
  const sequence = mine.value?.turn?.sequence;
  const came = got.value.get(piece);
  const fresh = came === "reward" || (sequence?.kind === "ghost" && sequence.pieces.includes(piece));
  const pressed = giving ? given.value === piece : held !== null;
  return (
    <button
      type="button"
      class={`tray-stack${pressed ? " selected" : ""}${useful ? "" : " useless"}`}
      data-stack={piece}
      data-got={came}
      data-cells={cells.join()}
      data-testid={`stack-${piece}`}
      aria-pressed={pressed}
      tabIndex={pressed || (first && !carried.value) ? 0 : -1}
      onPointerDown={(event) => !giving && mayAct.value && pressStack(piece, event)}
      onClick={() => !swallowed() && pressStack(piece)}
      onContextMenu={(event) => event.preventDefault()}
    >
      <span class="piece" style={{ width: `${wide}px` }}>
        <Piece piece={piece} cells={cells} size={cell} />
      </span>
      {count > 1 && (
        <span class="count" aria-hidden="true">
          ×{count}
        </span>
      )}
      {fresh && (
        <span class="new" aria-hidden="true">
          {t("play-new", { piece })}
        </span>
      )}
      <span class="sr">
        {t(fresh ? "sr-stack-new" : useful ? "sr-stack" : giving ? "sr-stack-not-given" : "sr-stack-no-fit", {
          piece,
          count,
        })}
      </span>
    </button>
  );
}

/** Turn left, turn right, flip; a ghost can be split. */
export function Turns() {
  const hand = carried.value;
  const why = hand ? null : t("play-pick-first");
  const turn = (change: () => void) => () => {
    change();
    follow();
  };
  const ghost = hand && view.value?.you?.splits.some((each) => each.ghost === hand.piece) ? hand.piece : null;
  return (
    <>
      {ghost && (
        <Button icon="split" testid="act-split" onClick={() => openSplit(ghost)}>
          {t("play-split")}
        </Button>
      )}
      <Button icon="left" label={t("play-turn-left")} refusal={why} testid="turn-left" onClick={turn(turnLeft)} />
      <Button icon="right" label={t("play-turn-right")} refusal={why} testid="turn-right" onClick={turn(turnRight)} />
      <Button icon="flip" label={t("play-flip")} refusal={why} testid="flip" onClick={turn(flip)} />
    </>
  );
}
