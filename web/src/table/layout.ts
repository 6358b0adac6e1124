/** How large everything at the table is: from the size of the window, the number of players and the variant. */
import { computed, signal } from "@preact/signals";
import { measures } from "../art/puzzle";
import { mine, view } from "../state/table";

/** `wide`: three columns; `middle`: opponents as chips, log in a sheet; `phone`: one column over a dock. */
export type Form = "wide" | "middle" | "phone";

export type Layout = {
  form: Form;
  /** Px per cell of each kind of drawing. */
  market: number;
  mat: number;
  /** The unfinished puzzles beside the large one on a phone. */
  thumb: number;
  other: number;
  /** Supply tray: in one line, and in two when there are many kinds. */
  tray: readonly [one: number, two: number];
  reserve: number;
  /** Solo: the opponent's grid. */
  grid: number;
};

export const PHONE = 640;
const WIDE = 1100;
const TOP = 52;
/** The live score beside the mat. */
const TOUCH_SHEET = 376;
/** What a mat has besides its puzzles: header, tray, action bar and the space between. */
const MAT_CHROME = 222;

/** By number of players: the puzzles of the others. */
const OTHERS: Record<number, number> = { 2: 21, 3: 16, 4: 10, 5: 10, 6: 8 };
const OTHERS_LARGE: Record<number, number> = { 2: 26, 3: 20, 4: 13, 5: 13, 6: 12 };

export const size = signal({ width: innerWidth(), height: innerHeight() });

function innerWidth(): number {
  return typeof window === "undefined" ? 1280 : window.innerWidth;
}
function innerHeight(): number {
  return typeof window === "undefined" ? 720 : window.innerHeight;
}

/** Follow the window while the table is open. */
export function followSize(): () => void {
  const measure = () => (size.value = { width: innerWidth(), height: innerHeight() });
  measure();
  addEventListener("resize", measure);
  return () => removeEventListener("resize", measure);
}

export const layout = computed<Layout>(() => {
  const now = view.value;
  const { width, height } = size.value;
  const found = layoutFor(width, height, now?.options.players ?? 2, now?.options.variant ?? "standard");
  return touching.value && found.form === "wide" ? { ...found, mat: touchCell(width, height, mine.value?.puzzles.length ?? 1) } : found;
});

/** Our own finishing touches: only the unfinished puzzles matter, and they are drawn as large as they can be. */
export const touching = computed(() => view.value?.phase === "touches" && !!view.value.you);

function touchCell(width: number, height: number, puzzles: number): number {
  const room = Math.min(width, 1720) - TOUCH_SHEET - 90;
  let cell = 54;
  while (cell > 24 && (puzzles * (measures(cell).width + 24) > room || measures(cell).height > height - TOP - MAT_CHROME - 30)) cell -= 1;
  return cell;
}

export function layoutFor(width: number, height: number, players: number, variant: string): Layout {
  if (width <= PHONE) return phone(width, variant === "line-clear");
  const solo = variant === "solo";
  const lines = variant === "line-clear";
  const large = width >= 1600 && height >= 860;
  if (width < WIDE) return middle(width, solo, lines);
  const centre = centreWidth(width, solo);
  const market = marketCell(centre, large, lines);
  const room = height - TOP - marketHeight(market, lines) - 20 - MAT_CHROME;
  const mat = fitting(centre - 28, room, large ? 44 : 32);
  return {
    form: "wide",
    market,
    mat,
    thumb: mat,
    other: (large ? OTHERS_LARGE : OTHERS)[players] ?? 10,
    tray: large ? [24, 16] : [20, 13],
    reserve: lines ? (large ? 10 : 8) : large ? 12 : 10,
    grid: large ? 23 : Math.max(14, Math.min(18, (height - TOP - 244) / 22.5)),
  };
}

/** The column of the others, as the style sheet makes it. */
export function panelWidth(width: number): number {
  return width >= 1600 ? 340 : width >= 1280 ? 272 : 240;
}

/** The column in the middle, likewise. */
export function centreWidth(width: number, solo: boolean): number {
  if (solo) return Math.max(560, Math.min(width, 1720) - 536);
  const sides = panelWidth(width) + (width >= 1600 ? 280 : width >= 1280 ? 220 : 196);
  return Math.min(width, 1720) - 44 - sides;
}

function marketCell(centre: number, large: boolean, lines: boolean): number {
  if (lines) return large ? 16 : Math.max(9, Math.min(13, (centre - 270) / 36.4));
  return large ? 20 : Math.max(11, Math.min(16, (centre - 296) / 28));
}

function marketHeight(cell: number, lines: boolean): number {
  return 2 * measures(cell).height + (lines ? 50 : 22);
}

/** The largest cell with which four puzzles fit side by side, and one in the height. */
function fitting(width: number, height: number, most: number): number {
  let cell = most;
  while (cell > 22 && (4 * measures(cell).width + 36 > width || measures(cell).height > height)) cell -= 0.5;
  return cell;
}

function middle(width: number, solo: boolean, lines: boolean): Layout {
  const market = lines ? Math.max(8, Math.min(13, (width - 250) / 36.4)) : Math.max(11, Math.min(16, (width - 300) / 28));
  const mat = Math.max(22, Math.min(30, (width - 20 - 28 - 36) / 22.4));
  return { form: "middle", market, mat, thumb: mat, other: 24, tray: [20, 13], reserve: lines ? 7 : 9, grid: solo ? 15 : 16 };
}

function phone(width: number, lines: boolean): Layout {
  const small = width < 380;
  const focus = Math.max(36, Math.min(45, Math.floor((width - 138) / 5.6)));
  return {
    form: "phone",
    market: lines ? Math.min(11, (width - 12 - 4 - 20 - 48) / 30) : Math.max(9, Math.min(16, Math.floor((width - 76) / 28))),
    mat: focus,
    thumb: small ? 10 : 11.6,
    other: small ? 24 : 26,
    tray: small ? [14, 10] : [15, 10],
    reserve: 6,
    grid: Math.min(17, (width - 65) / 21.8),
  };
}
