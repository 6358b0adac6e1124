/** A table whose address was opened before the game runs: until then the page says how far the start has come. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Notices } from "./notices";

type Loaded = { default: ComponentType };

export function tableLater(load: () => Promise<Loaded>): ComponentType {
  return function TableLater() {
    const [found, setFound] = useState<Loaded | null>(null);
    useEffect(() => void load().then(setFound), []);
    return found ? (
      <found.default />
    ) : (
      <main class="page device-wait">
        <Notices />
      </main>
    );
  };
}
