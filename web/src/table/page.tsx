/** The table: opens the game that the address names and shows what it is up to. */
import { computed } from "@preact/signals";
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { Button } from "../parts/button";
import { later } from "../parts/later";
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
import { SheetButton, SidePanel, SideSheet } from "./side";
import { TopBar } from "./topbar";
import { watched } from "./watching";

const ScoreSheet = later(async () => (await import("./score")).ScoreSheet);
const WaitingRoom = later(async () => (await import("./waiting")).WaitingRoom);
const Missing = later(async () => (await import("./missing")).Missing);

const id = computed(() => route.value[1] ?? "");

export default function TablePage() {
  const game = id.value;
  useLayoutEffect(() => {
    open(game);
    watched.value = null;
    const stops = [followSize(), followLog(), callForAttention()];
    return () => {
      for (const stop of stops) stop();
      leave();
    };
  }, [game]);
  if (closed.value)
    return (
      <div class={plainFrame()}>
        <TopBar />
        <Missing />
      </div>
    );
  const now = table.value;
  if (now?.status === "open") return <Waiting />;
  return <Playing key={game} />;
}

/** Pages that hold one sheet scroll as a whole. */
const plainFrame = () => (layout.value.form === "wide" ? "table" : `table ${layout.value.form}`);

function Waiting() {
  return (
    <div class={plainFrame()}>
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
  useEffect(() => {
    // The end comes sooner or later, perhaps while there is no connection.
    const timer = setTimeout(() => void ScoreSheet.bring(), 5000);
    return () => clearTimeout(timer);
  }, []);
  const { form } = layout.value;
  if (over && !looking)
    return (
      <div class={plainFrame()}>
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
        <h1 class="sr">{t("table-heading")}</h1>
        {!now && <Loading />}
        {now && <Board beside={touches ? <TouchSheet /> : form === "wide" && <SidePanel />} />}
      </main>
      {form === "phone" && now?.you && (
        <section class="dock" aria-label={t("play-actions")}>
          <Tray />
          <TurnControls />
          <div class="dock-tabs">
            <ActionBar />
            <SheetButton />
          </div>
        </section>
      )}
      {form === "phone" && !now?.you && <SheetButton />}
      <SideSheet />
      <Dialogs />
    </div>
  );
}

/** Which places there are is known only with the game itself; until then nothing is drawn that would have to move. */
function Loading() {
  return (
    <div class="loading" role="status">
      <span class="spinner" aria-hidden="true" />
      <span class="sr">{t("page-loading")}</span>
    </div>
  );
}
