/** The month: a solved day is a filled cell, days in a row join to one piece; a missed day is a gap and nothing more. */
import { Icon } from "../../art/icons";
import { language, t } from "../../texts/texts";
import { inARow, kept, placeInRow, shifted } from "./kept";

/** By the length of a row: the colour of the piece that it makes. */
const PIECES = ["O1", "I2", "I3", "I4"] as const;

const worded = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language.value, { timeZone: "UTC", ...options }).format(new Date(day));

export const dayWords = (day: string): string => worded(day, { weekday: "long", day: "numeric", month: "long" });
export const shortDay = (day: string): string => worded(day, { day: "numeric", month: "long" });

type Props = {
  /** The one that is looked at, today's, and the earliest that there is. */
  day: string;
  today: string;
  earliest: string;
};

export function Calendar({ day, today, earliest }: Props) {
  const { days } = kept.value;
  const first = firstOfMonth(day);
  const monday = shifted(first, -((new Date(first).getUTCDay() + 6) % 7));
  const cells = Array.from({ length: 42 }, (_, index) => shifted(monday, index));
  const month = cells.filter((each) => each.slice(0, 7) === day.slice(0, 7));
  const solved = month.filter((each) => days[each]?.solved).length;
  const row = inARow(days, today);
  return (
    <section class="problem-month" aria-labelledby="problem-month">
      <header>
        <ToMonth of={shifted(first, -1)} there={shifted(first, -1) >= earliest} icon="back" />
        <h2 id="problem-month">{worded(first, { month: "long" })}</h2>
        <ToMonth of={firstOfMonth(shifted(first, 31))} there={firstOfMonth(shifted(first, 31)) <= today} icon="next" />
        <span data-testid="problem-row">{row > 1 ? t("problem-in-a-row", { days: row }) : ""}</span>
      </header>
      <p class="sr">
        {t("problem-month-told", { month: worded(first, { month: "long" }), solved, all: month.length })}
      </p>
      <ol class="problem-days">
        {cells.slice(0, 7).map((each) => (
          <li key={each} class="weekday" aria-hidden="true">
            {worded(each, { weekday: "narrow" })}
          </li>
        ))}
        {month.map((each, index) => (
          <li key={each} style={index ? undefined : { gridColumn: cells.indexOf(each) + 1 }}>
            <DayCell each={each} day={day} today={today} earliest={earliest} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;

/** The month before leads to its last day, the one after to its first. */
function ToMonth({ of, there, icon }: { of: string; there: boolean; icon: "back" | "next" }) {
  if (!there) return null;
  return (
    <a
      class="btn quiet"
      href={`/problem/${of}`}
      aria-label={worded(of, { month: "long", year: "numeric" })}
      data-testid={`month-${icon}`}
    >
      <Icon name={icon} size={18} />
    </a>
  );
}

function DayCell({ each, day, today, earliest }: Props & { each: string }) {
  const { days } = kept.value;
  const found = days[each];
  const place = placeInRow(days, each);
  const number = Number(each.slice(8));
  const state = found?.solved ? "solved" : found?.seen ? "seen" : "open";
  if (each > today || each < earliest)
    return (
      <span class="problem-day later" aria-hidden="true">
        {number}
      </span>
    );
  // A row is broken at the end of a week by drawing only.
  const weekday = (new Date(each).getUTCDay() + 6) % 7;
  const joins = [
    place && place.place > 0 && weekday > 0 ? "before" : "",
    place && place.place < place.length - 1 && weekday < 6 ? "after" : "",
  ];
  const piece = place ? PIECES[Math.min(place.length, PIECES.length) - 1] : "";
  return (
    <a
      class={`problem-day ${state} ${piece ?? ""} ${joins.join(" ")}${each === today ? " today" : ""}`}
      href={each === today ? "/problem" : `/problem/${each}`}
      aria-current={each === day ? "page" : undefined}
      aria-label={t("problem-day-told", { day: dayWords(each), state })}
      data-testid={`day-${each}`}
      data-state={state}
      data-row={place?.length}
    >
      {number}
    </a>
  );
}
