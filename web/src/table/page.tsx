/** The table: opens the game that the address names and shows what it is up to. */
import { computed } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Button } from "../parts/button";
import { later } from "../parts/later";
import { ActionBar, carried, Dialogs, late, sheetOpen, TouchSheet, Tray, TurnControls, usePlay } from "../play";
import { route } from "../state/route";
import { closed, closedWhy, leave, mayAct, mine, open, table, view } from "../state/table";
import "../styles/table/index.css";
import { t } from "../texts/texts";
import { callForAttention } from "./top/attention";
import { ConnectionBar, Questions } from "./top/bars";
import { Board, frame } from "./board";
import { HintButton, Hints } from "./hints/door";
import { followSize, hasFocus, layout, pushed, touching } from "./form/layout";
import { followLog } from "./beside/log_lines";
import { SheetButton, SidePanel, SideSheet } from "./beside/side";
import { NewsLine } from "./seats/news";
import { told } from "./seats/told";
import { TopBar } from "./top/topbar";
import { followed, largeSeat, ownMat, watched } from "./seats/watching";

const ScoreSheet = later(async () => (await import("./after/score")).ScoreSheet);
const WaitingRoom = later(async () => (await import("./before/waiting")).WaitingRoom);
const Guide = later(async () => (await import("../guide/guide")).Guide);
const Missing = later(async () => (await import("./before/missing")).Missing);

const id = computed(() => route.value[1] ?? "");

export default function TablePage() {
  const game = id.value;
  useLayoutEffect(() => {
    open(game);
    watched.value = null;
    const stops = [followSize("table"), followLog(), callForAttention()];
    return () => {
      for (const stop of stops) stop();
      leave();
    };
  }, [game]);
  if (closed.value)
    return (
      <div class={plainFrame()}>
        <TopBar />
        <Missing game={game} why={closedWhy.value} />
      </div>
    );
  const now = table.value;
  if (now?.status === "open") return <Waiting />;
  return <Playing key={game} />;
}

/** Whether it is the guided game; what there is to tell comes with the guide. */
function isGuided(game: string): boolean {
  try {
    return !!localStorage.getItem("projectl.guide")?.includes(game);
  } catch {
    return false;
  }
}

/** Pages that hold one sheet scroll as a whole. */
const plainFrame = () => `table plain ${hasFocus.value ? "phone" : "desk"}`;

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
  const bars = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Bars push the table down: it is drawn for the height that is left.
    const watch = new ResizeObserver(() => (pushed.value = bars.current?.offsetHeight ?? 0));
    if (bars.current) watch.observe(bars.current);
    return () => {
      watch.disconnect();
      pushed.value = 0;
    };
  }, [over && !looking]);
  useScroll();
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
  return (
    <div {...frame()} data-testid="table" data-version={now?.version}>
      <TopBar />
      <div class="bars" ref={bars}>
        <ConnectionBar />
        <Questions />
        {!over && isGuided(id.value) && <Guide />}
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
        {now && <Board beside={touches ? <TouchSheet /> : form === "desk" && <SidePanel />} />}
      </main>
      {form === "phone" && now?.you && (
        <section class="dock" aria-label={t("play-actions")}>
          <Dock />
        </section>
      )}
      {form === "phone" && !now?.you && (
        <div class="dock watching">
          {now && <NewsLine seat={largeSeat.value} />}
          <SheetButton />
        </div>
      )}
      <SideSheet />
      <Hints />
      <Dialogs />
    </div>
  );
}

/** The lower part of a phone's screen, as high in every turn: the steps of another, or the own pieces and actions. */
function Dock() {
  const seat = followed.value;
  const Story = late.value?.moments.Story;
  if (seat !== null) return Story ? <Story seat={seat} /> : null;
  const turn = mine.value?.turn;
  const latest = told.value.at(-1);
  const first = latest !== undefined && !carried.value && (!mayAct.value || turn?.actions_left === 3);
  return (
    <>
      <Tray otherwise={first ? <NewsLine seat={latest} /> : undefined} />
      <TurnControls />
      {!sheetOpen.value && (
        <div class="dock-tabs">
          <ActionBar />
          <HintButton small />
          <SheetButton />
        </div>
      )}
    </>
  );
}

/** A piece in hand brings the own puzzles between bar and dock, also when the phone is turned; put down, the market comes back. */
function useScroll(): void {
  // In finishing touches the own puzzles stand above all else.
  const held = carried.value !== null && !touching.value;
  useEffect(() => {
    const middle = document.querySelector(".table.phone > .board");
    const smooth = !matchMedia("(prefers-reduced-motion: reduce)").matches;
    middle?.scrollTo({ top: held ? middle.scrollHeight : 0, behavior: smooth ? "smooth" : "auto" });
  }, [held, held && layout.value]);
  // Who waited and looked at the own mat looks at the others again in the next turn.
  const acts = mayAct.value;
  useEffect(() => {
    ownMat.value = false;
  }, [acts]);
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
