/** Starting without a network, and newer versions: the service worker (`web/site/sw.js`) holds one version at a time. */
import { effect, signal } from "@preact/signals";
import { route } from "../state/route";
import { table } from "../state/table";

/** A newer version lies ready, and no game is on screen. */
export const renewed = signal(false);
/** Whether this browser lets the page start without a network. */
export const startsAlone = signal<"unknown" | "yes" | "no">("unknown");

let waiting: ServiceWorker | null = null;

/** Once the game runs: what it was fetched for is kept for the next start. */
export function keepFresh(): void {
  askToKeep();
  if (!("serviceWorker" in navigator)) {
    startsAlone.value = "no";
    return;
  }
  navigator.serviceWorker.register("./sw.js").then(
    (registration) => {
      const look = () => offer(registration.waiting);
      registration.addEventListener("updatefound", () => {
        registration.installing?.addEventListener("statechange", look);
      });
      look();
      void navigator.serviceWorker.ready.then(() => (startsAlone.value = "yes"));
    },
    () => (startsAlone.value = "no"),
  );
}

function offer(worker: ServiceWorker | null): void {
  // The first one has nobody to replace.
  if (!worker || !navigator.serviceWorker.controller) return;
  waiting = worker;
  effect(() => void (renewed.value = route.value[0] !== "game"));
}

/** Begin anew with the newer version. */
export function useNew(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting?.postMessage("take over");
}

/** After a finished game it is worth asking that nothing be thrown away. */
function askToKeep(): void {
  effect(() => {
    if (table.value?.status === "over") void navigator.storage?.persist?.();
  });
}
