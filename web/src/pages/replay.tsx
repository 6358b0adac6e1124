/** A game moment by moment: one of this server (`/replay/ID#a=143`), or a record file that was opened here (`/replay`). */
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { Wordmark } from "../art/mark";
import { get } from "../net/rest";
import { Button } from "../parts/button";
import { notice } from "../parts/notice";
import { me } from "../state/me";
import { hash, rewrite, route, where } from "../state/route";
import { language, t } from "../texts/texts";
import type { TableDocument } from "../types/api";
import { Page } from "./frame";
import { useLoaded } from "./loading";
import { Empty, Fault, Waiting } from "./parts";
import { Player, Where } from "./replay/controls";
import { ReplayLog } from "./replay/log";
import { opened } from "./replay/opened";
import { Stage } from "./replay/stage";
import { gameSource, recordSource } from "./replay/source";
import { about, at, closeReplay, fault, lookAs, openReplay, playing, show, viewer } from "./replay/state";
import { Verify } from "./replay/verify";
import "../styles/pages/scene.css";
import "../styles/pages/replay.css";
import "../styles/table/index.css";

export default function ReplayPage() {
  const id = route.value[1] ?? "";
  const game = useLoaded(id, async () => (id ? await get<TableDocument>(`/games/${encodeURIComponent(id)}`) : null));
  useEffect(() => {
    if (id && !game.data) return;
    const own =
      game.data?.status === "running"
        ? (game.data.seats.find((seat) => seat.player === me.peek()?.id)?.seat ?? null)
        : null;
    const file = opened.peek();
    if (id) void openReplay(gameSource(id), wanted(), own);
    else if (file) void openReplay(recordSource(file.text), wanted(), null);
  }, [id, game.data]);
  useEffect(() => closeReplay, []);
  useMomentInAddress();
  useEffect(() => {
    document.title = t("page-document-title", { page: t("replay-title") });
  }, [language.value]);

  const problem = game.fault ?? (about.value ? null : fault.value);
  if (problem || (!id && !opened.value)) {
    return (
      <Page title={t("replay-title")} testid="replay">
        {problem ? <Fault fault={problem} /> : null}
        <Empty text={t("replay-none")}>
          <a class="btn" href="/records">
            {t("nav-records")}
          </a>
        </Empty>
      </Page>
    );
  }
  return (
    <div class="replay" data-testid="page-replay">
      <Head id={id} running={game.data?.status === "running"} reviewable={game.data?.ended?.how === "played"} />
      {about.value ? (
        <main class="replay-main">
          <h1 class="sr-only">{t("replay-title")}</h1>
          <Stage />
          <ReplayLog />
          <Player />
        </main>
      ) : (
        <main class="replay-main">
          <Waiting />
        </main>
      )}
    </div>
  );
}

/** `#a=143` */
function wanted(): number {
  return Number(/[#&]a=(\d+)/.exec(where().hash)?.[1] ?? 0);
}

/** The address follows what is shown, and what is shown follows the address. While it plays on, the address rests. */
function useMomentInAddress(): void {
  useEffect(() => {
    if (about.value && hash.value && wanted() !== at.peek()) show(wanted());
  }, [hash.value]);
  useEffect(() => {
    if (!about.value || playing.value || wanted() === at.value) return;
    rewrite(`${where().path}#a=${at.value}`);
  }, [at.value, playing.value]);
}

function Head({ id, running, reviewable }: { id: string; running: boolean; reviewable: boolean }) {
  const [verifying, setVerifying] = useState(false);
  return (
    <header class="replay-head">
      <a href="/">
        <span aria-hidden="true">
          <Wordmark size={26} />
        </span>
        <span class="sr">{t("page-home")}</span>
      </a>
      <Where />
      {running ? <span /> : <Viewer />}
      <div class="replay-tools">
        {running && (
          <a class="btn primary" href={`/game/${id}`} data-testid="back-to-now">
            {t("replay-now")}
          </a>
        )}
        {reviewable && (
          <a class="btn quiet" href={`/review/${id}`} data-testid="review">
            {t("moments-review")}
          </a>
        )}
        {id && (
          <Button
            class="quiet"
            icon="link"
            label={t("replay-link")}
            testid="replay-link"
            onClick={() => void copyLink()}
          />
        )}
        {id && (
          <a
            class="btn quiet square"
            href={`/api/games/${id}/record`}
            download={`${id}.txt`}
            title={t("replay-download")}
            aria-label={t("replay-download")}
            data-testid="download"
          >
            <Icon name="download" />
          </a>
        )}
        <Button
          class="quiet"
          icon="shield"
          label={t("replay-verify")}
          testid="verify"
          onClick={() => setVerifying(true)}
        />
      </div>
      {verifying && <Verify onClose={() => setVerifying(false)} />}
    </header>
  );
}

function Viewer() {
  return (
    <select
      class="select quiet replay-viewer"
      aria-label={t("replay-viewer")}
      data-testid="viewer"
      value={viewer.value ?? ""}
      onChange={(event) => void lookAs(event.currentTarget.value === "" ? null : Number(event.currentTarget.value))}
    >
      <option value="">{t("replay-spectator")}</option>
      {about.value?.seats.map((name, seat) => (
        <option key={seat} value={seat}>
          {t("replay-as", { name })}
        </option>
      ))}
    </select>
  );
}

/** Where the browser forbids copying (plain http in the local network), the address bar has the link. */
async function copyLink(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    notice(t("replay-link-copied"));
  } catch {
    notice(t("replay-link-in-address"));
  }
}
