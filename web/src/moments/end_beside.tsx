/** Beside the score sheet: how it went, what it did to the rating, true facts, and once the offer of sound. */
import { useEffect, useState } from "preact/hooks";
import { get } from "../net/rest";
import { inLanguage } from "../pages/words";
import { Button } from "../parts/button";
import { sound } from "../play/feedback/sound";
import { plainName, seatName, signOf } from "../state/names";
import { change, settings } from "../state/settings";
import { myId, mySeats, table, view } from "../state/table";
import { moments } from "../table/beside/log_lines";
import { t } from "../texts/texts";
import type { GameRatings, RatingChange } from "../types/api";
import { curvesOf, factsOf, type Fact } from "./end_facts";
import { EndGraph } from "./end_graph";

/** Who is told of the own game: with several seats at one screen nobody is. */
const reader = (): number | null => (mySeats.value.length === 1 ? (mySeats.value[0] ?? null) : null);

export function Beside() {
  return (
    <div class="end-beside">
      <HowItWent />
      <Rating />
      <Facts />
      {/* It comes below what the log tells. */}
      {moments.value.length > 0 && <SoundOffer />}
    </div>
  );
}

function HowItWent() {
  const now = view.value;
  if (!now || !moments.value.length) return null;
  const players = now.seats.length;
  const curves = curvesOf(moments.value, players + (now.opponent ? 1 : 0), now.result);
  if (!curves) return null;
  const name = (row: number) => (row < players ? seatName(row) : t("table-mastermind"));
  return (
    <section class="panel end-box">
      <header>
        <h2>{t("moments-how-it-went")}</h2>
        <span class="lab">{t("moments-graph-about")}</span>
      </header>
      <EndGraph curves={curves} seats={players} name={name} sign={(row) => (row < players ? signOf(row) : "M")} />
    </section>
  );
}

/** What the server has to reckon first. */
const [AGAIN, TRIES] = [1500, 4];

function Rating() {
  const [own, setOwn] = useState<RatingChange | null>(null);
  const game = table.value;
  const wanted = game?.setup.rated && mySeats.value.length ? game.id : null;
  useEffect(() => {
    let timer = 0;
    const ask = async (tries: number): Promise<void> => {
      const found = await get<GameRatings>(`/games/${wanted}/ratings`).catch(() => null);
      setOwn(found?.changes.find((each) => each.player === myId.value) ?? null);
      // Null: it is not known yet.
      if (found?.counted === null && tries > 1) timer = window.setTimeout(() => void ask(tries - 1), AGAIN);
    };
    if (wanted) void ask(TRIES);
    return () => clearTimeout(timer);
  }, [wanted]);
  if (!own) return null;
  const gained = own.after - own.before;
  return (
    <section class="panel end-box end-rating" data-testid="end-rating">
      <h2>{t("ladder-rating")}</h2>
      <span class={gained < 0 ? "muted num" : "plus num"}>
        {gained < 0 ? "−" : "+"}
        {inLanguage(Math.abs(gained), 1)}
      </span>
      <b class="num">{inLanguage(own.after, 1)}</b>
    </section>
  );
}

function Facts() {
  const now = view.value;
  const seat = reader();
  const own = seat === null ? undefined : now?.seats[seat];
  if (!now || seat === null || !own || !moments.value.length) return null;
  const black = own.pile?.filter((puzzle) => now.puzzles[puzzle]?.colour === "black").length ?? 0;
  const winners = now.result?.winners ?? table.value?.winners ?? [];
  const facts = factsOf(moments.value, seat, { completed: own.completed, black }, winners.includes(seat));
  if (!facts.length) return null;
  return (
    <section class="panel end-box" data-testid="end-facts">
      <h2>{t("moments-facts")}</h2>
      <dl>
        {facts.map((fact) => (
          <div key={fact.key}>
            <dt>{inWords(fact)}</dt>
            <dd class="num">{fact.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const inWords = ({ key, round }: Fact): string => (round === undefined ? t(key) : t(key, { round }));

const KEY = "projectl.sound-offered";

function wasOffered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

function SoundOffer() {
  const [open, setOpen] = useState(() => !settings.peek().sound && mySeats.peek().length > 0 && !wasOffered());
  useEffect(() => {
    if (open) localStorage.setItem(KEY, "yes");
  }, []);
  if (!open) return null;
  const answer = (on: boolean) => {
    setOpen(false);
    if (!on) return;
    change("sound", true);
    sound("complete");
  };
  return (
    <section class="panel end-box" data-testid="sound-offer">
      <p>{t("moments-sound-offer")}</p>
      <div class="end-answers">
        <Button icon="sound" testid="sound-yes" onClick={() => answer(true)}>
          {t("moments-sound-yes")}
        </Button>
        <Button class="quiet" testid="sound-no" onClick={() => answer(false)}>
          {t("moments-sound-no")}
        </Button>
      </div>
    </section>
  );
}

/** Whose pile is looked at: one's own, or that of who has won. */
export function pileOf(): { cards: string[]; label: string } {
  const now = view.value;
  const winner = now?.result?.winners.find((seat) => seat < now.seats.length);
  const seat = reader() ?? winner ?? 0;
  const own = seat === reader();
  const label = own ? t("moments-your-pile") : t("moments-pile-of", { name: plainName(seat) });
  return { cards: now?.seats[seat]?.pile ?? [], label };
}
