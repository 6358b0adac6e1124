/** The end: the whole score sheet, who has won, and the tie-break that decided. */
import { useEffect, useState } from "preact/hooks";
import { SeatAccount } from "../../art/account";
import { Icon } from "../../art/icons";
import { Mark } from "../../art/mark";
import { SeatSign } from "../../art/seat";
import { post } from "../../net/rest";
import { Button } from "../../parts/button";
import { extras } from "../../parts/extras";
import { notice } from "../../parts/notice";
import { setRises } from "../../guide/rise";
import { noteFinished } from "../../state/experience";
import { go } from "../../state/route";
import { plainName, seatName, signOf } from "../../state/names";
import { mySeats, send, table, view } from "../../state/table";
import { hasFocus } from "../form/layout";
import "../../styles/table/end.css";
import "../../styles/table/sheets.css";
import { t } from "../../texts/texts";
import type { Result, View } from "../../types/view";
import { Beside, pileOf } from "../../moments/end_beside";
import { Fan } from "../../moments/end_fan";
import { behind, headline, leadOf, reason, type Ending } from "./ending";

type Row = Result["rows"][number];

export function ScoreSheet({ onLook }: { onLook: () => void }) {
  const now = view.value;
  const result = now?.result;
  const played = result && mySeats.value.length ? table.value?.id : undefined;
  useEffect(() => {
    if (!played || !result) return;
    noteFinished(played);
    setRises(mySeats.value.length === 1 && result.winners.includes(mySeats.value[0]!));
  }, [played]);
  const pile = pileOf();
  const cards = pile.cards.flatMap((id) => now?.puzzles[id] ?? []);
  return (
    <main class="score-page" data-testid="score-sheet">
      <section class="panel score">
        {now && <p class="lab">{facts(now)}</p>}
        <div class="score-title">
          <Mark size={52} />
          <h1 tabIndex={-1} data-testid="who-won">
            {headline(ending())}
          </h1>
        </div>
        {result && now ? (
          <>
            <p class="decided">{behind(result, mySeats.value) || decided(result, now)}</p>
            <Fan cards={cards} label={pile.label} />
            <Sheet result={result} now={now} />
          </>
        ) : (
          <>
            <p class="decided" data-testid="why-over">
              {reason(ending())} {t("table-ended-unplayed")}
            </p>
            <Fan cards={cards} label={pile.label} />
          </>
        )}
        <Buttons onLook={onLook} />
        {extras.AfterGame && <extras.AfterGame />}
      </section>
      <Beside />
    </main>
  );
}

function facts(now: View): string {
  const minutes = Math.max(1, Math.round(((table.value?.changed ?? 0) - (table.value?.created ?? 0)) / 60_000));
  return t("table-score-facts", {
    turns: now.turn,
    round: now.round ?? 0,
    minutes,
    edition: now.options.edition,
    variant: now.options.variant,
  });
}

/** The score sheet of the view where there is one: a record that is looked at has no table. */
function ending(): Ending {
  const now = view.value;
  const ended = table.value?.ended;
  const result = now?.result ?? null;
  return {
    how: ended?.how ?? "played",
    seat: ended?.seat ?? null,
    winners: result?.winners ?? table.value?.winners ?? [],
    own: mySeats.value,
    solo: !!now?.opponent || table.value?.setup.variant === "solo",
    decided: result?.decided_by ?? null,
    lead: result ? leadOf(result) : 0,
    name: plainName,
  };
}

function rowName(seat: number, now: View): string {
  return now.opponent && seat === 1 ? t("table-mastermind") : seatName(seat);
}

/** Why, in a sentence with the figures that decided. */
function decided(result: Result, now: View): string {
  const [first, second] = result.rows.toSorted((a, b) => a.place - b.place);
  if (!first || !second) return t(`ended-${result.reason}`);
  const params = {
    first: rowName(first.seat, now),
    second: rowName(second.seat, now),
    score: first.score,
    completed: first.completed,
    completed2: second.completed,
    pieces: first.pieces,
    pieces2: second.pieces,
  };
  const why = UNUSUAL.has(result.reason) ? `${t(`ended-${result.reason}`)} ` : "";
  return why + t(`table-decided-${result.decided_by}`, params);
}

/** Ends that need a word: the deck that runs out does not. */
const UNUSUAL: ReadonlySet<Result["reason"]> = new Set(["dead-position", "turn-cap"]);

const COLUMNS = ["points", "touches", "unfinished", "score", "completed", "pieces"] as const;
type Column = (typeof COLUMNS)[number];
const TIE_BREAKS: readonly Column[] = ["completed", "pieces"];

/** Tie-breaks where they decided, costs where there are any; the rest is asked for where there is little room. */
function columnsOf(result: Result): Column[] {
  const decided = TIE_BREAKS.slice(0, ["completed", "pieces", "shared"].indexOf(result.decided_by) + 1);
  const isShown = (column: Column) =>
    column === "points" ||
    column === "score" ||
    decided.includes(column) ||
    (!TIE_BREAKS.includes(column) && result.rows.some((row) => row[column]));
  return COLUMNS.filter(isShown);
}

function Sheet({ result, now }: { result: Result; now: View }) {
  const [all, setAll] = useState(false);
  const few = columnsOf(result);
  const columns = all || !hasFocus.value ? COLUMNS : few;
  const rows = result.rows.toSorted((a, b) => a.place - b.place || a.seat - b.seat);
  return (
    <>
      <div class="sheet-box" tabIndex={0} role="region" aria-label={t("table-score-sheet")}>
        <table class="sheet">
          <thead>
            <tr>
              <th scope="col">
                <span class="sr">{t("table-place")}</span>
              </th>
              <th scope="col" class="who">
                {t("table-player")}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`table-sheet-${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <SheetRow key={row.seat} row={row} result={result} now={now} columns={columns} />
            ))}
          </tbody>
        </table>
      </div>
      {columns.length < COLUMNS.length && (
        <Button class="quiet" testid="all-columns" onClick={() => setAll(true)}>
          {t("moments-all-columns")}
        </Button>
      )}
    </>
  );
}

type RowProps = { row: Row; result: Result; now: View; columns: readonly Column[] };

function SheetRow({ row, result, now, columns }: RowProps) {
  const opponent = now.opponent !== null && row.seat === 1;
  const tied = result.rows
    .filter((each) => each.score === result.rows.find((one) => one.place === 1)?.score)
    .map((each) => each.seat);
  return (
    <tr class={result.winners.includes(row.seat) ? "winner" : ""}>
      <td class="place num">{row.place}</td>
      <th scope="row" class="who">
        <SeatSign seat={opponent ? -1 : row.seat} text={opponent ? "M" : signOf(row.seat)} />{" "}
        <span>
          {rowName(row.seat, now)} <SeatAccount seat={row.seat} />
        </span>
      </th>
      {columns.map((column) => {
        const boxed = column !== "score" && column === result.decided_by && tied.includes(row.seat);
        return (
          <td key={column} class={`num of-${column}`}>
            {boxed ? <span class="boxed">{row[column]}</span> : signed(column, row[column])}
          </td>
        );
      })}
    </tr>
  );
}

/** Costs are written as such; the view tells how much they are. */
function signed(column: Column, value: number): string {
  const cost = column === "touches" || column === "unfinished";
  const amount = Math.abs(value);
  return (cost && amount) || value < 0 ? `−${amount}` : String(amount);
}

/** Who opened the new table sits there already. A seat that somebody else has taken meanwhile is seen there. */
const sitAgain = (game: string) =>
  Promise.allSettled(
    mySeats.value.map((seat) =>
      post(`/games/${game}/seats/${seat}`, { kind: "me", name: table.value?.seats[seat]?.name }),
    ),
  );

function Buttons({ onLook }: { onLook: () => void }) {
  const now = table.value;
  const [wanted, setWanted] = useState<"open" | "join" | null>(null);
  const next = now?.rematch;
  useEffect(() => {
    // The command is acknowledged before the new game is told.
    if (wanted && next) void (wanted === "join" ? sitAgain(next) : Promise.resolve()).then(() => go(`/game/${next}`));
  }, [wanted, next]);
  const again = async () => {
    if (next) return setWanted("join");
    const answer = await send({ type: "rematch" });
    if (answer.type !== "refused") setWanted("open");
    else if (answer.code === "rematch-exists") setWanted("join");
    else notice(answer.text);
  };
  return (
    <footer class="score-buttons">
      {mySeats.value.length > 0 && (
        <Button icon="play" class="primary" testid="rematch" onClick={() => void again()}>
          {t(now?.rematch ? "table-rematch-join" : "table-play-again")}
        </Button>
      )}
      {table.value?.ended?.how === "played" && (
        <a class="btn" href={`/review/${now?.id ?? ""}`} data-testid="review">
          {t("moments-review")}
        </a>
      )}
      <a class="btn" href={`/replay/${now?.id ?? ""}`}>
        <Icon name="eye" /> {t("table-replay")}
      </a>
      <a class="btn" href={`/api/games/${now?.id ?? ""}/record`} download={`${now?.id ?? "game"}.projectl`}>
        <Icon name="download" /> {t("table-record")}
      </a>
      <Button class="quiet" onClick={onLook} testid="look-at-table">
        {t("table-look")}
      </Button>
      <span class="space" />
      <a class="btn quiet" href={`/replay/${now?.id ?? ""}#verify`}>
        <Icon name="shield" /> {t("table-verify")}
      </a>
      <a class="btn quiet" href="/">
        {t("table-leave")}
      </a>
    </footer>
  );
}
