/** What has just happened: told to the ear, heard as a sound, and shown as movement. */
import { effect } from "@preact/signals";
import { display, notice, say } from "../../parts/notice";
import { mayAct, mine, mySeats, news, view, views } from "../../state/table";
import { t } from "../../texts/texts";
import type { GameEvent } from "../../types/event";
import type { View } from "../../types/view";
import { isNew, placedOne } from "./say";
import { late } from "../panels/load_sheets";
import { passing } from "../panels/pass_device";
import { selectedRow } from "../selection";
import { sound, type Sound } from "./sound";
import { completionsFirst, linesOf, nameOf, remember, sentenceOf } from "./narrate";

const SOUNDS: Partial<Record<GameEvent["kind"], Sound>> = {
  taken: "take",
  completed: "complete",
  "last-round-began": "last-round",
  "end-triggered": "last-round",
  "game-ended": "end",
  "opponent-took": "take",
};

/** Follow the news while the table is open. */
export function followNews(): () => void {
  let before = views.peek()[0]?.version ?? 0;
  const forget = followTurn();
  const stop = effect(() => {
    const { events, version } = news.value;
    const now = view.peek();
    if (!now || version <= before || !events.length) return;
    before = version;
    remember(now);
    lost(events, now);
    late.peek()?.animate(events, now);
    tell(events, now);
    for (const event of events) if (event.kind === "placed" && event.seat === now.seat) placedOne();
  });
  return () => {
    forget();
    stop();
  };
}

/** A turn of ours begins; in solo one follows the other. */
function followTurn(): () => void {
  let before = "";
  return effect(() => {
    const now = view.value;
    const turn = now && mayAct.value && !passing.value ? `${now.seat} ${now.turn} ${now.phase}` : "";
    if (now && turn && turn !== before) {
      // After the news that came with it.
      queueMicrotask(() => say(turnWords(now)));
      sound("turn");
    }
    before = turn;
  });
}

/** Somebody else took what was picked out here (Line Clear, or a slow hand). */
function lost(events: GameEvent[], now: View): void {
  const gone = events.find(
    (event) => event.kind === "taken" && event.row_slot !== null && event.row_slot === selectedRow.peek(),
  );
  if (!gone || gone.seat === now.seat) return;
  selectedRow.value = null;
  notice(t("play-took-it", { name: nameOf(gone.seat, now) }));
}

function tell(events: GameEvent[], now: View): void {
  const text = linesOf(events, now).map((line) => line.text);
  const own = events.some((event) => event.seat !== null && event.seat === now.seat);
  const turn = mine.peek()?.turn;
  if (own && turn && now.phase === "play")
    text.push(
      turn.complete ? t("sr-turn-complete") : t("banner-actions", { count: turn.actions_left, master: "free" }),
    );
  // What a completed puzzle brings is the heart of the game: newcomers see it in words too.
  const completed =
    own && isNew() ? events.filter((event) => event.kind === "completed" || event.kind === "rewarded") : [];
  if (completed.length)
    display(
      completionsFirst(completed)
        .map((event) => sentenceOf(event, now))
        .join(" "),
    );
  if (text.length) say(text.join(" "));
  const heard = events.map((event) => SOUNDS[event.kind]).find(Boolean);
  if (heard) sound(heard);
}

/** "Your turn. 3 actions. 4 puzzles, 6 pieces." */
export function turnWords(now: View): string {
  const own = mine.peek();
  const pieces = Object.values(own?.supply ?? {}).reduce((sum, count) => sum + count, 0);
  if (now.phase === "touches") return t("sr-touches", { pieces });
  const name = mySeats.peek().length > 1 ? (own?.name ?? "") : "none";
  return t("sr-your-turn", {
    name,
    actions: own?.turn?.actions_left ?? 0,
    puzzles: own?.puzzles.length ?? 0,
    pieces,
  });
}
