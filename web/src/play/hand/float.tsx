/** The piece under the pointer while it is dragged, and on its way back when it did not fit. */
import { useEffect, useRef } from "preact/hooks";
import { Piece } from "../../art/piece";
import { floating, landed } from "./drag";
import { covered } from "./hand";
import { duration } from "../feedback/speed";
import { carried } from "../selection";
import { cellsAt, heightOf, widthOf } from "./shape";

const BACK = 180;

export function Float() {
  const now = floating.value;
  const hand = carried.value;
  const box = useRef<HTMLDivElement>(null);
  const home = now?.home ?? null;
  useEffect(() => {
    if (!home || !now || !box.current) return;
    const target = `translate(${home.left + home.width / 2}px, ${home.top + home.height / 2}px) scale(0.6)`;
    const flight = box.current.animate([{ transform: `translate(${now.x}px, ${now.y}px)` }, { transform: target }], {
      duration: duration(BACK),
      easing: "cubic-bezier(.4,0,.6,1)",
      fill: "forwards",
    });
    flight.onfinish = landed;
    return () => flight.cancel();
  }, [home]);
  if (!now || !hand) return null;
  // Snapped to its place it is drawn there; the hand keeps a smaller trace of it.
  const snapped = covered.value !== null;
  return (
    <div
      ref={box}
      class={`floating${snapped ? " snapped" : ""}`}
      style={{ transform: `translate(${now.x}px, ${now.y}px)` }}
      aria-hidden="true"
    >
      <div
        style={{
          marginLeft: `${(-widthOf(hand.shape) * now.size) / 2}px`,
          marginTop: `${(-heightOf(hand.shape) * now.size) / 2}px`,
        }}
      >
        <Piece piece={hand.piece} cells={cellsAt(hand.shape, 0, 0)!} size={now.size} />
      </div>
    </div>
  );
}
