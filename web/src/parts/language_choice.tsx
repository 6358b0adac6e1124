/** In which language everything is said, each called by its own name. */
import { change } from "../state/settings";
import { language, languages, speak, t, tellServer } from "../texts/texts";

interface Props {
  id?: string;
  class?: string;
  testid?: string;
}

export function LanguageChoice({ id, class: look = "select quiet", testid = "language" }: Props) {
  return (
    <select
      id={id}
      class={look}
      aria-label={t("settings-language")}
      data-testid={testid}
      value={language.value}
      onChange={(event) => {
        change("language", event.currentTarget.value);
        tellServer(event.currentTarget.value);
        void speak(event.currentTarget.value);
      }}
    >
      {languages.map((each) => (
        <option key={each} value={each} lang={each}>
          {ownName(each)}
        </option>
      ))}
    </select>
  );
}

/** As the browser knows it. */
function ownName(code: string): string {
  try {
    const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  } catch {
    return code;
  }
}
