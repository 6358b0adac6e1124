/** Which page is shown: `/`, `/new`, `/game/ID`, `/replay/ID`, … The address is the state; links are real links. */
import { computed, signal } from "@preact/signals";

const path = signal(location.pathname);
export const hash = signal(location.hash);
/** The parts of the path: `["game", "ID"]`. */
export const route = computed(() => partsOf(path.value));

/** An address that cannot be decoded leads to no page of ours, which the name of none says: a slash. */
export function partsOf(address: string): string[] {
  try {
    return address.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return ["/"];
  }
}

export function go(to: string, replace = false): void {
  if (to !== location.pathname + location.hash) history[replace ? "replaceState" : "pushState"](null, "", to);
  path.value = location.pathname;
  hash.value = location.hash;
  scrollTo(0, 0);
}

/** Links inside the app change the page without loading it. */
export function followLinks(): void {
  addEventListener("popstate", () => {
    path.value = location.pathname;
    hash.value = location.hash;
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
