/** The scrubber, the buttons and the keys. */
import { useEffect, useState } from "preact/hooks";
import { Button } from "../../parts/button";
import { t } from "../../texts/texts";
import { Graph, margins, useWidth, type GraphKind } from "./graph";
import { about, at, counted, pause, play, playing, show, shown, SPEEDS, speed, step } from "./state";
import type { Unit } from "./steps";

/** Px, as in the style sheet: the middle of the thumb is then where the graph has the moment. */
const THUMB = 24;

export function Player() {
  const [kind, setKind] = useState<GraphKind>("points");
  const { box, width } = useWidth<HTMLDivElement>();
  const { left, right } = margins(width);
  useKeys();
  return (
    <section class="panel replay-dock" aria-label={t("replay-controls")}>
      <div class="replay-graph" ref={box}>
        <Graph kind={kind} width={width} />
        <input
          type="range"
          class="scrubber"
          min="0"
          max={about.value?.total ?? 0}
          value={at.value}
          style={{ marginLeft: `${left - THUMB / 2}px`, width: `${width - left - right + THUMB}px` }}
          aria-label={t("replay-scrubber")}
          aria-valuetext={t("replay-position", counted.value)}
          data-testid="scrubber"
          onInput={(event) => {
            pause();
            show(Number(event.currentTarget.value));
          }}
        />
      </div>
      <div class="replay-buttons">
        <div class="replay-steps">
          <Button class="quiet" icon="first" label={t("replay-first")} testid="replay-first" onClick={() => show(0)} />
          <Button
            class="quiet"
            icon="back"
            label={t("replay-back")}
            testid="replay-back"
            onClick={() => step("action", -1)}
          />
          <Button
            class="primary"
            icon={playing.value ? "pause" : "play"}
            label={t(playing.value ? "replay-pause" : "replay-play")}
            testid="replay-play"
            onClick={playing.value ? pause : play}
          />
          <Button
            class="quiet"
            icon="next"
            label={t("replay-next")}
            testid="replay-next"
            onClick={() => step("action", 1)}
          />
          <Button
            class="quiet"
            icon="last"
            label={t("replay-last")}
            testid="replay-last"
            onClick={() => show(about.value?.total ?? 0)}
          />
        </div>
        <div class="segments" role="group" aria-label={t("replay-speed")}>
          {SPEEDS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={speed.value === each}
              data-testid={`replay-speed-${each}`}
              onClick={() => (speed.value = each)}
            >
              {t("replay-times", { speed: each })}
            </button>
          ))}
        </div>
        <div class="segments" role="group" aria-label={t("replay-graph")}>
          {(["points", "pieces"] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={kind === each}
              data-testid={`graph-${each}`}
              onClick={() => setKind(each)}
            >
              {t(`replay-graph-${each}`)}
            </button>
          ))}
        </div>
      </div>
    </section>
  );
}

const STEPS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

/** Arrows step, with Shift by turns, with Ctrl by rounds; Home, End; Space plays. */
function useKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.altKey || target.closest("dialog, select, textarea, input:not([type=range])")) return;
      const direction = STEPS[event.key];
      const unit: Unit = event.ctrlKey || event.metaKey ? "round" : event.shiftKey ? "turn" : "action";
      if (direction) {
        pause();
        step(unit, direction);
      } else if (event.key === "Home") show(0);
      else if (event.key === "End") show(about.value?.total ?? 0);
      else if (event.key === " " && !target.closest("button, a, summary")) (playing.value ? pause : play)();
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

/** Where we are, in words: round, player, what was done. */
export function Where() {
  const moment = shown.value;
  const known = about.value;
  if (!moment || !known) return <p class="replay-where" />;
  const name = moment.seat === null ? "" : (known.seats[moment.seat] ?? "");
  return (
    <p
      class="replay-where"
      aria-live={playing.value ? "off" : "polite"}
      data-testid="replay-where"
      data-number={moment.number}
    >
      <b>
        {moment.seat === null
          ? t("replay-start")
          : moment.round === null
            ? t("replay-turn-of", { turn: moment.turn, name })
            : t("replay-round-of", { round: moment.round, name })}
      </b>
      <span class="muted">{t("replay-position", counted.value)}</span>
      {moment.action && <code class="mono">{moment.action}</code>}
    </p>
  );
}
