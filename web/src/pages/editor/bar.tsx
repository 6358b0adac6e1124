/** The set as a whole: title, what it stands in for, whether it is kept; files, link, play, delete. */
import { useState } from "preact/hooks";
import { Icon } from "../../art/icons";
import { way } from "../../net/way";
import { post, remove } from "../../net/rest";
import { Dialog } from "../../parts/dialog";
import { notice } from "../../parts/notice";
import { go } from "../../state/route";
import { t } from "../../texts/texts";
import type { DrawnSet, SetText, ShareLink } from "../../types/api";
import { EXPANSIONS } from "../../types/options";
import { asRefusal, explain } from "../loading";
import { brought, readPuzzleSet } from "../new/puzzle_set";
import { exportSet } from "./files";
import { change, keeping, keepNow, set } from "./state";

const PARTS: DrawnSet["expansion"][] = ["none", "base", ...EXPANSIONS];

/** Begin a new game with the set: what is wrong with it is said here. */
export async function play(): Promise<void> {
  await tried(async () => {
    await keepNow();
    const drawn = set.value!;
    const { text } = await post<SetText>("/puzzles/text", drawn);
    brought.value = { expansion: drawn.expansion, set: await readPuzzleSet(text) };
    go("/new");
  });
}

async function tried(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (fault) {
    notice(explain(asRefusal(fault)));
  }
}

export function Bar({ id }: { id: string }) {
  const drawn = set.value!;
  const [asking, setAsking] = useState<"more" | null>(null);
  return (
    <div class="editor-bar">
      <a class="btn quiet" href="/editor" aria-label={t("editor-title")} data-testid="editor-back">
        <Icon name="back" />
      </a>
      <label class="editor-set-title">
        <span class="sr">{t("editor-set-title")}</span>
        <input
          class="input"
          value={drawn.title}
          maxLength={60}
          data-testid="editor-set-title"
          onChange={(event) => {
            const title = event.currentTarget.value.trim();
            if (title) change({ ...drawn, title });
            else event.currentTarget.value = drawn.title;
          }}
        />
      </label>
      <span class="muted editor-kept" role="status" data-testid="editor-kept" data-state={keeping.value}>
        {t(`editor-${keeping.value}`)}
      </span>
      <button
        type="button"
        class="btn quiet"
        data-testid="editor-export"
        onClick={() => void tried(() => exportSet(set.value!))}
      >
        <Icon name="download" />
        {t("editor-export")}
      </button>
      <button type="button" class="btn quiet" data-testid="editor-more-open" onClick={() => setAsking("more")}>
        <Icon name="sliders" />
        {t("editor-set")}
      </button>
      <button type="button" class="btn primary editor-play" data-testid="editor-play" onClick={() => void play()}>
        <Icon name="play" />
        {t("editor-play")}
      </button>
      {asking && <SetDialog id={id} drawn={drawn} onClose={() => setAsking(null)} />}
    </div>
  );
}

function SetDialog({ id, drawn, onClose }: { id: string; drawn: DrawnSet; onClose: () => void }) {
  const [link, setLink] = useState("");
  const [sure, setSure] = useState(false);
  const address = link && new URL(`/editor/shared/${link}`, location.href).href;
  return (
    <Dialog title={drawn.title} onClose={onClose} testid="editor-set-dialog">
      <label class="editor-field">
        <span>{t("editor-expansion")}</span>
        <select
          class="input"
          value={drawn.expansion}
          data-testid="editor-expansion"
          onChange={(event) => change({ ...set.value!, expansion: event.currentTarget.value as DrawnSet["expansion"] })}
        >
          {PARTS.map((name) => (
            <option key={name} value={name}>
              {name === "none" || name === "base" ? t(`editor-expansion-${name}`) : t(`expansion-${name}`)}
            </option>
          ))}
        </select>
      </label>
      {way.network && (
        <div class="editor-field">
          <span>{t("editor-share-about")}</span>
          {address && (
            <input class="input" readOnly value={address} aria-label={t("editor-link")} data-testid="editor-link" />
          )}
          <div class="editor-begin">
            <button
              type="button"
              class="btn"
              data-testid="editor-share"
              onClick={() =>
                void tried(async () => {
                  const found = await post<ShareLink>(`/me/sets/${id}/link`);
                  setLink(found.link);
                  const told = new URL(`/editor/shared/${found.link}`, location.href).href;
                  await navigator.clipboard?.writeText(told).then(
                    () => notice(t("editor-copied")),
                    () => undefined,
                  );
                })
              }
            >
              <Icon name="link" />
              {t("editor-share")}
            </button>
            <button
              type="button"
              class="btn quiet"
              data-testid="editor-withdraw"
              onClick={() =>
                void tried(async () => {
                  await remove(`/me/sets/${id}/link`);
                  setLink("");
                  notice(t("editor-withdrawn"));
                })
              }
            >
              {t("editor-withdraw")}
            </button>
          </div>
        </div>
      )}
      <div class="editor-field">
        <button
          type="button"
          class="btn danger"
          data-testid="editor-delete"
          onClick={() =>
            sure
              ? void tried(async () => {
                  await remove(`/me/sets/${id}`);
                  keeping.value = "kept";
                  go("/editor", true);
                })
              : setSure(true)
          }
        >
          {t(sure ? "editor-delete-sure" : "editor-delete")}
        </button>
      </div>
    </Dialog>
  );
}
