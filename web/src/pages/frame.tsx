/** What surrounds every page but the table: name, ways, language and theme above, the small print below. */
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../art/icons";
import { Wordmark } from "../art/mark";
import { followGrowth } from "../parts/growth";
import { me } from "../state/me";
import { route } from "../state/route";
import { change, settings, type Settings } from "../state/settings";
import { language, languages, speak, t, tellServer } from "../texts/texts";
import "../styles/pages.css";
import "../styles/forms.css";
import "../styles/lists.css";

const WAYS = ["lobby", "records", "ladder", "rules"] as const;
const THEMES: readonly Settings["theme"][] = ["system", "light", "dark", "contrast"];

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
        {lead && <p class="page-lead">{lead}</p>}
        {children}
      </main>
      <Foot />
    </div>
  );
}

function Head() {
  const here = route.value[0] ?? "";
  return (
    <header class="page-head">
      <a href="/" class="page-home" data-testid="home">
        <span aria-hidden="true">
          <Wordmark size={here === "" && innerWidth > 640 ? 38 : 30} />
        </span>
        <span class="sr">{t("page-home")}</span>
      </a>
      <nav aria-label={t("page-nav")} class="page-nav">
        <span class="page-ways">
          {WAYS.map((way) => (
            <a key={way} href={`/${way}`} aria-current={here === way ? "page" : undefined} data-testid={`nav-${way}`}>
              {t(`nav-${way}`)}
            </a>
          ))}
        </span>
        <span class="page-own">
          <a href="/account" aria-current={here === "account" ? "page" : undefined} data-testid="nav-account">
            <Icon name="person" size={20} />
            <span>{me.value?.name ?? t("nav-account")}</span>
          </a>
          <a href="/settings" aria-current={here === "settings" ? "page" : undefined} data-testid="nav-settings">
            <Icon name="settings" size={20} />
            <span>{t("nav-settings")}</span>
          </a>
        </span>
      </nav>
      <div class="page-choices">
        <LanguageChoice />
        <label class="theme-choice">
          <span>{t("settings-theme")}</span>
          <ThemeChoice />
        </label>
      </div>
    </header>
  );
}

export function LanguageChoice({ id = "language" }: { id?: string }) {
  return (
    <select
      id={id}
      class="select quiet"
      aria-label={t("settings-language")}
      data-testid="language"
      value={language.value}
      onChange={(event) => {
        change("language", event.currentTarget.value);
        tellServer(event.currentTarget.value);
        void speak(event.currentTarget.value);
      }}
    >
      {languages.map((each) => (
        <option key={each} value={each} lang={each}>
          {languageName(each)}
        </option>
      ))}
    </select>
  );
}

export function ThemeChoice({ id = "theme" }: { id?: string }) {
  return (
    <select
      id={id}
      class="select quiet"
      aria-label={t("settings-theme")}
      data-testid="theme"
      value={settings.value.theme}
      onChange={(event) => change("theme", event.currentTarget.value as Settings["theme"])}
    >
      {THEMES.map((each) => (
        <option key={each} value={each}>
          {t(`settings-theme-${each}`)}
        </option>
      ))}
    </select>
  );
}

/** A language by its own name, as the browser knows it. */
export function languageName(code: string): string {
  try {
    const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  } catch {
    return code;
  }
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
