/** The own pieces, one stack for each kind, and the buttons that turn the one in hand. */
import { Piece } from "../art/piece";
import { extent, SHAPES } from "../art/shapes";
import { Button } from "../parts/button";
import { mayAct, mine, view } from "../state/table";
import { layout } from "../table/layout";
import { t } from "../texts/texts";
import type { Piece as Name } from "../types/event";
import { Coach } from "./coach";
import { follow, swallowed } from "./drag";
import { givable, given, wantsPiece } from "./giving";
import { flip, shapeFor, supply, turnLeft, turnRight } from "./hand";
import { slotsFor } from "./placing";
import { pressStack } from "./press";
import { carried } from "./selection";
import { cellsAt } from "./shape";
import { openSplit } from "./splitting";

export function Tray() {
  const kinds = supply.value;
  const phone = layout.value.form === "phone";
  const lines = kinds.length > (phone ? 5 : 6) ? 2 : 1;
  const size = layout.value.tray[lines - 1]!;
  return (
    <div class={`tray lines-${lines}`}>
      <section class="stacks" data-region="tray" role="group" aria-label={t("play-your-pieces")}>
        {kinds.map(([piece, count], index) => (
          <Stack key={piece} piece={piece} count={count} size={size} first={index === 0} room={lines === 2 ? 44 : phone ? 50 : 92} />
        ))}
        {!kinds.length && <p class="muted">{t("supply-empty")}</p>}
      </section>
      <div class="tray-side">
        <Coach />
        {!phone && (
          <div class="turns">
            <Turns />
          </div>
        )}
      </div>
    </div>
  );
}

function Stack({ piece, count, size, first, room }: { piece: Name; count: number; size: number; first: boolean; room: number }) {
  const held = carried.value?.piece === piece ? carried.value : null;
  const cells = cellsAt(held?.shape ?? shapeFor(piece), 0, 0)!;
  const wide = extent(SHAPES[piece]).columns * size + 3;
  const cell = Math.min(size, (room - 3) / extent(cells).rows);
  const giving = wantsPiece.value;
  const useful = giving ? givable.value.includes(piece) : !mayAct.value || slotsFor(view.value?.you ?? null, piece).length > 0;
  const sequence = mine.value?.turn?.sequence;
  const fresh = sequence?.kind === "ghost" && sequence.pieces.includes(piece);
  const pressed = giving ? given.value === piece : held !== null;
  return (
    <button
      type="button"
      class={`tray-stack${pressed ? " selected" : ""}${useful ? "" : " useless"}`}
      style={{ minWidth: `${wide + 24}px` }}
      data-stack={piece}
      data-cells={cells.join()}
      data-testid={`stack-${piece}`}
      aria-pressed={pressed}
      tabIndex={pressed || (first && !carried.value) ? 0 : -1}
      onPointerDown={(event) => !giving && mayAct.value && pressStack(piece, event)}
      onClick={() => !swallowed() && pressStack(piece)}
      onContextMenu={(event) => event.preventDefault()}
    >
      <Piece piece={piece} cells={cells} size={cell} />
      {count > 1 && (
        <span class="count" aria-hidden="true">
          ×{count}
        </span>
      )}
      {fresh && (
        <span class="new" aria-hidden="true">
          {t("play-new")}
        </span>
      )}
      <span class="sr">{t(fresh ? "sr-stack-new" : useful ? "sr-stack" : giving ? "sr-stack-not-given" : "sr-stack-no-fit", { piece, count })}</span>
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
