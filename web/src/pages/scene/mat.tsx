/** A mat only to look at: unfinished puzzles, supply, points. A group and no landmark: a page may have many of them. */
import { Icon } from "../../art/icons";
import { measures, Puzzle } from "../../art/puzzle";
import { initial, SeatSign } from "../../art/seat";
import { Supply } from "../../table/seats/stack";
import { lookWords } from "../../table/words";
import { t } from "../../texts/texts";
import type { View } from "../../types/view";

const SLOTS = [1, 2, 3, 4];

type Props = {
  view: View;
  seat: number;
  /** Px per cell. */
  size: number;
  /** What is known of the points by other ways than the view. */
  points?: number | undefined;
  acting?: boolean;
  /** What stands in the sign of the seat; left out: the first letter. */
  sign?: string | undefined;
  /** Cells of pieces that have just been laid, by slot. */
  fresh?: ReadonlyMap<number, string>;
  /** What the action shown has brought: a puzzle, or pieces of the supply. */
  moved?: { slot: number | null; supply: boolean } | undefined;
};

export function SceneMat({ view, seat, size, points, acting = false, sign, fresh, moved }: Props) {
  const owner = view.seats[seat];
  if (!owner) return null;
  const known = points ?? owner.score?.pile;
  const { width, height, radius } = measures(size);
  return (
    <div
      role="group"
      class={`panel scene-mat ${acting ? "acting" : ""}`}
      aria-label={owner.name}
      data-testid={`scene-mat-${seat}`}
    >
      <header>
        <SeatSign seat={seat} text={sign ?? initial(owner.name)} />
        <b>{owner.name}</b>
        <span class="meta num">
          <Icon name="pile" size={16} />
          {t("table-done", { count: owner.completed })}
          {known !== undefined && <b>{t("table-points", { count: known })}</b>}
        </span>
      </header>
      <div class="scene-puzzles">
        {SLOTS.map((slot) => {
          const puzzle = owner.puzzles.find((each) => each.slot === slot);
          const card = puzzle && view.puzzles[puzzle.puzzle];
          if (!puzzle || !card)
            return (
              <div
                key={slot}
                class="hole"
                style={{ width: `${width}px`, height: `${height}px`, borderRadius: `${radius}px` }}
              />
            );
          return (
            <div
              key={slot}
              role="img"
              aria-label={lookWords(card, puzzle)}
              class={moved?.slot === slot ? "moved" : undefined}
            >
              <Puzzle
                card={card}
                size={size}
                laid={puzzle.pieces.map((each) => ({
                  ...each,
                  fresh: each.fresh || fresh?.get(slot) === each.cells.join(),
                }))}
              />
            </div>
          );
        })}
      </div>
      <div class={moved?.supply ? "scene-supply moved" : "scene-supply"}>
        <Supply supply={owner.supply} size={Math.max(9, Math.min(16, size * 0.6))} width={4 * width + 15} />
      </div>
    </div>
  );
}

/** The solo opponent has no puzzles before it, only a pile and locks. */
export function SceneOpponent({ view }: { view: View }) {
  const { opponent } = view;
  if (!opponent) return null;
  return (
    <div role="group" class="panel scene-mat" aria-label={t("table-mastermind")}>
      <header>
        <SeatSign seat={-1} text="M" />
        <b>{t("table-mastermind")}</b>
      </header>
      <p>
        {t("opponent-title", {
          completed: opponent.completed,
          points: opponent.points,
          supply: opponent.supply,
        })}
      </p>
    </div>
  );
}
