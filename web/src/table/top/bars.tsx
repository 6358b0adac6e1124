/** The bar under the top bar that tells of a lost connection, and whether there are questions to answer. */
import { useEffect, useState } from "preact/hooks";
import { notice, say } from "../../parts/notice";
import { later } from "../../parts/later";
import { mySeats, pending, status, table, tryNow } from "../../state/table";
import { t } from "../../texts/texts";

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

const Asked = later(async () => (await import("./questions")).Questions);

/** Requests of the others, and a bot that plays for us. */
export function Questions() {
  const now = table.value;
  const any = now?.takeback || now?.end_votes.length || mySeats.value.some((seat) => now?.seats[seat]?.handed_over);
  return now?.status === "running" && mySeats.value.length && any ? <Asked /> : null;
}
