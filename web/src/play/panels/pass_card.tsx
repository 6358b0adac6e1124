/** Several people before one screen: a card in the place of the mat says whose turn it is, until they say that it is them. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { SeatSign } from "../../art/seat";
import { Button } from "../../parts/button";
import { say } from "../../parts/speech";
import { plainName, signOf } from "../../state/names";
import { seat } from "../../state/table";
import { layout, size } from "../../table/form/layout";
import { lines } from "../../table/beside/log_lines";
import { t } from "../../texts/texts";
import { holder, passing } from "./pass_device";

export function PassCard() {
  return passing.value && seat.value !== null ? <Card key={seat.value} to={seat.value} /> : null;
}

function Card({ to }: { to: number }) {
  const box = useRef<HTMLDivElement>(null);
  const place = usePlace();
  const name = plainName(to);
  const go = () => (holder.value = to);
  useEffect(() => {
    box.current?.querySelector("button")?.focus();
    say(`${t("pass-next", { name })}. ${t("pass-device")}`);
    // The focus may get lost by a press beside the card: the keys still mean its button.
    const press = (event: KeyboardEvent) => {
      if (event.target !== document.body || (event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      go();
    };
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  }, []);
  return (
    <div
      ref={box}
      class="pass-card"
      style={place}
      role="dialog"
      aria-modal="true"
      aria-labelledby="pass-next"
      aria-describedby="pass-device"
      data-testid="pass"
    >
      <div class="pass-who">
        <SeatSign seat={to} text={signOf(to)} size={72} />
        <h2 id="pass-next">{t("pass-next", { name })}</h2>
        <p id="pass-device">{t("pass-device")}</p>
      </div>
      <Button class="primary" testid="pass-go" onClick={go}>
        {t("pass-i-am", { name })}
      </Button>
      <p class="pass-last" data-testid="pass-last">
        {lastTurn()}
      </p>
    </div>
  );
}

/** What the one before has done. */
function lastTurn(): string {
  const all = lines.value;
  const who = all.findLast((line) => line.seat !== null)?.seat;
  const from = all.findLastIndex((line) => line.seat !== null && line.seat !== who) + 1;
  return all
    .slice(from)
    .filter((line) => line.seat === who)
    .slice(-3)
    .map((line) => line.text)
    .join(" ");
}

/** Over the mat; on a phone from there to the lower edge, so that the controls are covered too. */
function usePlace(): Record<string, string> | undefined {
  const [place, setPlace] = useState<Record<string, string> | undefined>(undefined);
  const { width, height } = size.value;
  const form = layout.value;
  useLayoutEffect(() => {
    const measure = () => setPlace(placeOver(width, height));
    measure();
    const watch = new ResizeObserver(measure);
    const follow = () => {
      watch.disconnect();
      for (const part of document.querySelectorAll("[data-region='mat'], .board")) watch.observe(part);
    };
    follow();
    // Some forms are loaded when they are first wanted: then another mat comes a moment later.
    const table = document.querySelector(".table");
    const changes = new MutationObserver(follow); // who begins to observe a part is told its size at once
    if (table) changes.observe(table, { childList: true, subtree: true });
    return () => {
      changes.disconnect();
      watch.disconnect();
    };
  }, [width, height, form]);
  return place;
}

function placeOver(width: number, height: number): Record<string, string> | undefined {
  const mat = document.querySelector("[data-region='mat']")?.getBoundingClientRect();
  if (!mat) return undefined;
  const top = Math.max(0, Math.min(mat.top, height - 300));
  const bottom = layout.value.form !== "phone" ? Math.max(0, height - mat.bottom) : 0;
  // A phone on its side has its controls beside the mat.
  const wide = layout.value.form === "side" ? width - mat.left - 8 : mat.width;
  return { left: `${mat.left}px`, width: `${wide}px`, top: `${top}px`, bottom: `${bottom}px` };
}
