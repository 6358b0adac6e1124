/** The table: opens the game that the address names and shows what it is up to. */
import { computed } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { Button } from "../parts/button";
import { ActionBar, Dialogs, TouchSheet, Tray, TurnControls, usePlay } from "../play";
import { route } from "../state/route";
import { closed, leave, open, table, view } from "../state/table";
import "../styles/table/index.css";
import { t } from "../texts/texts";
import { callForAttention } from "./attention";
import { ConnectionBar, Questions } from "./bars";
import { Board } from "./board";
import { followSize, layout, touching } from "./layout";
import { followLog } from "./log_lines";
import { ScoreSheet } from "./score";
import { SheetButton, SidePanel, SideSheet } from "./side";
import { TopBar } from "./topbar";
import { WaitingRoom } from "./waiting";
import { watched } from "./watching";

const id = computed(() => route.value[1] ?? "");

export default function TablePage() {
  const game = id.value;
  useEffect(() => {
    open(game);
    watched.value = null;
    const stops = [followSize(), followLog(), callForAttention()];
    return () => {
      for (const stop of stops) stop();
      leave();
    };
  }, [game]);
  if (closed.value) return <Missing />;
  const now = table.value;
  if (now?.status === "open") return <Waiting />;
  return <Playing key={game} />;
}

function Waiting() {
  return (
    <div class="table">
      <TopBar />
      <ConnectionBar />
      <WaitingRoom game={table.value!} />
    </div>
  );
}

function Playing() {
  usePlay();
  const [looking, setLooking] = useState(false);
  const over = table.value?.status === "over";
  const { form } = layout.value;
  if (over && !looking)
    return (
      <div class="table">
        <TopBar />
        <ConnectionBar />
        <ScoreSheet onLook={() => setLooking(true)} />
      </div>
    );
  const now = view.value;
  const touches = touching.value;
  const solo = !!now?.opponent;
  return (
    <div class={`table ${form} ${solo ? "solo" : ""} ${touches ? "touches" : ""} ${now?.options.variant === "line-clear" ? "line-clear" : ""}`} data-testid="table" data-version={now?.version}>
      <TopBar />
      <div class="bars">
        <ConnectionBar />
        <Questions />
        {over && (
          <div class="bar">
            <span>{t("banner-over")}</span>
            <Button onClick={() => setLooking(false)}>{t("table-score-sheet")}</Button>
          </div>
        )}
      </div>
      <main class="board" aria-busy={now ? undefined : "true"}>
        <Board beside={touches ? <TouchSheet /> : form === "wide" && <SidePanel />} />
      </main>
      {form === "phone" && now?.you && (
        <div class="dock">
          <Tray />
          <TurnControls />
          <div class="dock-tabs">
            <ActionBar />
            <SheetButton />
          </div>
        </div>
      )}
      {form === "phone" && !now?.you && <SheetButton />}
      <SideSheet />
      <Dialogs />
    </div>
  );
}

function Missing() {
  return (
    <div class="table">
      <TopBar />
      <main class="waiting" data-testid="game-missing">
        <section class="panel waiting-panel">
          <h1 tabIndex={-1}>{t("table-not-found")}</h1>
          <p>{t("table-not-found-about")}</p>
          <div class="choices">
            <a class="btn primary" href="/">
              {t("table-to-start")}
            </a>
            <a class="btn" href="/lobby">
              {t("nav-lobby")}
            </a>
          </div>
        </section>
      </main>
    </div>
  );
}

