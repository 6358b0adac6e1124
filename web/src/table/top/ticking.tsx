/** A clock that runs, loaded where a game has clocks or somebody is away. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { say } from "../../parts/notice";
import { sound } from "../../play";
import { mySeats, skew, table } from "../../state/table";
import { t } from "../../texts/texts";
import { gone } from "./clock";

/** The time of the server, moved on while a clock is shown. */
const now = signal(Date.now());
let watchers = 0;
let timer = 0;

function useTime(): void {
  useEffect(() => {
    if (!watchers++) timer = window.setInterval(() => (now.value = Date.now() + skew.value), 100);
    now.value = Date.now() + skew.value;
    return () => {
      if (!--watchers) clearInterval(timer);
    };
  }, []);
}

const WARN = 30_000;
const LOW = 10_000;

/** What a seat has left in ms; null without a clock. */
function leftOf(seat: number, at: number): number | null {
  const clock = table.value?.clocks?.[seat];
  if (!clock) return null;
  return Math.max(0, clock.left_ms - (clock.since === null ? 0 : Math.max(0, at - clock.since)));
}

/** m:ss, tenths under ten seconds, days and hours in slow games. */
function clockText(ms: number): string {
  if (ms < LOW) return (Math.floor(ms / 100) / 10).toFixed(1);
  const seconds = Math.floor(ms / 1000);
  const [minutes, hours, days] = [Math.floor(seconds / 60), Math.floor(seconds / 3600), Math.floor(seconds / 86400)];
  if (days >= 2) return t("table-clock-days", { days });
  if (hours >= 1) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

const two = (value: number) => String(value).padStart(2, "0");

export function Ticking({ seat }: { seat: number }) {
  useTime();
  const left = leftOf(seat, now.value);
  const own = mySeats.value.includes(seat);
  const urgent = own && left !== null && left <= WARN && table.value?.clocks?.[seat]?.since !== null;
  useEffect(() => {
    if (urgent) say(t("sr-clock-low"), true);
  }, [urgent]);
  const tick = urgent && left <= LOW ? Math.ceil(left / 1000) : null;
  useEffect(() => {
    if (tick !== null) sound("clock");
  }, [tick]);
  if (left === null) return null;
  const state = left <= LOW ? "danger" : left <= WARN ? "warn" : "";
  return (
    <span class={`clock num ${state}`} role="timer" aria-label={t("sr-clock", { time: clockText(left) })}>
      {clockText(left)}
      {left <= LOW && <small> {t("table-clock-low")}</small>}
    </span>
  );
}

export function Away({ seat }: { seat: number }) {
  useTime();
  const since = gone.get(seat);
  const seconds = since === undefined ? 0 : Math.max(0, Math.floor((now.value - skew.value - since) / 1000));
  return (
    <span class="lab warn num">{t("table-away", { time: `${Math.floor(seconds / 60)}:${two(seconds % 60)}` })}</span>
  );
}
