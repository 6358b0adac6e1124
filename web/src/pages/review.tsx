/** The review of a finished game (`/review/ID#t=7`): where it turned, what would have been better, luck and play. */
import { useSignalEffect } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { Button } from "../parts/button";
import { me } from "../state/me";
import { go, hash, rewrite, route, where } from "../state/route";
import { bring, t } from "../texts/texts";
import { Page } from "./frame";
import { Empty, Fault, Waiting } from "./parts";
import { HowWell, KeyMoments, Way } from "./review/beside";
import { ChanceGraph } from "./review/graph";
import { at, closeReview, fault, game, isWhole, openReview, review, show, showMoment } from "./review/state";
import { ChanceTable } from "./review/table";
import { TurnPanel } from "./review/turn";
import "../styles/pages/review.css";

export default function ReviewPage() {
  const id = route.value[1] ?? "";
  const [ready, setReady] = useState(false);
  useEffect(() => void bring("review").then(() => setReady(true)), []);
  useEffect(() => {
    if (ready) void openReview(id, wanted());
    return closeReview;
  }, [id, ready]);
  useEffect(() => {
    if (hash.value && wanted() !== null && wanted() !== at.peek()) show(wanted() ?? 0);
  }, [hash.value]);
  // At once, not after drawing: who goes to another address meanwhile would be called back.
  useSignalEffect(() => {
    if (review.value && wanted() !== at.value) rewrite(`${where().path}#t=${at.value}`);
  });
  useKeys(id);
  if (!ready) return null;
  return (
    <Page title={t("review-title")} testid="review">
      {fault.value ? (
        <>
          <Fault fault={fault.value} />
          <Empty text="">
            <a class="btn" href={`/replay/${id}`} data-testid="to-replay">
              {t("review-replay")}
            </a>
          </Empty>
        </>
      ) : (
        <Reviewed id={id} />
      )}
    </Page>
  );
}

function Reviewed({ id }: { id: string }) {
  const [asTable, setAsTable] = useState(false);
  const found = review.value;
  if (!found) return <Waiting />;
  const own = game.value?.seats.find((seat) => seat.player !== null && seat.player === me.value?.id)?.seat ?? 0;
  const way = found.ways[own];
  return (
    <div class="review" data-testid="review" data-judged={found.turns.length} data-whole={isWhole.value}>
      <div class="review-left">
        <section class="panel">
          <header class="review-head">
            <h2>{t("review-chances")}</h2>
            <span class="muted">{t("review-before")}</span>
            <span class="space" />
            <a class="btn quiet" href={`/replay/${id}`} data-testid="to-replay">
              {t("review-replay")}
            </a>
            <Button class="quiet" pressed={asTable} testid="as-table" onClick={() => setAsTable(!asTable)}>
              {t(asTable ? "review-as-graph" : "review-as-table")}
            </Button>
          </header>
          {asTable ? <ChanceTable found={found} /> : <ChanceGraph />}
          {!isWhole.value && (
            <p class="review-progress" role="status">
              <progress aria-label={t("review-title")} max={found.total} value={found.turns.length} />
              {t("review-progress", { done: found.turns.length, total: found.total })}
            </p>
          )}
        </section>
        <TurnPanel id={id} />
      </div>
      <div class="review-right">
        <HowWell found={found} />
        <KeyMoments found={found} />
        {way && isWhole.value && <Way way={way} side={own} />}
        <p class="muted">{t("review-judged-by", { ...found.judge, slip: found.slip })}</p>
      </div>
    </div>
  );
}

/** `#t=7` */
function wanted(): number | null {
  const found = /[#&]t=(\d+)/.exec(where().hash);
  return found ? Number(found[1]) : null;
}

/** Arrows: turns; N and P: key moments; R: the replay. */
function useKeys(id: string): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.target instanceof HTMLInputElement) return;
      if (event.target instanceof HTMLSelectElement || document.querySelector("dialog[open]")) return;
      const key = event.key.toLowerCase();
      if (key === "arrowright") show(at.value + 1);
      else if (key === "arrowleft") show(at.value - 1);
      else if (key === "n") showMoment(1);
      else if (key === "p") showMoment(-1);
      else if (key === "r") go(`/replay/${id}#a=${review.value?.turns[at.value]?.first_move ?? 0}`);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [id]);
}
