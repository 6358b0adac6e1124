/** Two settings that are at hand on every page: the language and the theme. */
import { change, settings, type Settings } from "../state/settings";
import { language, languages, speak, t, tellServer } from "../texts/texts";

const THEMES: readonly Settings["theme"][] = ["system", "light", "dark", "contrast"];

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
function languageName(code: string): string {
  try {
    const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  } catch {
    return code;
  }
}
