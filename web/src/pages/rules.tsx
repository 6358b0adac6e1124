/** How to play, by edition: a rulebook with pictures, whose examples can be played. */
import { useEffect, useState } from "preact/hooks";
import { Button } from "../parts/button";
import { rewrite, where } from "../state/route";
import { bring as bringTexts, language, languages, speak, t } from "../texts/texts";
import { Page } from "./frame";
import { useLoaded } from "./loading";
import { Shown } from "./parts";
import { Blocks } from "./rules/blocks";
import { live } from "./rules/board";
import { addressOf, fetchRulebook, wantedBook, type Book, type Part, type Rulebook } from "./rules/contents";
import { LiveBoard } from "./rules/live";
import { useSectionInSight } from "./rules/sight";
import "../styles/pages/rules.css";
import "../styles/pages/rules_figures.css";
import "../styles/pages/rules_print.css";
import "../styles/table/index.css";

export default function Rules() {
  const [book, setBook] = useState(() => wantedBook(where().search));
  const [ids, setIds] = useState(false);
  const texts = useLoaded("texts", async () => {
    const asked = new URLSearchParams(where().search).get("lang");
    if (asked && languages.includes(asked) && asked !== language.peek()) await speak(asked);
    await bringTexts("rules");
    return true;
  });
  const found = useLoaded(`rulebook ${book.edition} ${book.deluxe}`, () => fetchRulebook(book));
  const choose = (wanted: Book) => {
    rewrite(addressOf(wanted, where().search) + where().hash);
    setBook(wanted);
  };
  const now = live.value;
  return (
    <>
      <div class={`rules-page ${ids ? "with-ids" : ""}`} inert={now !== null}>
        <Page title={texts.data ? t("rules-title") : t("nav-rules")} testid="rules">
          <Shown of={texts}>
            {() => (
              <Shown of={found}>
                {(page) => (
                  <>
                    <Choices page={page} choose={choose} />
                    <Sections key={`${page.edition} ${page.deluxe}`} page={page} />
                    <div class="rules-end">
                      <p class="muted">{t("rules-about")}</p>
                      <label class="check">
                        <input
                          type="checkbox"
                          checked={ids}
                          data-testid="rule-ids"
                          onChange={(event) => setIds(event.currentTarget.checked)}
                        />
                        <span>{t("rules-ids")}</span>
                      </label>
                      <Button testid="print" onClick={() => print()}>
                        {t("rules-print")}
                      </Button>
                    </div>
                  </>
                )}
              </Shown>
            )}
          </Shown>
        </Page>
      </div>
      {now && <LiveBoard key={`${now.example.name} ${now.example.edition}`} shown={now} />}
    </>
  );
}

/** Which edition: all side by side, or a list where there is little room. */
function Choices({ page, choose }: { page: Rulebook; choose: (book: Book) => void }) {
  const editions = [...new Set(page.books.map((each) => each.edition))];
  return (
    <div class="rules-choices">
      <fieldset class="editions">
        <legend class="sr">{t("rules-edition")}</legend>
        {editions.map((each) => (
          <label key={each} class={`seg ${page.edition === each ? "on" : ""}`} data-testid={`edition-${each}`}>
            <input
              type="radio"
              class="sr"
              name="edition"
              checked={page.edition === each}
              onChange={() => choose({ edition: each, deluxe: false })}
            />
            {t(`edition-${each}`)}
          </label>
        ))}
      </fieldset>
      <select
        class="select editions-list"
        aria-label={t("rules-edition")}
        data-testid="edition-list"
        value={page.edition}
        onChange={(event) => choose({ edition: event.currentTarget.value, deluxe: false })}
      >
        {editions.map((each) => (
          <option key={each} value={each}>
            {t(`edition-${each}`)}
          </option>
        ))}
      </select>
      {page.facts["deluxe_option"] && (
        <label class="check">
          <input
            type="checkbox"
            checked={page.deluxe}
            data-testid="deluxe"
            onChange={(event) => choose({ edition: page.edition, deluxe: event.currentTarget.checked })}
          />
          <span>{t("rules-deluxe")}</span>
        </label>
      )}
    </div>
  );
}

function Sections({ page }: { page: Rulebook }) {
  const here = useSectionInSight(page.sections.map((each) => each.id));
  useTarget();
  return (
    <div class="rules">
      <nav class="rules-contents" aria-label={t("rules-contents")}>
        <p class="lab" aria-hidden="true">
          {t("rules-contents")}
        </p>
        <ol>
          {page.sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`} aria-current={here === section.id ? "true" : undefined}>
                {t(section.title)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div class="rules-text">
        {page.sections.map((section) => (
          <Section key={section.id} page={page} section={section} />
        ))}
      </div>
    </div>
  );
}

function Section({ page, section }: { page: Rulebook; section: Part }) {
  return (
    <section id={section.id} class={`rules-section panel section-${section.id}`} data-testid={`section-${section.id}`}>
      <h2>{t(section.title)}</h2>
      <Blocks book={page} blocks={section.blocks} />
    </section>
  );
}

/** A link to a section works also when it was followed before the page was here. */
function useTarget(): void {
  useEffect(() => {
    if (where().hash.length > 1) document.getElementById(where().hash.slice(1))?.scrollIntoView();
  }, []);
}
