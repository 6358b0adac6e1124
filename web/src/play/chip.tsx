/** Under a puzzle on offer: the chip that takes it, and how the own pieces would fill it. */
import { useLayoutEffect, useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { PieceShape } from "../art/piece";
import { outline } from "../art/outline";
import { Button } from "../parts/button";
import { view } from "../state/table";
import { size } from "../table/layout";
import { t } from "../texts/texts";
import type { FillingHint } from "../types/view";
import { may, reveals, whyNot } from "./doing";
import { filling, looked, withLacking } from "./fillings";
import { take } from "./press";
import { drop, selectedDeck, selectedRow } from "./selection";

const WIDTH = 236;

export function OfferChip() {
  const row = selectedRow.value;
  const deck = selectedDeck.value;
  const shown = looked.value;
  const anchor = shown !== null ? `row-${shown}` : deck !== null ? `deck-${deck}` : null;
  const action = row !== null ? `take ${row}` : deck !== null ? `take ${deck}` : null;
  const place = useAnchor(anchor);
  if (!anchor || !place || (!action && !filling.value?.fillings.length)) return null;
  return (
    <section aria-label={t("play-offer")} class={`offer-chip${action ? "" : " passive"}`} style={{ left: `${place.left}px`, top: `${place.top}px`, width: `${WIDTH}px` }}>
      {action && <TakeChip action={action} />}
      {filling.value && <Fillings hint={filling.value} />}
    </section>
  );
}

/** Below the card, inside the window. */
function useAnchor(testid: string | null): { left: number; top: number } | null {
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  const { width, height } = size.value;
  useLayoutEffect(() => {
    const box = testid ? document.querySelector(`[data-testid="${testid}"]`)?.getBoundingClientRect() : undefined;
    setPlace(box ? { left: Math.max(8, Math.min(width - WIDTH - 8, box.left + box.width / 2 - WIDTH / 2)), top: box.bottom + 6 } : null);
  }, [testid, width, height]);
  return place;
}

function TakeChip({ action }: { action: string }) {
  const why = whyNot(action);
  return (
    <div class="take">
      <Button icon="check" class="primary" refusal={why} testid="take" onClick={() => take(action)}>
        {t("play-take")}
      </Button>
      <Button icon="cross" class="quiet" label={t("play-cancel")} onClick={drop} />
      {why && <p>{why}</p>}
      {!why && may(action) && reveals(action) && (
        <p class="warning">
          <Icon name="eye" size={16} /> {t("play-take-reveals")}
        </p>
      )}
    </div>
  );
}

function Fillings({ hint }: { hint: FillingHint }) {
  const card = view.value?.puzzles[hint.puzzle];
  if (!card || !hint.fillings.length) return null;
  const missing = hint.fillings[0]!.missing;
  return (
    <div class="fillings">
      <p>{hint.missing === 0 ? t("play-with-your-pieces") : t("play-needs", { pieces: missing.join("+"), count: missing.length })}</p>
      <div>
        {hint.fillings.map((each) => (
          <svg key={each.pieces.map((laid) => laid.piece + laid.cells.join()).join()} width="62" height="62" viewBox="-1 -1 62 62" aria-hidden="true">
            <path class="recess" d={outline(card.cells, 12, 0, 1.2)} />
            {withLacking(each).map((laid) => (
              <PieceShape key={laid.cells.join()} piece={laid.piece} cells={laid.cells} size={12} class={laid.lacking ? "lacking" : ""} />
            ))}
          </svg>
        ))}
      </div>
    </div>
  );
}
