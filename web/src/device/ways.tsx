/** The ways to begin without a server, and what there would be with one. */
import { useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { get } from "../net/rest";
import { useLoaded } from "../pages/loading";
import { AskedWays } from "../pages/start/asked_ways";
import { t } from "../texts/texts";
import type { BotDocument, BotList } from "../types/api";
import { startsAlone } from "./fresh";

const HERE = ["bots", "solo", "screen", "rules", "replay", "records"] as const;
const THERE = ["tables", "ladder", "bots"] as const;

export function Ways({ bots }: { bots: readonly BotDocument[] | null }) {
  return (
    <div class="device-start">
      <AskedWays class="device-ways" presets={["solo", "screen"]} bots={bots}>
        <a class="way panel" href="/records" data-testid="way-records">
          <Icon name="log" size={24} />
          <span>
            <b>{t("nav-records")}</b>
            <small>{t("device-here-records")}</small>
          </span>
        </a>
      </AskedWays>
      <Lists />
    </div>
  );
}

/** Two panels: here, and with a server only; there are bots among that only if there are some that are too slow here. */
export function Lists() {
  const bots = useLoaded("bots", () => get<BotList>("/bots"));
  const there = THERE.filter((each) => each !== "bots" || bots.data?.slow.length);
  return (
    <div class="device-lists">
      <section class="panel device-list">
        <h2>
          <Icon name="check" size={20} /> {t("device-here")}
        </h2>
        <ul>
          {HERE.map((each) => (
            <li key={each}>
              <Icon name="check" size={16} /> {t(`device-here-${each}`)}
            </li>
          ))}
        </ul>
        {startsAlone.value === "no" && (
          <p class="muted" data-testid="device-no-offline">
            {t("device-no-offline")}
          </p>
        )}
      </section>
      <section class="panel device-list away">
        <h2>{t("device-there")}</h2>
        <ul>
          {there.map((each) => (
            <li key={each}>
              <span aria-hidden="true">–</span> {t(`device-there-${each}`)}
            </li>
          ))}
        </ul>
        <UseServer />
      </section>
    </div>
  );
}

/** Another page: that of a server, whose address somebody has. */
export function UseServer() {
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState("");
  if (!isOpen) {
    return (
      <p class="device-server">
        <button type="button" class="btn" data-testid="use-server" onClick={() => setOpen(true)}>
          <Icon name="link" size={20} />
          {t("device-use-server")}
        </button>
        <span class="muted">{t("device-stay")}</span>
      </p>
    );
  }
  return (
    <form
      class="device-server"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = String(new FormData(event.currentTarget).get("address")).trim();
        const address = addressOf(typed);
        if (address) location.assign(address);
        else setProblem(t("device-server-wrong"));
      }}
    >
      <label>
        <span>{t("device-server-address")}</span>
        <input class="input" name="address" inputMode="url" required data-testid="server-address" />
      </label>
      <button type="submit" class="btn primary">
        {t("device-server-go")}
      </button>
      {problem && (
        <span class="problem" role="alert">
          {problem}
        </span>
      )}
    </form>
  );
}

/** An address as people type it; null for what is none. */
function addressOf(typed: string): string | null {
  try {
    const found = new URL(/^https?:\/\//i.test(typed) ? typed : `http://${typed}`);
    return found.hostname ? found.href : null;
  } catch {
    return null;
  }
}
