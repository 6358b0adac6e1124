/** The table at the moment shown, only to look at. */
import { useEffect } from "preact/hooks";
import { followSize, size } from "../../table/layout";
import type { Moment } from "./source";
import { SceneMat, SceneOpponent } from "../scene/mat";
import { SceneOffer, SceneReserve } from "../scene/offer";
import { about, at, shown } from "./state";

/** Px per cell of the puzzles on offer. */
const OFFER = { rows: 12, grid: 10.5, "two-sides": 8.5 } as const;

export function Stage() {
  useEffect(followSize, []);
  const moment = shown.value;
  if (!moment) return null;
  const { view } = moment;
  const phone = size.value.width <= 640;
  const players = view.seats.length;
  const cell = phone ? 13.5 : players > 4 ? 8.5 : players > 1 ? 16 : 24;
  return (
    <>
      <div class={`replay-mats of-${players}`}>
        {view.seats.map((_, seat) => (
          <SceneMat key={seat} view={view} seat={seat} size={cell} points={about.value?.graph.points[seat]?.[at.value]} sign={about.value?.signs[seat]} acting={moment.seat === seat} fresh={freshCells(moment, seat)} />
        ))}
        <SceneOpponent view={view} />
      </div>
      <div class="replay-offer">
        <SceneOffer view={view} size={OFFER[view.market.layout]} />
        <SceneReserve view={view} size={8} />
      </div>
    </>
  );
}

/** Where the pieces lie that this moment brought. */
function freshCells(moment: Moment, seat: number): Map<number, string> {
  const laid = new Map<number, string>();
  for (const event of moment.events) {
    if ((event.kind === "placed" || event.kind === "touched") && event.seat === seat) laid.set(event.slot, event.cells.join());
  }
  return laid;
}
