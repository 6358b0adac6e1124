/** There is no such game, or none that can be shown. */
import "../../styles/table/sheets.css";
import { t } from "../../texts/texts";

/** `why`: the code of the server's refusal. */
export function Missing({ game, why }: { game: string; why: string }) {
  const unreadable = why === "game-unreadable";
  return (
    <main class="waiting" data-testid="game-missing">
      <section class="panel waiting-panel">
        <h1 tabIndex={-1}>{t(unreadable ? "table-ended-unreadable" : "table-not-found")}</h1>
        <p>{t(unreadable ? "game-unreadable" : "table-not-found-about")}</p>
        <div class="choices missing-ways">
          <a class="btn primary" href="/">
            {t("table-to-start")}
          </a>
          {unreadable ? (
            <a class="btn" href={`/api/games/${game}/record`} download={`${game}.projectl`}>
              {t("replay-download")}
            </a>
          ) : (
            <a class="btn" href="/lobby">
              {t("nav-lobby")}
            </a>
          )}
        </div>
      </section>
    </main>
  );
}
