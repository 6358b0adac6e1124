/** How well everybody played, the way from the first chance to the result, and the key moments. */
import { SeatSign } from "../../art/seat";
import { t } from "../../texts/texts";
import type { ReviewDocument, Split } from "../../types/api";
import { at, nameOf, show, signOf } from "./state";
import { momentWords, signed, turnWords } from "./words";

export function HowWell({ found }: { found: ReviewDocument }) {
  return (
    <section class="panel" data-testid="how-well">
      <table class="review-figures">
        <caption>{t("review-how-well")}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{t("review-accuracy")}</th>
            <th scope="col">{t("review-best-turns")}</th>
            <th scope="col">{t("review-slips")}</th>
          </tr>
        </thead>
        <tbody>
          {found.figures.map((figures, seat) => (
            <tr key={seat}>
              <th scope="row">
                <SeatSign seat={seat} text={signOf(seat)} /> {nameOf(seat)}
              </th>
              <td class="big">{figures.accuracy ?? "–"}</td>
              <td>{figures.best}</td>
              <td>{figures.slips}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {found.figures.map((figures, seat) =>
        figures.hinted ? (
          <p key={seat} class="muted">
            {t("review-hinted", { name: nameOf(seat), count: figures.hinted })}
          </p>
        ) : null,
      )}
    </section>
  );
}

const PARTS = ["own", "others", "draw"] as const;

export function Way({ way, side }: { way: Split; side: number }) {
  const most = Math.max(1, ...PARTS.map((part) => Math.abs(way[part])));
  return (
    <section class="panel review-way" data-testid="review-way">
      <h2>
        {nameOf(side)}: {t("review-way", { start: way.start, result: way.result })}
      </h2>
      <dl>
        {PARTS.map((part) => (
          <div key={part}>
            <dt>{t(`review-${part}`)}</dt>
            <dd>
              <span class="bar" aria-hidden="true">
                <span
                  class={way[part] < 0 ? "less" : "more"}
                  style={{ inlineSize: `${(50 * Math.abs(way[part])) / most}%` }}
                />
              </span>
              {signed(way[part])}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function KeyMoments({ found }: { found: ReviewDocument }) {
  return (
    <section class="panel review-moments" data-testid="key-moments">
      <h2>{t("review-moments")}</h2>
      {found.moments.length === 0 && <p class="muted">{t("review-no-moments")}</p>}
      <ol>
        {found.moments.map((each, index) => {
          const turn = found.turns[each.turn];
          return turn ? (
            <li key={each.turn}>
              <button
                type="button"
                aria-current={each.turn === at.value ? "true" : undefined}
                data-testid={`moment-${index + 1}`}
                onClick={() => show(each.turn)}
              >
                <span class="number" aria-hidden="true">
                  {index + 1}
                </span>
                <span>
                  <b>
                    {turnWords(turn)} · {t(`review-kind-${each.kind}`)}
                  </b>
                  <span class="muted">{momentWords(each)}</span>
                </span>
                {each.kind !== "turning" && <b class={each.change < 0 ? "less" : "more"}>{signed(each.change)}</b>}
              </button>
            </li>
          ) : null;
        })}
      </ol>
    </section>
  );
}
