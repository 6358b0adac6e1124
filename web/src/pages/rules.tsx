/** The rules by edition, with examples that can be played in place. */
import { useEffect, useState } from "preact/hooks";
import { get } from "../net/rest";
import { bring as bringTexts, has, t } from "../texts/texts";
import type { EditionList, ExampleList } from "../types/api";
import { Page } from "./frame";
import { useLoaded } from "./loading";
import { Shown } from "./parts";
import { differences, sectionsOf, type Section } from "./rules/contents";
import { ExampleBox } from "./rules/example";
import "../styles/scene.css";
import "../styles/rules.css";
import "../styles/table/index.css";

const USUAL = "revised-2021";

export default function Rules() {
  const [edition, setEdition] = useState(USUAL);
  const texts = useLoaded("texts", async () => {
    await bringTexts("rules");
    return true;
  });
  const editions = useLoaded("editions", () => get<EditionList>("/editions"));
  const names = editions.data?.editions.map((each) => String(each["name"])) ?? [USUAL];
  return (
    <Page title={t("nav-rules")} testid="rules" lead={texts.data ? t("rules-about") : undefined}>
      <Shown of={texts}>
        {() => (
          <>
            <fieldset class="fieldset">
              <legend>{t("rules-edition")}</legend>
              <div class="pick-row">
                {names.map((each) => (
                  <label key={each} class={`pick pick-chip ${edition === each ? "on" : ""}`} data-testid={`edition-${each}`}>
                    <input type="radio" name="edition" checked={edition === each} onChange={() => setEdition(each)} />
                    <span>{t(`edition-${each}`)}</span>
                  </label>
                ))}
              </div>
            </fieldset>
            <Sections edition={edition} />
            <DifferencesTable editions={names} chosen={edition} />
          </>
        )}
      </Shown>
    </Page>
  );
}

function Sections({ edition }: { edition: string }) {
  const examples = useLoaded(`examples ${edition}`, () => get<ExampleList>(`/examples?edition=${edition}`));
  const sections = sectionsOf(edition);
  useTarget(sections.length > 0);
  return (
    <div class="rules">
      <nav class="rules-contents" aria-label={t("rules-contents")}>
        <details open={innerWidth > 1000}>
          <summary>{t("rules-contents")}</summary>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{t(section.title)}</a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      <div class="rules-text">
        {sections.map((section) => (
          <section key={`${edition} ${section.id}`} id={section.id} class="rules-section">
            <h2>{t(section.title)}</h2>
            <Paragraphs section={section} />
            {(examples.data?.examples ?? [])
              .filter((each) => each.section === section.id)
              .map((each) => (
                <ExampleBox key={`${edition} ${each.name}`} example={{ name: each.name, edition }} caption={each.name === section.id && section.example ? t(section.example) : null} />
              ))}
          </section>
        ))}
      </div>
    </div>
  );
}

function Paragraphs({ section }: { section: Section }) {
  return (
    <>
      {section.paragraphs.map((each) => (
        <p key={each.key}>
          {t(each.key)}{" "}
          {each.rules.map((rule) => (
            <span key={rule} class="rule-id mono">
              {rule}
            </span>
          ))}
        </p>
      ))}
    </>
  );
}

/** A link to a section works also when it was followed before the texts were here. */
function useTarget(ready: boolean): void {
  useEffect(() => {
    if (ready && location.hash.length > 1) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [ready]);
}

function DifferencesTable({ editions, chosen }: { editions: readonly string[]; chosen: string }) {
  const word = (value: string | undefined) => (value === undefined ? "" : has(value) ? t(value) : value);
  return (
    <section class="rules-section">
      <h2>{t(differences.title)}</h2>
      <div class="wide-table" tabIndex={0} role="region" aria-label={t(differences.title)}>
        <table class="page-sheet panel">
          <thead>
            <tr>
              <td />
              {editions.map((each) => (
                <th key={each} scope="col" class={each === chosen ? "is-me" : ""}>
                  {t(`edition-${each}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {differences.rows.map((row) => (
              <tr key={row.title}>
                <th scope="row">{t(row.title)}</th>
                {editions.map((each) => (
                  <td key={each} class={each === chosen ? "is-me" : ""}>
                    {word(row.values[each])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
