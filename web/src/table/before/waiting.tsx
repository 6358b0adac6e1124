/** Before the game begins: who is there, who is missing, and how they get here. */
import { useEffect, useState } from "preact/hooks";
import type { ComponentType } from "preact";
import { AccountMark } from "../../art/account";
import { Icon } from "../../art/icons";
import { SeatSign } from "../../art/seat";
import { Button } from "../../parts/button";
import { notice } from "../../parts/notice";
import { get, post, Refusal, remove } from "../../net/rest";
import { beSomebody, me } from "../../state/me";
import { botName, plainName, signOfName } from "../../state/names";
import { leave, myId, open } from "../../state/table";
import "../../styles/table/sheets.css";
import { t } from "../../texts/texts";
import type { BotDocument, BotList, SeatDocument, TableDocument } from "../../types/api";

export function WaitingRoom({ game }: { game: TableDocument }) {
  const free = game.seats.filter((each) => each.kind === "open");
  const here = game.seats.some((each) => each.player !== null && each.player === myId.value);
  const host = game.host === myId.value;
  return (
    <main class="waiting" data-testid="waiting-room">
      <section class="panel waiting-panel">
        <p class="lab">
          {t("table-waiting-facts", {
            edition: game.setup.edition,
            variant: game.setup.variant,
            players: game.setup.players,
          })}
        </p>
        <h1 tabIndex={-1}>{t("table-waiting-for", { count: free.length })}</h1>
        <div class="waiting-columns">
          <div>
            <ol class="seats">
              {game.seats.map((each) => (
                <SeatLine key={each.seat} game={game} each={each} here={here} host={host} />
              ))}
            </ol>
            {!here && free.length > 0 && <Newcomer game={game} seat={free[0]!.seat} />}
            {host && free.length > 0 && <FillWithBots game={game} seats={free.map((each) => each.seat)} />}
          </div>
          <Share />
        </div>
      </section>
    </main>
  );
}

function SeatLine({
  game,
  each,
  here,
  host,
}: {
  game: TableDocument;
  each: SeatDocument;
  here: boolean;
  host: boolean;
}) {
  const own = each.player !== null && each.player === myId.value;
  const leave = () => void attempt(() => remove(`/games/${game.id}/seats/${each.seat}`));
  return (
    <li class={each.kind === "open" ? "free" : ""} data-testid={`seat-${each.seat}`}>
      <SeatSign
        seat={each.seat}
        text={each.kind === "open" ? "" : signOfName(each.bot ?? plainName(each.seat))}
        away={each.kind === "open"}
        size={26}
      />
      <span class="seat-name">
        {each.kind === "open"
          ? t("table-seat-open")
          : own
            ? t("table-seat-you", { name: each.name ?? "" })
            : plainName(each.seat)}
        {each.account && <AccountMark />}
      </span>
      {each.kind === "open" && here && host && <HereToo game={game} seat={each.seat} />}
      {own && !host && <Button onClick={leave}>{t("table-stand-up")}</Button>}
    </li>
  );
}

/** Who sits already may offer one more seat on the same screen. */
function HereToo({ game, seat }: { game: TableDocument; seat: number }) {
  const sit = () =>
    void attempt(() =>
      post(`/games/${game.id}/seats/${seat}`, { kind: "me", name: t("player-named", { number: seat + 1 }) }),
    );
  return (
    <Button class="quiet" onClick={sit}>
      {t("table-sit-same-screen")}
    </Button>
  );
}

function Newcomer({ game, seat }: { game: TableDocument; seat: number }) {
  const [name, setName] = useState(me.value?.name ?? "");
  const sit = async (event: Event) => {
    event.preventDefault();
    const wanted = name.trim() || t("table-guest");
    await attempt(async () => {
      await beSomebody(wanted);
      await post(`/games/${game.id}/seats/${seat}`, { kind: "me", name: wanted });
      // The connection was opened by somebody who only watched: anew it is that of a player.
      leave();
      open(game.id);
    });
  };
  return (
    <form class="newcomer" onSubmit={(event) => void sit(event)}>
      <label class="field">
        {t("table-your-name")}
        <input
          class="input"
          maxLength={40}
          value={name}
          placeholder={t("table-guest")}
          autocomplete="nickname"
          data-testid="your-name"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn primary" data-testid="sit-here">
        {t("table-sit-here")}
      </button>
    </form>
  );
}

function FillWithBots({ game, seats }: { game: TableDocument; seats: number[] }) {
  const [bots, setBots] = useState<BotDocument[]>([]);
  const [bot, setBot] = useState("");
  useEffect(() => {
    void get<BotList>("/bots")
      .then((found) => {
        setBots(found.bots);
        setBot((found.bots.find((each) => each.level === 4) ?? found.bots[0])?.name ?? "");
      })
      .catch(() => undefined);
  }, []);
  const fill = () =>
    attempt(async () => {
      for (const seat of seats) await post(`/games/${game.id}/seats/${seat}`, { kind: "bot", bot });
    });
  return (
    <div class="fill">
      <label class="field">
        {t("table-bot")}
        <select class="input" value={bot} onChange={(event) => setBot(event.currentTarget.value)}>
          {bots.map((each) => (
            <option key={each.name} value={each.name}>
              {botName(each.name)}
            </option>
          ))}
        </select>
      </label>
      <Button icon="bot" testid="fill-with-bots" onClick={() => void fill()}>
        {t("table-fill-with-bots")}
      </Button>
    </div>
  );
}

async function attempt(deed: () => Promise<unknown>): Promise<void> {
  try {
    await deed();
  } catch (fault) {
    notice(fault instanceof Refusal && fault.message ? fault.message : t("table-connection-lost"));
  }
}

/** The link, by copying, by the system's own sharing, or as a QR code for the phone across the table. */
function Share() {
  const [Code, setCode] = useState<ComponentType<{ text: string }> | null>(null);
  const link = location.href.replace(/#.*/, "");
  useEffect(() => void import("./qr").then(({ QrCode }) => setCode(() => QrCode)), []);
  return (
    <div class="share">
      <div class="qr" role="img" aria-label={t("table-qr")}>
        {Code && <Code text={link} />}
      </div>
      <label class="field">
        {t("table-link")}
        <input
          class="input link"
          readOnly
          value={link}
          data-testid="link"
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <div class="choices">
        <Button icon="copy" testid="copy-link" onClick={() => void copy(link)}>
          {t("table-copy-link")}
        </Button>
        {"share" in navigator && (
          <Button
            icon="link"
            onClick={() => void navigator.share({ title: "project L", url: link }).catch(() => undefined)}
          >
            {t("table-share")}
          </Button>
        )}
      </div>
      {isLocal() && (
        <p class="lab">
          <Icon name="warn" size={16} /> {t("table-link-local")}
        </p>
      )}
    </div>
  );
}

/** Such a link leads nobody else here. */
const isLocal = () => ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);

/** Over plain http browsers forbid the clipboard: then the field is marked, and the keyboard copies. */
async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    notice(t("table-link-copied"));
  } catch {
    document.querySelector<HTMLInputElement>("input.link")?.select();
    notice(t(document.execCommand("copy") ? "table-link-copied" : "table-link-marked"));
  }
}
