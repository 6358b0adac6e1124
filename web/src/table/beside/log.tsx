/** The log: what happened, in words and notation, under headings by round. It stays at the end unless it was scrolled away. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { SeatAccount } from "../../art/account";
import { SeatSign } from "../../art/seat";
import { settings } from "../../state/settings";
import { signOf } from "../../state/names";
import { table, view } from "../../state/table";
import { t } from "../../texts/texts";
import { lines, type LogLine } from "./log_lines";

/** So near the end counts as at the end. */
const NEAR = 24;

export function Log() {
  const list = useRef<HTMLOListElement>(null);
  const stuck = useRef(true);
  const all = lines.value;
  useLayoutEffect(() => {
    const box = list.current;
    if (box && stuck.current) box.scrollTop = box.scrollHeight;
  }, [all]);
  return (
    <ol
      class="log"
      ref={list}
      tabIndex={0}
      aria-label={t("table-log")}
      data-testid="log"
      onScroll={(event) => {
        const box = event.currentTarget;
        stuck.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
      }}
    >
      {!all.length && <li class="lab">{t("table-log-empty")}</li>}
      {all.map((line, index) => (
        <Line key={`${line.number} ${index}`} line={line} heading={line.heading !== all[index - 1]?.heading} />
      ))}
    </ol>
  );
}

function Line({ line, heading }: { line: LogLine; heading: boolean }) {
  const number = Number(line.heading.split(" ")[1]);
  return (
    <>
      {heading && (
        <li class="lab heading">
          {line.heading.startsWith("round")
            ? t("table-log-round", { round: number })
            : t("table-log-turn", { turn: number })}
        </li>
      )}
      <li class="line">
        {line.seat !== null ? <SeatSign seat={line.seat} text={signOf(line.seat)} /> : <Nobody />}
        <div>
          <p>
            <SeatAccount seat={line.seat} /> {line.text}
          </p>
          {settings.value.notation && line.action && (
            <a class="mono" href={`/replay/${table.value?.id ?? ""}#a=${line.number}`} title={t("table-show-moment")}>
              {line.action}
            </a>
          )}
        </div>
      </li>
    </>
  );
}

/** The game itself, or the solo opponent. */
function Nobody() {
  return view.value?.opponent ? <SeatSign seat={-1} text="M" /> : <span class="nobody" />;
}
