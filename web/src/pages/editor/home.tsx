/** The sets that are kept. */
import { useState } from "preact/hooks";
import { Icon } from "../../art/icons";
import { get, Refusal } from "../../net/rest";
import { me } from "../../state/me";
import { go } from "../../state/route";
import { t } from "../../texts/texts";
import type { DrawnSet, KeptSets } from "../../types/api";
import { Page } from "../frame";
import { asRefusal, explain, useLoaded } from "../loading";
import { Empty, Moment, Shown } from "../parts";
import { example } from "./drawing";
import { readFile } from "./files";
import { keepNew } from "./state";

export function Home() {
  const found = useLoaded(me.value?.id ?? "", () =>
    get<KeptSets>("/me/sets").catch((fault: unknown) => {
      // Who is nobody yet keeps nothing yet.
      if (fault instanceof Refusal && fault.code === "identity-wanted") return { sets: [] };
      throw fault;
    }),
  );
  const [fault, setFault] = useState("");
  async function begin(drawn: Promise<DrawnSet> | DrawnSet): Promise<void> {
    try {
      const kept = await keepNew(await drawn);
      go(`/editor/${kept.id}`);
    } catch (refusal) {
      setFault(explain(asRefusal(refusal)));
    }
  }
  return (
    <Page title={t("editor-title")} testid="editor" lead={t("editor-lead")}>
      <div class="editor-begin">
        <button
          type="button"
          class="btn primary"
          data-testid="editor-new"
          onClick={() => void begin(example(t("editor-new-title")))}
        >
          <Icon name="plus" />
          {t("editor-new")}
        </button>
        <label class="btn file">
          <Icon name="upload" />
          {t("editor-import")}
          <input
            type="file"
            class="sr-only"
            accept=".txt,text/plain"
            data-testid="editor-import"
            onChange={(event) => {
              const input = event.currentTarget;
              const file = input.files?.[0];
              if (file) void begin(readFile(file));
              input.value = "";
            }}
          />
        </label>
      </div>
      {fault && (
        <p class="problem" role="alert" data-testid="editor-problem">
          {fault}
        </p>
      )}
      <Shown of={found}>
        {({ sets }) =>
          sets.length ? (
            <ul class="editor-sets">
              {sets.map((each) => (
                <li key={each.id}>
                  <a class="panel" href={`/editor/${each.id}`} data-testid={`editor-set-${each.id}`}>
                    <b>{each.title}</b>
                    <span class="muted">
                      {t("editor-count", { count: each.puzzles })} · <Moment at={each.changed} />
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          ) : (
            <Empty text={t("editor-none")} />
          )
        }
      </Shown>
    </Page>
  );
}
