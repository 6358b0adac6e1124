/** What surrounds every page but the table: name, ways, language and theme above, the small print below. */
import "./more_icons";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { extras } from "../parts/extras";
import { followGrowth } from "../parts/growth";
import { language, t } from "../texts/texts";
import { Head } from "./head";
import "../styles/pages/pages.css";
import "../styles/pages/forms.css";
import "../styles/pages/lists.css";

/** The first page is announced by the browser itself; later ones by moving the focus to their heading. */
let opened = false;

type PageProps = {
  title: string;
  testid: string;
  children: ComponentChildren;
  lead?: ComponentChildren;
  hideTitle?: boolean;
};

export function Page({ title, testid, children, lead, hideTitle }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(followGrowth, []);
  useEffect(() => {
    document.title = t("page-document-title", { page: title });
  }, [title, language.value]);
  useEffect(() => {
    if (opened) heading.current?.focus({ preventScroll: true });
    opened = true;
  }, []);
  return (
    <div class="page" data-testid={`page-${testid}`}>
      <a
        class="skip"
        href="#content"
        onClick={(event) => {
          event.preventDefault();
          heading.current?.focus();
        }}
      >
        {t("page-skip")}
      </a>
      <Head />
      <main id="content" class="page-main">
        <h1 ref={heading} tabIndex={-1} class={hideTitle ? "sr-only" : "page-title"}>
          {title}
        </h1>
        {extras.Notices && <extras.Notices />}
        {lead && <p class="page-lead">{lead}</p>}
        {children}
      </main>
      <Foot />
    </div>
  );
}

function Foot() {
  return (
    <footer class="page-foot">
      <span>{t("page-unofficial")}</span>
      <a href="/about" data-testid="about">
        {t("nav-about")}
      </a>
    </footer>
  );
}
