/** Records: games that were played, to be replayed, kept and opened again. */
import { useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { way } from "../net/way";
import { extras } from "../parts/extras";
import { get } from "../net/rest";
import { me } from "../state/me";
import { go } from "../state/route";
import { t } from "../texts/texts";
import type { GameList } from "../types/api";
import { Page } from "./frame";
import { GameRow, MoreGames, VariantFilter } from "./game_list";
import { useLoaded } from "./loading";
import { Empty, Shown } from "./parts";
import { opened } from "./replay/opened";

export default function Records() {
  const [mine, setMine] = useState(!way.network || me.peek() !== null);
  const [variant, setVariant] = useState("");
  const path = `/games?status=over${mine && (me.value || !way.network) ? "&mine=true" : ""}${variant ? `&variant=${variant}` : ""}`;
  const list = useLoaded(path, () => get<GameList>(path));
  return (
    <Page title={t("nav-records")} testid="records" lead={t("records-lead")}>
      <OpenRecord />
      {extras.Files && <extras.Files />}
      <div class="filters">
        {way.network && (
          <div class="segments" role="group" aria-label={t("records-whose")}>
            <button type="button" aria-pressed={mine} data-testid="filter-mine" onClick={() => setMine(true)}>
              {t("records-mine")}
            </button>
            <button type="button" aria-pressed={!mine} data-testid="filter-all" onClick={() => setMine(false)}>
              {t("records-public")}
            </button>
          </div>
        )}
        <VariantFilter value={variant} onChange={setVariant} />
        {me.value && (
          <a class="btn" href={`/player/${me.value.id}`} data-testid="own-statistics">
            {t("records-statistics")}
          </a>
        )}
      </div>
      <Shown of={list}>
        {(found) =>
          found.games.length ? (
            <MoreGames key={path} list={found} path={path}>
              {(game) => (
                <GameRow key={game.id} game={game}>
                  <a
                    class="btn quiet"
                    href={`/api/games/${game.id}/record`}
                    download={`${game.id}.txt`}
                    data-testid="download"
                  >
                    <Icon name="download" />
                    {t("records-download")}
                  </a>
                  {game.ended?.how === "played" && (
                    <a class="btn quiet" href={`/review/${game.id}`} data-testid="review">
                      {t("moments-review")}
                    </a>
                  )}
                  <a class="btn" href={`/replay/${game.id}`} data-testid="replay">
                    <Icon name="play" />
                    {t("records-replay")}
                  </a>
                </GameRow>
              )}
            </MoreGames>
          ) : (
            <Empty text={t(mine ? "records-none-mine" : "records-none")}>
              <a class="btn" href="/">
                {t("records-play")}
              </a>
            </Empty>
          )
        }
      </Shown>
    </Page>
  );
}

/** A record file, picked or dropped. */
function OpenRecord() {
  const [over, setOver] = useState(false);
  async function open(file: File | undefined): Promise<void> {
    if (!file) return;
    opened.value = { name: file.name, text: await file.text() };
    go("/replay");
  }
  return (
    <label
      class={`drop-file ${over ? "over" : ""}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        void open(event.dataTransfer?.files[0]);
      }}
    >
      <Icon name="upload" size={24} />
      <span>
        <b>{t("records-open")}</b>
        <small class="muted">{t("records-open-about")}</small>
      </span>
      <input
        type="file"
        class="sr-only"
        data-testid="open-record"
        onChange={(event) => void open(event.currentTarget.files?.[0])}
      />
    </label>
  );
}
