/** Several people before one screen: a card says whose turn it is before the controls are theirs. */
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Button } from "../parts/button";
import { mayAct, mine, mySeats, seat } from "../state/table";
import { size } from "../table/layout";
import { t } from "../texts/texts";

/** The seat that has the screen now. */
const holder = signal<number | null>(null);

export function PassCard() {
  const several = mySeats.value.length > 1;
  const waits = several && mayAct.value && holder.value !== null && holder.value !== seat.value;
  useEffect(() => {
    // Whoever acts first has the screen already.
    if (several && mayAct.value && holder.value === null) holder.value = seat.value;
  }, [several, mayAct.value, seat.value]);
  return waits ? <Card key={seat.value} name={mine.value?.name ?? ""} onGo={() => (holder.value = seat.value)} /> : null;
}

function Card({ name, onGo }: { name: string; onGo: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Record<string, string> | undefined>(undefined);
  const { width, height } = size.value;
  useLayoutEffect(() => {
    const mat = document.querySelector("[data-region='mat']")?.getBoundingClientRect();
    const tray = document.querySelector(".tray")?.getBoundingClientRect();
    if (mat && tray && width > 640) setPlace({ left: `${mat.left}px`, width: `${mat.width}px`, top: `${tray.top - 8}px`, bottom: `${Math.max(0, height - mat.bottom)}px` });
  }, [width, height]);
  useEffect(() => box.current?.querySelector("button")?.focus(), []);
  return (
    <div ref={box} class="pass-card" style={place} role="dialog" aria-label={t("play-pass-to", { name })} data-testid="pass">
      <p>{t("play-pass-to", { name })}</p>
      <Button class="primary" icon="check" testid="pass-go" onClick={onGo}>
        {t("play-pass-go", { name })}
      </Button>
    </div>
  );
}
