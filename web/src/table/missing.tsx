/** There is no such game. */
import "../styles/table/sheets.css";
import { t } from "../texts/texts";

export function Missing() {
  return (
    <main class="waiting" data-testid="game-missing">
      <section class="panel waiting-panel">
        <h1 tabIndex={-1}>{t("table-not-found")}</h1>
        <p>{t("table-not-found-about")}</p>
        <div class="choices">
          <a class="btn primary" href="/">
            {t("table-to-start")}
          </a>
          <a class="btn" href="/lobby">
            {t("nav-lobby")}
          </a>
        </div>
      </section>
    </main>
  );
}
