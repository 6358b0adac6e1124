/** What is loaded right after the table: everything that opens. */
import { signal } from "@preact/signals";

export const late = signal<typeof import("./sheets") | null>(null);

/** A lost connection must not cost a sheet for good: it is tried again until it is there, its styles too. */
export async function bring(): Promise<void> {
  if (late.value) return;
  try {
    // Awaited, not chained: the build loads the styles outside of what is chained to the import.
    late.value = await import("./sheets");
  } catch {
    setTimeout(() => void bring(), 1000);
  }
}
