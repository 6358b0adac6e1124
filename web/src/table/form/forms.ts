/** How large everything at the table is in each form: reckoned from a window, the number of players and the variant. */
import { measures } from "../../art/puzzle";
import { growth } from "../../parts/growth";

/**
 * `desk`: others, table, log in three columns. `wide` and `tall`: tablets, the others at the left or above, the log in a sheet.
 * `side`: a phone on its side. `phone`: one column between bar and dock.
 */
export type Form = "desk" | "wide" | "tall" | "side" | "phone";

/** How the four puzzles of another player stand: two by two over or beside the rest, or in a row. */
export type Panels = "square" | "beside" | "row" | "line";

export type Layout = {
  form: Form;
  /** How much larger than usual type and controls are. */
  scale: number;
  /** The columns beside the middle, in px; 0: none. */
  left: number;
  right: number;
  /** Px per cell of each kind of drawing. */
  market: number;
  mat: number;
  /** The unfinished puzzles beside the large one on a phone. */
  thumb: number;
  other: number;
  panels: Panels;
  /** Supply tray: in one line, and in two when there are many kinds; its room in px. */
  tray: readonly [one: number, two: number];
  trayWidth: number;
  trayHeight: number;
  reserve: number;
  /** Solo: the opponent's grid. */
  grid: number;
};

const PHONE = 640;
/** Windows that are no phone but as small take its form, in the middle. */
export const NARROW = 480;

const card = (cell: number): number => measures(cell).height;

/** The largest cell from `most` down to `least` with which something fits. */
function largest(most: number, least: number, fits: (cell: number) => boolean): number {
  let cell = most;
  while (cell > least && !fits(cell)) cell -= 0.25;
  return Math.max(cell, least);
}

/** The live score beside the mat. */
const TOUCH_SHEET = 376;

/** Finishing touches: the cell with which the unfinished puzzles fill what the live score leaves. */
export function touchCell({ form, scale: t }: Layout, width: number, height: number, puzzles: number): number {
  const below = form === "tall";
  const room = width - (below ? 0 : TOUCH_SHEET * t) - 90 * t;
  return largest(
    54 * t * t,
    24,
    (cell) => puzzles * (measures(cell).width + 24) <= room && card(cell) <= height - (below ? 720 : 320 * t),
  );
}

export function formFor(width: number, height: number): Form {
  // 600 by 340 is also a laptop whose type is twice as large.
  if (height < 500 && width >= 600) return "side";
  if (width <= PHONE) return "phone";
  if (width >= 1280 && height >= 640) return "desk";
  if (width >= 1000 && height >= 640) return "wide";
  return width < 1000 && height >= 900 ? "tall" : "phone";
}

/** `log`: whether one stands beside the table; `ghosts`: whether the reserve has pieces that are higher than the others. */
export function layoutFor(
  width: number,
  height: number,
  players: number,
  variant: string,
  log = true,
  ghosts = false,
): Layout {
  switch (formFor(width, height)) {
    case "desk":
      return desk(width, height, players, variant, log);
    case "wide":
      return wide(width, height, players, variant);
    case "tall": {
      const found = tall(width, height, players, variant);
      // Many others need a higher screen than some tablets have.
      return found.trayHeight < 90 ? phone(NARROW, height, variant, ghosts) : found;
    }
    case "side":
      return side(width, height, variant);
    default:
      return phone(Math.min(width, width > PHONE ? NARROW : width), height, variant, ghosts);
  }
}

/** What the tray can have beside the buttons that turn a piece. */
const turnsBeside = (centre: number, t: number): number => centre - 28 * t - 166 * t;

/** The market's own height. Line Clear has a line above each side. */
const marketHeight = (cell: number, variant: string, t: number): number =>
  2 * card(cell) + (variant === "line-clear" ? 40 * t : 10 * t);

/** The market's cell that fills a width: five cards and the reserve, or two sides of three. */
const marketFor = (room: number, variant: string, t: number): number =>
  variant === "line-clear" ? (room - 330 * t) / 36.4 : (room - 300 * t) / 28;

/** Tray: a share of the mat's cell, up to as large as on the mat where the height would be left over; two lines are smaller. */
function trayCells(mat: number, height: number, [one, two]: readonly [number, number]): readonly [number, number] {
  return [
    mat * Math.min(1, Math.max(one, height / (4.5 * mat))),
    mat * Math.min(one, Math.max(two, height / (7 * mat))),
  ];
}

/** What a mat has besides its puzzles and the tray: header, say line, actions, and the space between. */
const MAT_CHROME = 158;

function desk(width: number, height: number, players: number, variant: string, log: boolean): Layout {
  const t = growth(width, height);
  if (variant === "solo") return soloDesk(width, height, t);
  let left = 272 + 0.25 * (width - 1280);
  let right = log ? 220 + 0.13 * (width - 1280) : 0;
  const centre = width - (log ? 44 : 32) * t - left - right;
  const matFor = (k: number) => (k * (centre - 64 * t)) / 22.4;
  const rowFor = (k: number) => Math.max(8, k * marketFor(centre, variant, t));
  const spare = (k: number) => height - 82 * t - MAT_CHROME * t - marketHeight(rowFor(k), variant, t) - card(matFor(k));
  let k = 1;
  while (k > 0.3 && spare(k) < Math.max(100, 1.9 * matFor(k))) k -= 0.005;
  const [mat, market] = [matFor(k), rowFor(k)];
  const needed = Math.max(22.4 * mat + 64 * t, (variant === "line-clear" ? 36.4 : 28) * market + 300 * t);
  const won = Math.max(0, centre - needed);
  left += log ? 0.7 * won : won;
  right += log ? 0.3 * won : 0;
  return {
    form: "desk",
    scale: t,
    left,
    right,
    market,
    mat,
    thumb: mat,
    ...othersIn(left - 28 * t, height - 62 * t, players - 1, t, 12 * t),
    tray: trayCells(mat, spare(k), [0.82, 0.52]),
    trayWidth: turnsBeside(centre - won, t),
    trayHeight: spare(k),
    reserve: variant === "line-clear" ? 8 * t : Math.max(10, Math.min(0.5 * market, 14 * t)),
    grid: 16,
  };
}

/** The opponent's grid as high as the window, reserve and log over the mat. */
function soloDesk(width: number, height: number, t: number): Layout {
  const grid = largest(40 * t, 12, (cell) => 3 * card(cell) + 330 * t <= height && soloWidth(cell, t) <= 0.46 * width);
  const left = soloWidth(grid, t);
  const centre = width - left - 32 * t;
  const top = Math.max(204 * t, 0.24 * height);
  const mat = largest(
    (centre - 64 * t) / 22.4,
    16,
    (cell) => top + 70 * t + MAT_CHROME * t + card(cell) + Math.max(100, 1.9 * cell) <= height,
  );
  const trayHeight = height - top - 70 * t - MAT_CHROME * t - card(mat);
  return {
    form: "desk",
    scale: t,
    left,
    right: 1,
    market: grid,
    mat,
    thumb: mat,
    other: 16,
    panels: "row",
    tray: trayCells(mat, trayHeight, [0.82, 0.52]),
    trayWidth: turnsBeside(centre, t),
    trayHeight,
    reserve: 10 * t,
    grid,
  };
}

const soloWidth = (grid: number, t: number): number =>
  3 * (measures(grid).width + 24 * t) + measures(grid - 3).width + 60 * t;

/** The others one below the other in a column: two by two with supply and news beside, or a row with them below. */
function othersIn(room: number, height: number, count: number, t: number, gap: number) {
  const each = (height - (count - 1) * gap) / Math.max(1, count);
  if (count <= 1) {
    const fits = (cell: number) => 2 * card(cell) + 7 * t <= each - 240 * t;
    return { panels: "square" as const, other: largest((room - 7 * t) / 11.2, 8, fits) };
  }
  const row =
    count > 3
      ? largest((room - 110 * t) / 22.4, 6, (cell) => card(cell) <= each - 66 * t)
      : largest((room - 20 * t) / 22.4, 6, (cell) => card(cell) <= each - 126 * t);
  const beside =
    count <= 3 && each >= 240 * t
      ? largest((room - 161 * t) / 11.2, 6, (cell) => card(cell) <= (each - 62 * t) / 2)
      : 0;
  return beside > row ? { panels: "beside" as const, other: beside } : { panels: "row" as const, other: row };
}

function wide(width: number, height: number, players: number, variant: string): Layout {
  const solo = variant === "solo";
  const left = solo ? 0.38 * width : 338;
  const centre = width - 32 - left;
  const marketOf = (mat: number) =>
    solo
      ? 10
      : Math.max(8, Math.min(variant === "line-clear" ? (centre - 300) / 36.4 : (centre - 250) / 28, 0.6 * mat));
  const top = (mat: number) => (solo ? 190 : marketHeight(marketOf(mat), variant, 1));
  const chrome = 70 + MAT_CHROME;
  const mat = largest(
    (centre - 62) / 22.4,
    16,
    (cell) => top(cell) + chrome + card(cell) + Math.max(100, 1.9 * cell) <= height,
  );
  const trayHeight = height - top(mat) - chrome - card(mat);
  return {
    form: "wide",
    scale: 1,
    left,
    right: 0,
    market: marketOf(mat),
    mat,
    thumb: mat,
    ...othersIn(left - 28, height - 62, players - 1, 1, 8),
    tray: trayCells(mat, trayHeight, [0.74, 0.5]),
    trayWidth: turnsBeside(centre, 1),
    trayHeight,
    reserve: variant === "line-clear" ? 7 : 10,
    grid: largest(18, 8, (cell) => 3 * card(cell) + 230 <= height && soloWidth(cell, 1) <= left),
  };
}

function tall(width: number, height: number, players: number, variant: string): Layout {
  const solo = variant === "solo";
  const count = players - 1;
  const lines = count > 3 ? 2 : 1;
  const panel = (width - 20 - 8 * (Math.ceil(count / lines) - 1)) / Math.max(1, Math.ceil(count / lines));
  const panels: Panels = count === 1 ? "line" : lines > 1 || height < 1100 ? "row" : "square";
  const other =
    panels === "line"
      ? Math.min(height < 1000 ? 16 : 99, (width - 300) / 22.4)
      : panels === "row"
        ? Math.min(lines > 1 ? (height < 1100 ? 9 : 12) : 99, (panel - 44) / 22.4)
        : Math.min(14.5, (panel - 115) / 10.7);
  const chrome = 52 + 36 + MAT_CHROME;
  const widest = (width - 72) / 22.4;
  const grid = largest(
    22,
    12,
    (cell) => 3 * card(cell) + 130 + 60 + chrome + card(widest) + 110 <= height && soloWidth(cell, 1) <= width - 20,
  );
  const above = solo
    ? 3 * card(grid) + 130
    : lines *
        ((panels === "square" ? 2 : 1) * card(other) +
          (panels === "line" ? 54 : panels === "square" ? 160 : lines > 1 ? 126 : 150)) +
      8 * (lines - 1);
  const market = Math.max(
    8,
    Math.min(
      variant === "line-clear" ? (width - 400) / 36.4 : (width - 272) / 28,
      lines > 1 ? (height < 1100 ? 10 : 15) : height < 1000 ? 14 : 99,
    ),
  );
  const top = solo ? 60 : marketHeight(market, variant, 1);
  const mat = largest(widest, 16, (cell) => above + top + chrome + card(cell) + 100 <= height);
  const trayHeight = height - above - top - chrome - card(mat);
  return {
    form: "tall",
    scale: 1,
    left: 0,
    right: 0,
    market,
    mat,
    thumb: mat,
    other,
    panels,
    tray: trayCells(mat, trayHeight, [0.74, 0.5]),
    trayWidth: turnsBeside(width - 20, 1),
    trayHeight,
    reserve: 10,
    grid,
  };
}

/** A phone on its side: market, the large puzzle, and the tray beside each other. */
function side(width: number, height: number, variant: string): Layout {
  const low = height < 340;
  const room = width - 16 - 156 - 16;
  // The narrower the screen, the smaller the large puzzle: the market keeps a width at which it can be read.
  const mat = largest(
    low ? 38 : Math.min(60, (height - 142) / (height - 142 > 240 ? 6.13 : 5.51)),
    22,
    (cell) => card(cell) <= height - 46 - 8 - 54 - 8 && room - (measures(cell).width + 96) >= 214,
  );
  const left = Math.min(420, room - (measures(mat).width + 92));
  const market =
    variant === "line-clear"
      ? (left - 104) / 30
      : Math.max(6, Math.min(14, (left - 40 - 16) / 25, (height - 230) / 14));
  return {
    form: "side",
    scale: 1,
    left,
    right: 156,
    market,
    mat,
    thumb: largest(10.8, 5, (cell) => 3 * card(cell) + 12 <= card(mat)),
    other: Math.min(24, (height - 190) / 7),
    panels: "row",
    tray: [11, 11],
    trayWidth: 156,
    trayHeight: 60,
    reserve: 6,
    grid: largest(14, 5, (cell) => 3 * card(cell) + 212 <= height),
  };
}

function phone(width: number, height: number, variant: string, ghosts: boolean): Layout {
  const low = height < 700;
  const solo = variant === "solo";
  const market =
    variant === "line-clear"
      ? Math.min(11, (width - 104) / 30)
      : Math.max(8, Math.min(16, (width - (low ? 85 : 72)) / 28));
  const thumb = Math.min(solo ? (width < 380 ? 6.5 : 8) : 11.6, 0.9 * market + 1.3);
  const grid = 11;
  const fixed = low ? 44 + 170 : 52 + 212;
  const above = solo
    ? 3 * card(grid) + 112
    : 51 + 2 * card(market) + 13 + (variant === "line-clear" ? 56 : 0) + (ghosts ? 49 : 37);
  const beside = solo ? 160 : measures(thumb).width + 44;
  const room = Math.min(46, (width - 20 - beside) / 5.6);
  const fitting = largest(room, 20, (cell) => card(cell) + above + fixed + 48 <= height);
  return {
    form: "phone",
    scale: 1,
    left: 0,
    right: 0,
    market,
    mat: fitting < (solo ? 30 : 36) ? Math.min(44, room) : fitting,
    thumb,
    other: width < 380 ? 24 : 26,
    panels: "row",
    tray: low ? [12, 12] : [14, 14],
    trayWidth: 0,
    trayHeight: low ? 44 : 54,
    reserve: 6,
    grid,
  };
}
