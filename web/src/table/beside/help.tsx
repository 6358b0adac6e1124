/** What can be done in a turn, in a few sentences, and the way to the rules. */
import { view } from "../../state/table";
import { t } from "../../texts/texts";

export function Help() {
  const edition = view.value?.options.edition ?? "";
  return (
    <div class="help">
      <ul>
        {["take", "place", "piece", "exchange", "recycle", "master", "end"].map((key) => (
          <li key={key}>{t(`table-help-${key}`)}</li>
        ))}
      </ul>
      <a class="btn" href={`/rules#${edition}`} target="_blank" rel="noopener">
        {t("table-rules")}
      </a>
    </div>
  );
}
