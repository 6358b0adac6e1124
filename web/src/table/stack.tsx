/** Pieces with their count, as they stand in the reserve and in the supply of others. */
import { Piece } from "../art/piece";
import { t } from "../texts/texts";
import type { Piece as Name, Pieces } from "../types/event";
import { PIECES } from "../art/shapes";

export function Stack({ piece, count, size }: { piece: Name; count: number; size: number }) {
  return (
    <span class={`pieces-of ${count ? "" : "none"}`} data-piece={piece}>
      <Piece piece={piece} size={size} mark={false} />
      <span class="num count" aria-hidden="true">
        {count}
      </span>
      <span class="sr">{t("sr-stack", { piece, count })}</span>
    </span>
  );
}

/** A supply in the order of levels. */
export function Supply({ supply, size }: { supply: Pieces; size: number }) {
  const held = PIECES.filter((piece) => supply[piece]);
  return (
    <div class="supply">
      {held.map((piece) => (
        <Stack key={piece} piece={piece} count={supply[piece] ?? 0} size={size} />
      ))}
      {!held.length && <span class="lab">{t("supply-empty")}</span>}
    </div>
  );
}
