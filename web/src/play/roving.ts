/** Moving the focus with arrows: inside a puzzle from cell to cell, inside any other region from control to control. */
import { signal } from "@preact/signals";

/** By own puzzle: the cell that is in the tab order. */
export const cellFocus = signal<Record<number, number>>({});

/** The regions of the table in the order of F6. */
const REGIONS = ["market", "mat", "tray", "actions", "others", "log"] as const;
type Region = (typeof REGIONS)[number];

const CONTROLS = "button, a[href], input, textarea, select, [role=button], [tabindex]";

const regionElement = (region: Region): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-region="${region}"]`);

/** The controls of a region that can be seen. */
function controls(root: Element): (HTMLElement | SVGElement)[] {
  return [...root.querySelectorAll<HTMLElement | SVGElement>(CONTROLS)].filter((each) => {
    const box = each.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && !each.hasAttribute("disabled");
  });
}

/** Go to a region: to where the focus was last, else to its first control. */
const last = new Map<string, HTMLElement | SVGElement>();

export function enter(region: Region): boolean {
  const root = regionElement(region);
  if (!root) return false;
  const before = last.get(region);
  const target = before && root.contains(before) ? before : (controls(root).find((each) => each.tabIndex >= 0) ?? null);
  target?.focus();
  return !!target;
}

let lastRegion: Region | null = null;

/** Back into the region that had the focus last. */
export function reenter(): void {
  if (lastRegion) enter(lastRegion);
}

export function noticeFocus(target: Element): void {
  const region = target.closest<HTMLElement>("[data-region]")?.dataset["region"] as Region | undefined;
  if (region) {
    last.set(region, target as HTMLElement);
    lastRegion = region;
  }
  const cell = target.closest<SVGElement>("[data-cell]");
  const slot = target.closest<HTMLElement>("[data-own-slot]");
  if (cell && slot)
    cellFocus.value = { ...cellFocus.value, [Number(slot.dataset["ownSlot"])]: Number(cell.dataset["cell"]) };
}

/** The next region that is there, from the one that has the focus. */
export function cycle(by: 1 | -1): void {
  const now = document.activeElement?.closest<HTMLElement>("[data-region]")?.dataset["region"] ?? "";
  const at = REGIONS.indexOf(now as Region);
  for (let step = 1; step <= REGIONS.length; step++) {
    const index = ((((at < 0 && by < 0 ? 0 : at) + by * step) % REGIONS.length) + REGIONS.length) % REGIONS.length;
    if (enter(REGIONS[index]!)) return;
  }
}

const WAYS: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export const wayOf = (code: string): readonly [number, number] | null => WAYS[code] ?? null;

/** One cell further inside a puzzle; false at its edge. */
export function moveCell(cell: Element, way: readonly [number, number]): boolean {
  const now = Number((cell as SVGElement).dataset["cell"]);
  const [row, column] = [Math.floor(now / 5) + way[0], (now % 5) + way[1]];
  if (row < 0 || row > 4 || column < 0 || column > 4) return false;
  const puzzle = cell.closest("[data-own-slot]");
  puzzle?.querySelector<SVGElement>(`[data-cell="${5 * row + column}"]`)?.focus();
  return true;
}

/** The nearest control in that direction inside the region; the cells of a puzzle count as one. */
export function moveControl(from: Element, way: readonly [number, number]): boolean {
  const root = from.closest("[data-region], dialog, [role=dialog]");
  if (!root) return false;
  const here = middle(from);
  let best: { element: HTMLElement | SVGElement; cost: number } | null = null;
  for (const element of controls(root)) {
    // Of the cells of a puzzle only one counts, and what is kept out of the tab order elsewhere is reached by arrows.
    if (element === from || (element.tabIndex < 0 && !element.matches("[data-stack]"))) continue;
    const there = middle(element);
    const ahead = (there.y - here.y) * way[0] + (there.x - here.x) * way[1];
    const aside = Math.abs((there.y - here.y) * way[1]) + Math.abs((there.x - here.x) * way[0]);
    if (ahead < 4) continue;
    const cost = ahead + 3 * aside;
    if (!best || cost < best.cost) best = { element, cost };
  }
  best?.element.focus();
  return best !== null;
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
