/** The live board with what belongs to it: the same parts as at the table. */
import { useEffect, useState } from "preact/hooks";
import { Boundary } from "../../parts/boundary";
import { Button } from "../../parts/button";
import { ActionBar, Dialogs, linesOf, TouchSheet, Tray, TurnControls, usePlay } from "../../play";
import { leave, view } from "../../state/table";
import { followSize, layout } from "../../table/layout";
import { Market } from "../../table/market";
import { Mat } from "../../table/mat";
import { OpponentPanel } from "../../table/solo";
import { Reserve } from "../../table/reserve";
import { t } from "../../texts/texts";
import type { View } from "../../types/view";
import { asRefusal, explain } from "../loading";
import { live, nextStep, playAll, type Shown } from "./board";

export function LiveBoard({ shown }: { shown: Shown }) {
  usePlay();
  useEffect(followSize, []);
  useEffect(() => {
    const { example } = shown;
    return () => {
      // Another board may be live by now.
      if (live.peek() && live.peek()?.example !== example) return;
      leave();
      live.value = null;
    };
  }, []);
  const { form } = layout.value;
  const solo = !!view.value?.opponent;
  const touches = view.value?.phase === "touches" && !!view.value.you;
  return (
    <div class={`live ${form} ${solo ? "solo" : ""}`} data-testid="live-board" data-actions={shown.actions.length}>
      <Steps shown={shown} />
      <div class="live-table">
        <Boundary>
          {solo ? (
            <>
              <OpponentPanel />
              <Reserve />
            </>
          ) : (
            <Market />
          )}
        </Boundary>
        <Boundary>
          <Mat />
        </Boundary>
        {touches && <TouchSheet />}
        {form === "phone" && view.value?.you && (
          <div class="live-dock">
            <Tray />
            <TurnControls />
            <ActionBar />
          </div>
        )}
      </div>
      <Dialogs />
    </div>
  );
}

/** The end of a game in words: everybody's score, who has won, and what decided. */
function outcome(view: View): string {
  const { rows, winners, decided_by } = view.result!;
  const names = winners.map((seat) => nameOf(seat, view)).join(", ");
  const scores = rows.map((row) => t("replay-graph-name", { name: nameOf(row.seat, view), value: row.score })).join(", ");
  const won = winners.length > 1 ? t("winners", { names }) : t("winner", { who: winners[0] === view.seat ? "you" : "other", names });
  return `${scores}. ${won} ${t(`decided-${decided_by}`)}`;
}

/** In solo the seat after the last is the opponent's. */
function nameOf(seat: number, view: View): string {
  return seat === view.seat ? t("you") : (view.seats[seat]?.name ?? t("opponent"));
}

/** What has just happened, and what could be done next. */
function Steps({ shown }: { shown: Shown }) {
  const [problem, setProblem] = useState("");
  const next = nextStep(shown);
  const told = linesOf(shown.events, shown.view).map((line) => line.text);
  const play = (actions: string[]) => {
    playAll(actions).then(
      () => setProblem(""),
      (fault: unknown) => setProblem(explain(asRefusal(fault))),
    );
  };
  return (
    <div class="live-steps">
      <p aria-live="polite" data-testid="live-told">
        {problem || told.join(" ") || t("rules-live-begin")} {shown.view.result && outcome(shown.view)}
      </p>
      {next && (
        <Button icon="next" testid="live-next" onClick={() => play([...shown.actions, next])}>
          {t("rules-live-next")}
        </Button>
      )}
      {shown.actions.length > 0 && (
        <Button icon="restart" testid="live-reset" onClick={() => play([])}>
          {t("rules-live-reset")}
        </Button>
      )}
    </div>
  );
}
