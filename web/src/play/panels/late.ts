/** What is loaded right after the table: everything that opens. */
import { signal } from "@preact/signals";

export const late = signal<typeof import("./lazy") | null>(null);

/** A lost connection must not cost a sheet for good: it is tried again until it is there. */
export function bring(): void {
  if (late.value) return;
  import("./lazy").then(
    (found) => (late.value = found),
    () => setTimeout(bring, 1000),
  );
}
