/** That a bot is at work: seen after a second in which nothing has happened, with the seconds from the third on. */
import { useEffect, useState } from "preact/hooks";
import { table, view } from "../../state/table";
import { t } from "../../texts/texts";

const AFTER = 1;
const COUNTED_FROM = 3;

export function Thinking({ seat }: { seat: number }) {
  const [seconds, setSeconds] = useState(0);
  const bot = table.value?.seats[seat]?.bot ?? null;
  const thinks = bot !== null && !!view.value?.to_act.includes(seat);
  const version = view.value?.version;
  useEffect(() => {
    setSeconds(0);
    if (!thinks) return undefined;
    const timer = setInterval(() => setSeconds((now) => now + 1), 1000);
    return () => clearInterval(timer);
  }, [thinks, version]);
  if (!thinks || seconds < AFTER) return null;
  return (
    <span class="thinking" data-testid={`thinking-${seat}`}>
      <span class="thinking-cells" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {seconds < COUNTED_FROM ? t("bot-thinking") : t("bot-thinking-for", { seconds })}
    </span>
  );
}
