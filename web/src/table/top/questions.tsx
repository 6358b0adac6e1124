/** Questions of the others that wait for an answer, and seats that a bot plays for us. */
import { plainName } from "../../state/names";
import { mySeats, send, table } from "../../state/table";
import { t } from "../../texts/texts";

export function Questions() {
  const now = table.value;
  if (!now) return null;
  return (
    <>
      <Takeback />
      <EndVotes />
      {mySeats.value
        .filter((seat) => now.seats[seat]?.handed_over && !now.seats[seat].resigned)
        .map((seat) => (
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
  return (
    <Question
      testid="takeback"
      text={t("table-takeback-asked", { name: plainName(asked.agreed[0] ?? 0), count: back })}
      answer={answer}
    />
  );
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
