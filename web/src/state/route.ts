/**
 * Which page is shown: `/`, `/new`, `/game/ID`, `/replay/ID`, … The address is the state; links are real links.
 *
 * A server knows all these addresses. A folder of files has one page only, so there they stand behind its `#`.
 */
import { computed, signal } from "@preact/signals";
import { noteEntry, standsOver, steppedBack } from "./way_back";

export type Address = { path: string; search: string; hash: string };

let read = (): Address => ({ path: location.pathname, search: location.search, hash: location.hash });
let written = (to: string): string => to;
const address = signal(read());
export const hash = computed(() => address.value.hash);
/** The parts of the path: `["game", "ID"]`. */
export const route = computed(() => partsOf(address.value.path));

/** The address in use. */
export const where = (): Address => read();

/** Read and write addresses in another way (`device/addresses.ts`): call it before the first page. */
export function keepAddresses(reading: () => Address, writing: (to: string) => string): void {
  read = reading;
  written = writing;
  address.value = read();
}

/** An address that cannot be decoded leads to no page of ours, which the name of none says: a slash. */
function partsOf(path: string): string[] {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return ["/"];
  }
}

export function go(to: string, replace = false): void {
  const now = read();
  if (to !== now.path + now.hash)
    history[replace || standsOver() ? "replaceState" : "pushState"](null, "", written(to));
  noteEntry();
  address.value = read();
  scrollTo(0, 0);
}

/** Say in the address what the page shows, without going anywhere. */
export function rewrite(to: string): void {
  history.replaceState(history.state, "", written(to));
  noteEntry();
}

/** Links inside the app change the page without loading it. */
export function followLinks(): void {
  noteEntry();
  addEventListener("popstate", () => {
    if (!steppedBack()) address.value = read();
  });
  addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a[href^='/']");
    const plain = !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !plain || link.hasAttribute("download") || link.hasAttribute("target")) return;
    const to = link.getAttribute("href") ?? "/";
    if (to.startsWith("/api/")) return;
    event.preventDefault();
    go(to);
  });
}
