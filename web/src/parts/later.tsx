/** Parts of a page that few need at once: they are loaded when the browser has nothing else to do, or when they are shown. */
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";

const PATIENCE = 2000;

export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const found = signal<ComponentType<Props> | null>(null);
  const bring = async (): Promise<void> => {
    try {
      const loaded = await load();
      found.value ??= loaded;
    } catch {
      // Without a connection: until it is back.
      setTimeout(() => void bring(), PATIENCE);
    }
  };
  function Later(props: Props) {
    useEffect(() => {
      if (!found.value) void bring();
    }, []);
    const Found = found.value;
    return Found ? <Found {...props} /> : null;
  }
  return Object.assign(Later, { bring, isThere: () => found.value !== null });
}
