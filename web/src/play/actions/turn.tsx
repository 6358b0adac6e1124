/** Undo, restart, and the one button that goes on: place, confirm, end the turn, done. */
import { useEffect } from "preact/hooks";
import { Icon } from "../../art/icons";
import { Button } from "../../parts/button";
import { settings } from "../../state/settings";
import { mayAct, mine, mySeats, status, table, view } from "../../state/table";
import { hasFocus, layout } from "../../table/form/layout";
import { t } from "../../texts/texts";
import { deeds } from "./bar";
import { act, may, undo, waiting, whyNot } from "./send";
import { floating } from "../hand/drag";
import { clash, clashText, placeHere } from "../hand/hand";
import { carried, selected, sheetOpen } from "../selection";
import { take } from "./press";
import { askDone } from "./touches";
import { Turns } from "../hand/tray";
import { autoStopped, RING } from "./auto_confirm";

export function TurnControls() {
  if (!view.value?.you || view.value.phase === "over" || sheetOpen.value) return null;
  const docked = hasFocus.value;
  const sequence = mine.value?.turn?.sequence;
  const { trayWidth, scale } = layout.value;
  const narrow = trayWidth < 540 * scale;
  return (
    <div class="turn-controls">
      {waiting.value && <span class="spinner" aria-hidden="true" />}
      {docked && <Turns />}
      {/* Nothing moves when a sequence begins: its cancelling takes the place of undoing, which the laid piece offers. */}
      {docked && sequence ? (
        <CancelSequence icon />
      ) : (
        <Undo compact={docked || narrow || deeds().length > 3 || may("end") || !!sequence} />
      )}
      {!docked && !sequence && <Restart />}
      <Primary />
    </div>
  );
}

function Undo({ compact }: { compact: boolean }) {
  const state = view.value?.you?.undo;
  const why =
    status.value !== "open" ? t("play-no-connection") : state?.can ? null : t(state?.reason ?? "undo-nothing");
  const label = state?.reason === "undo-revealed" ? t("play-undo-not-past") : t("play-undo");
  const run = (event: MouseEvent) => void undo(event.shiftKey ? (state?.steps ?? 1) : 1);
  return compact ? (
    <Button icon="undo" label={label} refusal={why} testid="act-undo" onClick={run} />
  ) : (
    <Button icon="undo" class="quiet" label={label} refusal={why} testid="act-undo" onClick={run}>
      {t("play-undo")}
    </Button>
  );
}

function Restart() {
  const steps = view.value?.you?.undo.steps ?? 0;
  const why = steps > 1 ? null : t("play-restart-nothing");
  return (
    <Button
      icon="restart"
      class="quiet"
      label={t("play-restart")}
      refusal={why}
      testid="act-restart"
      onClick={() => void undo(steps)}
    />
  );
}

function Primary() {
  const turn = mine.value?.turn;
  const hand = carried.value;
  const sequence = turn?.sequence;
  const wanted = selected.value;
  if (wanted)
    return (
      <Button icon="check" class="primary" refusal={whyNot(wanted)} testid="take" onClick={() => take(wanted)}>
        {t("play-take")}
      </Button>
    );
  if (hand && hand.slot !== null && !floating.value) {
    const why = clash.value;
    return (
      <Button icon="check" class="primary" refusal={why ? clashText(why) : null} testid="place" onClick={placeHere}>
        {t("play-place")}
      </Button>
    );
  }
  if (sequence && sequence.kind !== "recycle") return <Sequence count={sequence.placed.length} />;
  if (view.value?.phase === "touches")
    return (
      <Button icon="check" class="primary" refusal={whyNot("done")} testid="done" onClick={askDone}>
        {t("play-done")}
      </Button>
    );
  return turn?.complete ? <Confirm /> : <End />;
}

function Sequence({ count }: { count: number }) {
  return (
    <>
      {!hasFocus.value && <CancelSequence />}
      <Button
        icon="check"
        class="primary"
        refusal={whyNot("stop")}
        testid="confirm-sequence"
        onClick={() => void act("stop")}
      >
        {t("play-confirm-pieces", { count })}
      </Button>
    </>
  );
}

function CancelSequence({ icon = false }: { icon?: boolean }) {
  return (
    <Button
      icon={icon ? "cross" : undefined}
      class={icon ? "" : "quiet"}
      label={icon ? t("play-cancel") : undefined}
      refusal={whyNot("cancel")}
      testid="cancel-sequence"
      onClick={() => void act("cancel")}
    >
      {icon ? null : t("play-cancel")}
    </Button>
  );
}

function End() {
  const left = mine.value?.turn?.actions_left ?? 0;
  const open = may("end");
  const { trayWidth, scale } = layout.value;
  const short = hasFocus.value || (deeds().length > 3 && trayWidth < 640 * scale);
  return (
    <Button
      icon="check"
      label={open ? t("play-end-unused", { count: left }) : undefined}
      refusal={whyNot("end")}
      testid="act-confirm"
      onClick={() => void act("end")}
    >
      {open && !short ? t("play-end-unused", { count: left }) : t("play-end")}
    </Button>
  );
}

/** Against bots alone a complete turn passes on by itself after a moment in which it can still be undone. */
function Confirm() {
  const others = table.value?.seats.some((each) => each.kind !== "bot" && !mySeats.value.includes(each.seat));
  const wish = settings.value.autoConfirm;
  const auto =
    mayAct.value &&
    mySeats.value.length === 1 &&
    (wish === "at-once" || (wish === "ring" && !others && !autoStopped.value));
  useEffect(() => {
    if (!auto) return;
    const timer = setTimeout(() => may("end") && void act("end"), wish === "at-once" ? 0 : RING);
    return () => clearTimeout(timer);
  }, [auto, wish]);
  return (
    <button
      type="button"
      class={`btn primary${auto && wish === "ring" ? " ringing" : ""}`}
      data-testid="act-confirm"
      onClick={() => void act("end")}
    >
      {auto && wish === "ring" ? (
        <svg class="ring" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="10" r="8" pathLength="100" />
        </svg>
      ) : (
        <Icon name="check" />
      )}
      {t("play-confirm-turn")}
    </button>
  );
}
