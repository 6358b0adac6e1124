/** The board of a step: the table's own parts on a practice game, and of them only what the step needs. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { measures, Puzzle } from "../../art/puzzle";
import {
  ActionBar,
  cellProps,
  freeProps,
  overlayFor,
  puzzleProps,
  sheetOpen,
  TouchSheet,
  Tray,
  TurnControls,
} from "../../play";
import { mine, view } from "../../state/table";
import { OpponentPanel } from "../../table/board";
import { fitted, layout } from "../../table/form/layout";
import { Market } from "../../table/middle/market";
import { puzzleWords } from "../../table/words";
import { t } from "../../texts/texts";
import type { Unfinished } from "../../types/view";
import { showing } from "./playing";
import { fitting, type Room } from "./sizes";

type Props = {
  shows: readonly string[];
  /** Whether what finishing touches cost is told here. */
  touches?: boolean;
};

export function LessonBoard({ shows, touches = true }: Props) {
  const box = useRef<HTMLElement>(null);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const now = view.value;
  const puzzles = mine.value?.puzzles ?? [];
  const solo = !!now?.opponent;
  const market = shows.includes("market");
  const actions = shows.includes("actions");
  // Measured and fitted before it is painted: a card that grows after it is seen would move under the hand.
  useLayoutEffect(() => {
    const measure = () => {
      if (box.current) setSize({ width: box.current.clientWidth, height: box.current.clientHeight });
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box.current!);
    return () => {
      watch.disconnect();
      fitted.value = null;
    };
  }, []);
  const count = puzzles.length;
  const sides = now?.options.variant === "line-clear";
  useLayoutEffect(() => {
    if (!size) return;
    const room: Room = {
      ...size,
      puzzles: Math.max(1, count),
      market: market && !solo,
      solo: market && solo,
      sides,
      actions,
    };
    fitted.value = (found) => fitting(found, room);
  }, [size?.width, size?.height, count, market, solo, sides, actions]);
  const { form, mat } = layout.value;
  const phone = form === "phone";
  return (
    <section
      ref={box}
      class={`lesson-board${phone ? "" : " panel mat"}${showing.value ? " showing" : ""}`}
      aria-label={t("lesson-board")}
      inert={showing.value}
      data-region="mat"
      data-testid="lesson-board"
    >
      <div class="lesson-table">
        {market && (solo ? <OpponentPanel /> : <Market />)}
        <div class="lesson-puzzles" style={{ "--most": count > 2 && phone ? 2 : 4 }}>
          {puzzles.map((puzzle) => (
            <Own key={puzzle.slot} puzzle={puzzle} size={mat} />
          ))}
          {market && count < 4 && !(phone && count > 1) && (
            <Free slot={count + 1} size={count || phone ? mat * 0.7 : mat} />
          )}
        </div>
        {touches && now?.phase === "touches" && !phone && <TouchSheet />}
      </div>
      <div class={phone ? "dock" : "lesson-hand"}>
        {/* What newcomers are told at a table is told by the step here. */}
        <Tray otherwise={<span />} />
        {phone ? (
          <>
            <TurnControls />
            {actions && !sheetOpen.value && (
              <div class="dock-tabs">
                <ActionBar />
              </div>
            )}
          </>
        ) : (
          <div class="acts">
            {actions ? <ActionBar /> : <span />}
            <TurnControls />
          </div>
        )}
      </div>
    </section>
  );
}

function Own({ puzzle, size }: { puzzle: Unfinished; size: number }) {
  const card = view.value?.puzzles[puzzle.puzzle];
  if (!card) return null;
  return (
    <div {...puzzleProps(puzzle.slot)}>
      <Puzzle
        card={card}
        size={size}
        laid={puzzle.pieces}
        label={puzzleWords(card, puzzle.open.length, puzzle.slot)}
        cellProps={cellProps(puzzle.slot)}
      >
        {overlayFor(puzzle.slot)}
      </Puzzle>
    </div>
  );
}

/** Where a puzzle that is taken comes to lie. */
function Free({ slot, size }: { slot: number; size: number }) {
  const { width, height, radius } = measures(size);
  return (
    <div
      class="hole free"
      style={{ width: `${width}px`, height: `${height}px`, borderRadius: `${radius}px` }}
      {...freeProps(slot)}
    >
      <span>{t("table-take-a-puzzle")}</span>
    </div>
  );
}
