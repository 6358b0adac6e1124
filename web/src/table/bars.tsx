/** Bars under the top bar: a lost connection, and questions of the others. */
import { useEffect, useState } from "preact/hooks";
import { notice, say } from "../parts/notice";
import { mySeats, pending, send, status, table, tryNow } from "../state/table";
import { plainName } from "../state/names";
import { t } from "../texts/texts";

/** Short breaks are not worth words: they appear after this long. */
const PATIENCE = 10_000;

export function ConnectionBar() {
  const lost = status.value === "lost";
  const [long, setLong] = useState(false);
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    if (!lost) {
      setLong(false);
      if (broken && status.value === "open") notice(t("table-connected-again"));
      setBroken(false);
      return undefined;
    }
    setBroken(true);
    say(t("table-connection-lost"), true);
    const timer = window.setTimeout(() => setLong(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [lost]);
  if (!lost) return null;
  return (
    <div class="bar connection" data-testid="connection-lost">
      <span class="spinner" aria-hidden="true" />
      <span>
        {t("table-connection-lost")} {(long || pending.value.length > 0) && t("table-moves-safe")}
      </span>
      {long && (
        <button type="button" class="btn quiet" onClick={tryNow}>
          {t("table-try-now")}
        </button>
      )}
    </div>
  );
}

/** Requests that wait for an answer of ours. */
export function Questions() {
  const now = table.value;
  if (!now || now.status !== "running" || !mySeats.value.length) return null;
  return (
    <>
      <Takeback />
      <EndVotes />
      {mySeats.value.filter((seat) => now.seats[seat]?.handed_over && !now.seats[seat].resigned).map((seat) => (
        <div class="bar" key={seat} data-testid="handed-over">
          <span>{t("table-handed-over", { name: plainName(seat) })}</span>
          <button type="button" class="btn" onClick={() => void send({ type: "return", seat })}>
            {t("table-return")}
          </button>
        </div>
      ))}
    </>
  );
}

function Takeback() {
  const asked = table.value?.takeback;
  if (!asked) return null;
  const open = mySeats.value.filter((seat) => !asked.agreed.includes(seat));
  const back = (table.value?.actions ?? 0) - asked.to;
  if (!open.length) return <Waiting text={t("table-takeback-waiting", { count: back })} />;
  const answer = (agree: boolean) => open.forEach((seat) => void send({ type: "answer-takeback", seat, agree }));
  return <Question testid="takeback" text={t("table-takeback-asked", { name: plainName(asked.agreed[0] ?? 0), count: back })} answer={answer} />;
}

function EndVotes() {
  const votes = table.value?.end_votes ?? [];
  if (!votes.length) return null;
  const open = mySeats.value.filter((seat) => !votes.includes(seat));
  if (!open.length) return <Waiting text={t("table-end-waiting")} />;
  const answer = (agree: boolean) => open.forEach((seat) => void send({ type: "agree-end", seat, agree }));
  return <Question testid="end-vote" text={t("table-end-asked", { name: plainName(votes[0] ?? 0) })} answer={answer} />;
}

function Waiting({ text }: { text: string }) {
  return (
    <div class="bar" role="status">
      {text}
    </div>
  );
}

function Question({ text, answer, testid }: { text: string; answer: (agree: boolean) => void; testid: string }) {
  return (
    <div class="bar" role="group" aria-label={text} data-testid={testid}>
      <span>{text}</span>
      <button type="button" class="btn primary" onClick={() => answer(true)}>
        {t("table-agree")}
      </button>
      <button type="button" class="btn" onClick={() => answer(false)}>
        {t("table-decline")}
      </button>
    </div>
  );
}
