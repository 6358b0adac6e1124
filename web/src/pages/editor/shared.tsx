/** A set that somebody shares: look at it, and keep a copy. */
import { useState } from "preact/hooks";
import { Puzzle } from "../../art/puzzle";
import { get } from "../../net/rest";
import { go } from "../../state/route";
import { t } from "../../texts/texts";
import type { DrawnSet } from "../../types/api";
import { Page } from "../frame";
import { asRefusal, explain, useLoaded } from "../loading";
import { Shown } from "../parts";
import { cardOf } from "./board";
import { keepNew } from "./state";

export function Shared({ link }: { link: string }) {
  const found = useLoaded(link, () => get<DrawnSet>(`/sets/${encodeURIComponent(link)}`));
  const [fault, setFault] = useState("");
  async function copy(drawn: DrawnSet): Promise<void> {
    try {
      go(`/editor/${(await keepNew(drawn)).id}`, true);
    } catch (refusal) {
      setFault(explain(asRefusal(refusal)));
    }
  }
  return (
    <Page title={found.data?.title ?? t("editor-title")} testid="editor-shared">
      <Shown of={found}>
        {(drawn) => (
          <>
            <p class="page-lead">{t("editor-count", { count: drawn.puzzles.length })}</p>
            <div class="editor-begin">
              <button type="button" class="btn primary" data-testid="editor-copy" onClick={() => void copy(drawn)}>
                {t("editor-copy")}
              </button>
            </div>
            {fault && (
              <p class="problem" role="alert">
                {fault}
              </p>
            )}
            <div class="set-cards">
              {drawn.puzzles.map((puzzle, place) => (
                <Puzzle key={place} card={cardOf(puzzle)} size={14} />
              ))}
            </div>
          </>
        )}
      </Shown>
    </Page>
  );
}
