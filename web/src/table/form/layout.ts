/** How large everything is at the table on screen: its window, its number of players and its variant, as they change. */
import { computed, effect, signal } from "@preact/signals";
import { mine, view } from "../../state/table";
import { growth, setGrowth } from "../../parts/growth";
import { type Layout, layoutFor, touchCell } from "./forms";

export const size = signal({ width: innerWidth(), height: innerHeight() });
/** What bars that ask or tell take from the height of the table. */
export const pushed = signal(0);
/** Who asks: a table has a log beside it, a board of the rules has none; a replay is drawn by measures of its own. */
type Asking = "table" | "board" | "replay";
const asking = signal<Asking | null>(null);

function innerWidth(): number {
  return typeof window === "undefined" ? 1280 : window.innerWidth;
}
function innerHeight(): number {
  return typeof window === "undefined" ? 720 : window.innerHeight;
}

/** Follow the window. Tables and boards have it for themselves, and their type grows with it. */
export function followSize(by: Asking): () => void {
  const measure = () => {
    size.value = { width: innerWidth(), height: innerHeight() };
    // A keyboard on the screen leaves the page as high as it was: sheets move up by what it covers.
    const seen = window.visualViewport;
    const covered = seen ? Math.max(0, innerHeight() - seen.height - seen.offsetTop) : 0;
    document.documentElement.style.setProperty("--keyboard", `${Math.round(covered)}px`);
  };
  asking.value = by;
  measure();
  addEventListener("resize", measure);
  window.visualViewport?.addEventListener("resize", measure);
  const grow = effect(() => {
    const scale = by === "replay" ? growth(size.value.width, size.value.height) : layout.value.scale;
    setGrowth(scale);
  });
  return () => {
    removeEventListener("resize", measure);
    window.visualViewport?.removeEventListener("resize", measure);
    grow();
    asking.value = null;
    // A board that closes leaves the page under it, which has grown by its own measure.
    setGrowth(by === "board" ? growth(innerWidth(), innerHeight()) : 1);
  };
}

/** A page that shows a part of a table in a place of its own says how large it is there. */
export const fitted = signal<((found: Layout) => Layout) | null>(null);

export const layout = computed<Layout>(() => {
  const now = view.value;
  const { width, height } = size.value;
  const variant = now?.options.variant ?? "standard";
  const log = asking.value !== "board";
  const ghosts = !!now?.options.expansions.includes("ghost");
  const found = layoutFor(width, height - pushed.value, now?.options.players ?? 2, variant, log, ghosts);
  const large = found.form === "desk" || found.form === "wide" || found.form === "tall";
  if (fitted.value) return fitted.value(found);
  return touching.value && large
    ? { ...found, mat: touchCell(found, width, height - pushed.value, mine.value?.puzzles.length ?? 1) }
    : found;
});

/** Whether one puzzle is large and the others are small beside it. */
export const hasFocus = computed(() => layout.value.form === "phone" || layout.value.form === "side");

/** Our own finishing touches: only the unfinished puzzles matter, and they are drawn as large as they can be. */
export const touching = computed(() => view.value?.phase === "touches" && !!view.value.you);
