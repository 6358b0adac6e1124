/** The theme, at hand on every page. */
import { change, settings, VALUES, type Settings } from "../state/settings";
import { t } from "../texts/texts";

export function ThemeChoice() {
  return (
    <select
      id="theme"
      class="select quiet"
      aria-label={t("settings-theme")}
      data-testid="theme"
      value={settings.value.theme}
      onChange={(event) => change("theme", event.currentTarget.value as Settings["theme"])}
    >
      {VALUES.theme.map((each) => (
        <option key={each} value={each}>
          {t(`settings-theme-${each}`)}
        </option>
      ))}
    </select>
  );
}
