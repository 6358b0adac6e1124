/** The card to draw on: pressing and moving paints, the first cell decides between filling and clearing. */
import { useRef, useState } from "preact/hooks";
import { Puzzle } from "../../art/puzzle";
import { t } from "../../texts/texts";
import type { DrawnPuzzle } from "../../types/api";
import type { PuzzleCard } from "../../types/view";
import { mirror, neighbour, painted, SIDE, turn } from "./drawing";
import { changePuzzle, puzzle, undo } from "./state";

export const cardOf = ({ id: _id, ...card }: DrawnPuzzle): PuzzleCard =>
  ({ ...card, origin: "custom" }) as unknown as PuzzleCard;

const CELLS = Array.from({ length: SIDE * SIDE }, (_, cell) => cell);

export function Board({ drawn, size }: { drawn: DrawnPuzzle; size: number }) {
  const [focus, setFocus] = useState(12);
  const stroke = useRef<{ fill: boolean; begun: boolean } | null>(null);
  const box = useRef<HTMLDivElement>(null);

  function paint(cell: number): void {
    const now = puzzle.peek();
    const drawing = stroke.current;
    if (!now || !drawing || now.cells.includes(cell) === drawing.fill) return;
    changePuzzle({ cells: painted(now.cells, cell, drawing.fill) }, drawing.begun);
    drawing.begun = true;
  }
  function cellAt(event: PointerEvent): number | null {
    const found = document.elementFromPoint(event.clientX, event.clientY)?.getAttribute("data-cell");
    return found == null ? null : Number(found);
  }
  function onKey(event: KeyboardEvent): void {
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const has = drawn.cells.includes(focus);
    if (key.startsWith("Arrow")) {
      const next = neighbour(focus, key);
      if (event.shiftKey) changePuzzle({ cells: painted(drawn.cells, next, has) });
      setFocus(next);
      box.current?.querySelector<SVGElement>(`[data-cell="${next}"]`)?.focus();
    } else if (key === " " || key === "Enter") changePuzzle({ cells: painted(drawn.cells, focus, !has) });
    else if (event.ctrlKey || event.metaKey || event.altKey) return;
    else if (key === "q") changePuzzle({ cells: turn(turn(turn(drawn.cells))) });
    else if (key === "e") changePuzzle({ cells: turn(drawn.cells) });
    else if (key === "f") changePuzzle({ cells: mirror(drawn.cells) });
    else if (/^\d$/.test(key)) changePuzzle({ points: Number(key) });
    else return;
    event.preventDefault();
  }
  return (
    <div
      ref={box}
      class="editor-card"
      data-testid="editor-card"
      data-cells={drawn.cells.join(" ")}
      onKeyDown={onKey}
      onPointerDown={(event) => {
        const cell = cellAt(event);
        if (cell === null || event.button) return;
        event.preventDefault();
        stroke.current = { fill: !drawn.cells.includes(cell), begun: false };
        setFocus(cell);
        box.current?.setPointerCapture(event.pointerId);
        paint(cell);
      }}
      onPointerMove={(event) => {
        const cell = stroke.current && cellAt(event);
        if (cell !== null) paint(cell);
      }}
      onPointerUp={() => (stroke.current = null)}
      onPointerCancel={() => (stroke.current = null)}
    >
      <Puzzle
        card={cardOf(drawn)}
        size={size}
        label={t("editor-grid", { name: drawn.id })}
        cellProps={(cell) => ({
          tabIndex: cell === focus ? 0 : -1,
          "data-cell": cell,
          "aria-pressed": drawn.cells.includes(cell),
          "aria-label": t(drawn.cells.includes(cell) ? "editor-cell-open" : "editor-cell-closed", {
            row: Math.floor(cell / SIDE) + 1,
            column: (cell % SIDE) + 1,
          }),
          onFocus: () => setFocus(cell),
          // A screen reader presses without a pointer.
          onClick: (event) => {
            if (event.detail === 0) changePuzzle({ cells: painted(drawn.cells, cell, !drawn.cells.includes(cell)) });
          },
        })}
      >
        {CELLS.filter((cell) => !drawn.cells.includes(cell)).map((cell) => (
          <rect
            key={cell}
            class="editor-gap"
            x={(cell % SIDE) + 0.04}
            y={Math.floor(cell / SIDE) + 0.04}
            width=".92"
            height=".92"
            rx=".1"
          />
        ))}
      </Puzzle>
    </div>
  );
}

/** Ctrl+Z wherever the focus is, but not in a field that is typed in. */
export function onUndoKey(event: KeyboardEvent): void {
  const typing = event.target instanceof HTMLInputElement;
  if (!typing && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") {
    event.preventDefault();
    undo();
  }
}
