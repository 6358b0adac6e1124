/** An address that leads nowhere. */
import { t } from "../texts/texts";
import { Page } from "./frame";

export default function Missing() {
  return (
    <Page title={t("missing-title")} testid="missing" lead={t("missing-lead")}>
      <p class="page-row">
        <a class="btn primary" href="/">
          {t("missing-start")}
        </a>
        <a class="btn" href="/lobby">
          {t("nav-lobby")}
        </a>
      </p>
    </Page>
  );
}
