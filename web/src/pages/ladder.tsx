/** The ladder: who plays rated games best, by variant. */
import { useState } from "preact/hooks";
import { get } from "../net/rest";
import { me } from "../state/me";
import { t } from "../texts/texts";
import type { Ladder as LadderDocument, LadderRow } from "../types/api";
import { RATED_VARIANTS } from "../types/options";
import { Page } from "./frame";
import { useLoaded } from "./loading";
import { Empty, Shown } from "./parts";
import { inLanguage } from "./words";

export default function Ladder() {
  const [variant, setVariant] = useState<string>(RATED_VARIANTS[0]);
  const [start, setStart] = useState(1);
  const path = `/ladder?variant=${variant}&start=${start}`;
  const page = useLoaded(path, () => get<LadderDocument>(path));
  const show = (next: string) => {
    setVariant(next);
    setStart(1);
  };
  return (
    <Page title={t("nav-ladder")} testid="ladder" lead={t("ladder-lead")}>
      <div class="filters">
        <div class="segments" role="group" aria-label={t("records-variant")}>
          {RATED_VARIANTS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={variant === each}
              data-testid={`ladder-${each}`}
              onClick={() => show(each)}
            >
              <span class="cap">{t(`variant-${each}`)}</span>
            </button>
          ))}
        </div>
      </div>
      <Shown of={page}>
        {(found) =>
          found.players.length ? (
            <>
              <Table players={found.players} />
              <div class="filters">
                {start > 1 && (
                  <button type="button" class="btn" onClick={() => setStart(1)}>
                    {t("ladder-top")}
                  </button>
                )}
                {found.more !== null && (
                  <button type="button" class="btn" data-testid="more" onClick={() => setStart(found.more ?? 1)}>
                    {t("page-more")}
                  </button>
                )}
              </div>
            </>
          ) : (
            <Empty text={t("ladder-none")}>
              <a class="btn" href="/new#friends">
                {t("ladder-play")}
              </a>
            </Empty>
          )
        }
      </Shown>
    </Page>
  );
}

function Table({ players }: { players: readonly LadderRow[] }) {
  return (
    <table class="page-sheet ranks panel" data-testid="ladder">
      <thead>
        <tr>
          <th scope="col">{t("ladder-rank")}</th>
          <th scope="col">{t("ladder-player")}</th>
          <th scope="col">{t("ladder-rating")}</th>
          <th scope="col">{t("ladder-games")}</th>
          <th scope="col">{t("ladder-wins")}</th>
        </tr>
      </thead>
      <tbody>
        {players.map((each) => (
          <tr key={each.id} class={each.id === me.value?.id ? "is-me" : ""}>
            <td>{each.rank}</td>
            <th scope="row">
              <a href={`/player/${each.id}`}>{each.name}</a>
            </th>
            <td>{inLanguage(each.rating, 1)}</td>
            <td>{inLanguage(each.games)}</td>
            <td>{inLanguage(each.wins)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
