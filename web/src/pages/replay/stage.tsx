/** The table at the moment shown, only to look at. */
import { useEffect } from "preact/hooks";
import { measures } from "../../art/puzzle";
import { growth } from "../../parts/growth";
import { followSize, size } from "../../table/form/layout";
import type { Moment } from "./source";
import { SceneMat, SceneOpponent } from "../scene/mat";
import { SceneOffer, SceneReserve } from "../scene/offer";
import { about, at, shown } from "./state";

/** Px per cell of the puzzles on offer, and of the reserve; they grow with the type, as their column does. */
const OFFER = { rows: 12, grid: 10.5, "two-sides": 8.5 } as const;
const RESERVE = 8;

export function Stage() {
  useEffect(() => followSize("replay"), []);
  const moment = shown.value;
  if (!moment) return null;
  const { view } = moment;
  const { width, height } = size.value;
  const scale = growth(width, height);
  const phone = width <= 640;
  const players = view.seats.length;
  const cell = phone ? phoneCell(width) : matCell(players + (view.opponent ? 1 : 0), width, height);
  const moved = movedSlots(moment);
  return (
    <>
      <div class={`replay-mats of-${players}`}>
        {view.seats.map((_, seat) => (
          <SceneMat
            key={seat}
            view={view}
            seat={seat}
            size={cell}
            points={about.value?.graph.points[seat]?.[at.value]}
            sign={about.value?.signs[seat]}
            acting={moment.seat === seat}
            fresh={freshCells(moment, seat)}
            moved={moved.seat === seat ? moved : undefined}
          />
        ))}
        <SceneOpponent view={view} />
      </div>
      <div class="replay-offer">
        <SceneOffer view={view} size={offerCell(scale * OFFER[view.market.layout], width)} />
        <SceneReserve view={view} size={scale * RESERVE} />
      </div>
    </>
  );
}

/** Px per cell at which a row of the market fits a narrow screen: four puzzles and their deck. */
function offerCell(most: number, width: number): number {
  let cell = most;
  while (cell > 8 && 5 * measures(cell).width + 60 > width) cell -= 0.25;
  return cell;
}

/** Px per cell at which the four places of a mat stand side by side on a phone. */
function phoneCell(width: number): number {
  let cell = 13.5;
  while (cell > 8 && 4 * measures(cell).width + 24 > width - 60) cell -= 0.25;
  return cell;
}

/** Heights in px around the puzzles: the page's head and dock, and a mat's own frame, header and supply. */
const AROUND = { page: 284, mat: 114, gap: 12 };

/** Px per cell at which the mats fill their column: four cards side by side in each, as high as the lines have room. */
function matCell(mats: number, width: number, height: number): number {
  const narrow = width <= 1000;
  const t = growth(width, height);
  // As in the style sheet: the narrow page has as many columns as are 22 rem wide, a low one the market beside them.
  const around = narrow ? 28 + (height <= 500 && width > 640 ? 388 : 0) : 414 * t;
  const beside = Math.max(1, Math.floor((width - around + AROUND.gap) / (352 * t + AROUND.gap)));
  const columns = narrow ? Math.min(mats, beside) : mats <= 2 ? 1 : mats <= 4 ? 2 : 3;
  const lines = Math.ceil(mats / columns);
  const room = (width - around - AROUND.gap * t * (columns - 1)) / columns - 32 * t;
  const high = (height - AROUND.page * t - AROUND.gap * t * (lines - 1)) / lines - AROUND.mat * t;
  let cell = narrow ? 20 : 60;
  const fits = () => 4 * measures(cell).width + 24 <= room && (narrow || measures(cell).height <= high);
  while (cell > 8.5 && !fits()) cell -= 0.25;
  return cell;
}

/** What was taken: a puzzle on the mat, or pieces in the supply. Pieces that were laid are told by their cells. */
function movedSlots(moment: Moment): { seat: number | null; slot: number | null; supply: boolean } {
  const taken = moment.events.find((event) => event.kind === "taken");
  const supply = moment.events.some((event) => ["piece-taken", "exchanged", "levelled-up"].includes(event.kind));
  return { seat: moment.seat, slot: taken?.kind === "taken" ? taken.slot : null, supply };
}

/** Where the pieces lie that this moment brought. */
function freshCells(moment: Moment, seat: number): Map<number, string> {
  const laid = new Map<number, string>();
  for (const event of moment.events) {
    if ((event.kind === "placed" || event.kind === "touched") && event.seat === seat)
      laid.set(event.slot, event.cells.join());
  }
  return laid;
}
