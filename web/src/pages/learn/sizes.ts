/** How large a lesson draws the parts of the table: as few as there are, as large as they go. */
import { measures } from "../../art/puzzle";
import type { Layout } from "../../table/form/forms";

export type Room = {
  width: number;
  height: number;
  puzzles: number;
  /** Rows, the grid of solo, and whether the rows stand on two sides. */
  market: boolean;
  solo: boolean;
  sides: boolean;
  /** Whether the bar of actions is there. */
  actions: boolean;
};

/** Say line, tray, buttons and the space between. */
const HAND = 250;
const DOCK = 172;
const TABS = 52;
const card = (cell: number): number => measures(cell).height;

export function fitting(found: Layout, room: Room): Layout {
  return found.form === "phone" ? onPhone(found, room) : onDesk(found, room);
}

function onDesk(found: Layout, room: Room): Layout {
  const { width, height, puzzles } = room;
  const wide = width - 48;
  const high = height - HAND;
  const market = room.market ? largest(18, 8, (cell) => (room.sides ? 34 : 27.5) * cell + 150 <= wide) : 8;
  const grid = room.solo ? largest(16, 8, (cell) => 3 * card(cell) + 120 <= high) : 8;
  const above = room.market ? 2 * card(market) + (room.sides ? 84 : 36) : 0;
  const beside = room.solo ? 0.5 * wide : 0;
  const least = room.market ? 20 : 24;
  const mat = largest(
    56,
    least,
    (cell) => puzzles * (measures(cell).width + 20) <= wide - beside && card(cell) + above <= high,
  );
  return {
    ...found,
    form: "desk",
    scale: 1,
    market,
    grid,
    mat,
    thumb: mat,
    tray: [30, 24],
    trayWidth: width - 220,
    trayHeight: 116,
  };
}

function onPhone(found: Layout, room: Room): Layout {
  const { width, height, puzzles } = room;
  const market = room.market ? largest(15, 8, (cell) => (room.sides ? 30 : 28) * cell + 60 <= width) : 8;
  const columns = puzzles > 2 ? 2 : puzzles;
  const rows = Math.ceil(puzzles / columns);
  const above = room.market ? 2 * card(market) + 30 : room.solo ? 3 * card(8) + 90 : 0;
  const most = room.market || room.solo ? 40 : 58;
  const mat = largest(
    most,
    22,
    (cell) =>
      columns * (measures(cell).width + 12) <= width - 16 &&
      rows * (card(cell) + 10) + above <= height - DOCK - (room.actions ? TABS : 0),
  );
  return { ...found, market, mat, thumb: mat, grid: 8, tray: [16, 14], trayHeight: 60 };
}

function largest(most: number, least: number, fits: (cell: number) => boolean): number {
  let cell = most;
  while (cell > least && !fits(cell)) cell -= 0.5;
  return Math.max(cell, least);
}
