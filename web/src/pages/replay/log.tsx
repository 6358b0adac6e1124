/** What happened, line by line; a press shows that moment. */
import { computed } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { linesOf } from "../../play";
import { settings } from "../../state/settings";
import { t } from "../../texts/texts";
import { at, moments, pause, show } from "./state";

type Line = { number: number; text: string; action: string; round: number | null };

/** Everybody is called by name here, also the one whose view is shown. */
const lines = computed<Line[]>(() =>
  [...moments.value.values()]
    .toSorted((one, other) => one.number - other.number)
    .flatMap((moment) => {
      const told = linesOf(moment.events, { ...moment.view, seat: null }, moment.stand_in);
      const text = told.map((each) => each.text).join(" ");
      return text ? [{ number: moment.number, text, action: moment.action ?? "", round: moment.round }] : [];
    }),
);

export function ReplayLog() {
  const list = useRef<HTMLOListElement>(null);
  const all = lines.value;
  const current = all.findLast((line) => line.number <= at.value)?.number ?? 0;
  useEffect(() => {
    const box = list.current;
    const line = box?.querySelector<HTMLElement>("[aria-current]");
    if (box && line) box.scrollTop = line.offsetTop - box.clientHeight / 2 + line.clientHeight / 2;
  }, [current, all.length]);
  return (
    <ol class="replay-log" ref={list} aria-label={t("replay-log")} data-testid="replay-log">
      {all.map((line, index) => (
        <li key={line.number}>
          {line.round !== null && line.round !== all[index - 1]?.round && (
            <span class="lab">{t("start-round", { round: line.round })}</span>
          )}
          <button
            type="button"
            aria-current={line.number === current ? "step" : undefined}
            onClick={() => {
              pause();
              show(line.number);
            }}
          >
            <span>{line.text}</span>
            {settings.value.notation && <code class="mono">{line.action}</code>}
          </button>
        </li>
      ))}
    </ol>
  );
}
