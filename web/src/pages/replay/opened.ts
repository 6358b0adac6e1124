/** A record file that was opened on this device; it is shown by `/replay` without an id. */
import { signal } from "@preact/signals";

export const opened = signal<{ name: string; text: string } | null>(null);
