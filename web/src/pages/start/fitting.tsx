/** The picture of the start page for who has played no game: its last piece can be put in. A drawing, no game. */
import { useRef, useState } from "preact/hooks";
import { PieceShape } from "../../art/piece";
import { measures, Puzzle } from "../../art/puzzle";
import { t } from "../../texts/texts";
import { CARD, LAID, SIZE } from "./hero";

type Point = { x: number; y: number };

const LAST = LAID.length - 1;
const { piece, cells } = LAID[LAST]!;
/** The gap is a square of so many cells. */
const SIDE = Math.sqrt(cells.length) * SIZE;
const GAP = { x: (cells[0]! % 5) * SIZE, y: Math.floor(cells[0]! / 5) * SIZE };
const PLACE = place();

/** Where the piece lies at first, from its gap, in its own widths. So are all places here: the picture has any size. */
const HOME: Point = { x: 1.86, y: -0.5 };
/** Let go so near to its gap, it goes in. */
const NEAR = 0.5;
/** What moved less was pressed, not dragged. */
const STILL = 0.04;
/** The picture is turned by so many degrees. */
const TILT = 3;

export function Fitting({ onFit }: { onFit: () => void }) {
  const [at, setAt] = useState(HOME);
  const [fits, setFits] = useState(false);
  const held = useRef<Point | null>(null);
  const dragged = useRef(false);
  function fit(): void {
    setAt({ x: 0, y: 0 });
    setFits(true);
    onFit();
  }
  function lift(event: PointerEvent): void {
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    held.current = { x: event.clientX, y: event.clientY };
    dragged.current = false;
  }
  function drag(event: PointerEvent): void {
    if (!held.current) return;
    const { x, y } = new DOMMatrix()
      .rotate(TILT)
      .transformPoint({ x: event.clientX - held.current.x, y: event.clientY - held.current.y });
    const width = (event.currentTarget as HTMLElement).offsetWidth;
    dragged.current ||= Math.hypot(x, y) > STILL * width;
    setAt({ x: HOME.x + x / width, y: HOME.y + y / width });
  }
  function drop(): void {
    if (!held.current) return;
    held.current = null;
    if (dragged.current && Math.hypot(at.x, at.y) < NEAR) fit();
    else setAt(HOME);
  }
  return (
    <div class="hero open">
      <div class="hero-card">
        <Puzzle card={CARD} size={SIZE} laid={LAID.slice(0, LAST)} />
        <button
          type="button"
          class={`hero-piece ${held.current ? "held" : ""}`}
          style={{ ...PLACE, translate: `${100 * at.x}% ${100 * at.y}%` }}
          aria-label={t("start-fit")}
          data-testid="fit"
          disabled={fits}
          onPointerDown={lift}
          onPointerMove={drag}
          onPointerUp={drop}
          onPointerCancel={drop}
          onClick={(event) => {
            // By a key nothing was dragged before.
            if (!event.detail || !dragged.current) fit();
          }}
        >
          <svg viewBox={`${GAP.x} ${GAP.y} ${SIDE} ${SIDE}`} aria-hidden="true">
            <PieceShape piece={piece} cells={cells} size={SIZE} />
          </svg>
        </button>
      </div>
    </div>
  );
}

/** The gap as parts of the whole picture. */
function place(): Record<"left" | "top" | "width", string> {
  const { x, y, width, height } = measures(SIZE);
  const part = (one: number, whole: number) => `${(100 * one) / whole}%`;
  return { left: part(x + GAP.x, width), top: part(y + GAP.y, height), width: part(SIDE, width) };
}
