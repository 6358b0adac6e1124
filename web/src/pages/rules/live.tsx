/** The live board over the page: an example on the same table as any game, as large as the screen. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Button } from "../../parts/button";
import { ActionBar, Dialogs, linesOf, sheetOpen, TouchSheet, Tray, TurnControls, usePlay } from "../../play";
import { leave, view } from "../../state/table";
import { Board, frame } from "../../table/board";
import { followSize, layout, pushed, size, touching } from "../../table/form/layout";
import { has, t } from "../../texts/texts";
import type { View } from "../../types/view";
import { asRefusal, explain } from "../loading";
import { live, nextStep, playAll, type Shown } from "./board";

/** Px, as in the style sheet: by how much the steps are higher than the bar of a table. */
const STEPS_HIGHER = 12;

export function LiveBoard({ shown }: { shown: Shown }) {
  const box = useRef<HTMLDivElement>(null);
  usePlay();
  useLayoutEffect(() => followSize("board"), []);
  useEffect(() => {
    const opener = document.activeElement;
    box.current?.focus();
    return () => {
      leave();
      live.value = null;
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  const { form } = layout.value;
  // On a phone what is told needs a line more than the table's bar has.
  const taller = form === "phone" && size.value.height >= 700;
  useLayoutEffect(() => {
    pushed.value = taller ? STEPS_HIGHER : 0;
    return () => {
      pushed.value = 0;
    };
  }, [taller]);
  const now = view.value;
  const around = frame();
  return (
    <div
      ref={box}
      {...around}
      class={`live ${around.class}`}
      role="dialog"
      aria-label={t("rules-live-try")}
      tabIndex={-1}
      data-testid="live-board"
      data-actions={shown.actions.length}
    >
      <Steps shown={shown} />
      <div class="board">{now && <Board beside={touching.value && <TouchSheet />} />}</div>
      {form === "phone" && now?.you && (
        <section class="dock" aria-label={t("play-actions")}>
          <Tray />
          <TurnControls />
          {!sheetOpen.value && (
            <div class="dock-tabs">
              <ActionBar />
            </div>
          )}
        </section>
      )}
      <Dialogs />
    </div>
  );
}

/** The end of a game in words: everybody's score, who has won, and what decided. */
function outcome(view: View): string {
  const { rows, winners, decided_by } = view.result!;
  const names = winners.map((seat) => nameOf(seat, view));
  const scores = rows
    .map((row) => t("replay-graph-name", { name: nameOf(row.seat, view), value: row.score }))
    .join(", ");
  const won =
    winners.length > 1
      ? t("winners", { names })
      : t("winner", { who: winners[0] === view.seat ? "you" : "other", names });
  return `${scores}. ${won} ${t(`decided-${decided_by}`)}`;
}

/** In solo the seat after the last is the opponent's. */
function nameOf(seat: number, view: View): string {
  return seat === view.seat ? t("you") : (view.seats[seat]?.name ?? t("opponent"));
}

/** What has just happened, what could be done next, and the way back to the page. */
function Steps({ shown }: { shown: Shown }) {
  const [problem, setProblem] = useState("");
  const next = nextStep(shown);
  const told = linesOf(shown.events, shown.view).map((line) => line.text);
  const about = `rules-example-${shown.example.name}`;
  const play = (actions: string[]) => {
    playAll(actions).then(
      () => setProblem(""),
      (fault: unknown) => setProblem(explain(asRefusal(fault))),
    );
  };
  return (
    <header class="live-steps">
      <p aria-live="polite" data-testid="live-told">
        {problem || told.join(" ") || (has(about) ? t(about) : t("rules-live-begin"))}{" "}
        {shown.view.result && outcome(shown.view)}
      </p>
      {next && (
        <Button icon="next" testid="live-next" onClick={() => play([...shown.actions, next])}>
          {t("rules-live-next")}
        </Button>
      )}
      {shown.actions.length > 0 && (
        <Button icon="restart" testid="live-reset" label={t("rules-live-reset")} onClick={() => play([])} />
      )}
      <Button
        icon="cross"
        label={t("rules-live-close")}
        testid={`close-${shown.example.name}`}
        onClick={() => (live.value = null)}
      />
    </header>
  );
}
