/** What this is, whose it is, and what it is made with. */
import { way } from "../net/way";
import { t } from "../texts/texts";
import { Page } from "./frame";
import { useLoaded } from "./loading";
import type { Health } from "../types/api";

/** What comes to the browser with this page. */
const LIBRARIES = [
  { name: "Preact", licence: "MIT", address: "https://preactjs.com" },
  { name: "Preact Signals", licence: "MIT", address: "https://github.com/preactjs/signals" },
  { name: "Fluent", licence: "Apache-2.0", address: "https://projectfluent.org" },
  { name: "QR Code Generator", licence: "MIT", address: "https://github.com/kazuhikoarase/qrcode-generator" },
] as const;

export default function About() {
  const health = useLoaded("health", async () => (await (await way.ask("/health")).json()) as Health);
  return (
    <Page title={t("nav-about")} testid="about" lead={t("about-lead")}>
      <section class="block prose panel">
        <h2>{t("about-unofficial-title")}</h2>
        <p>{t("about-unofficial")}</p>
        <h2>{t("about-licence-title")}</h2>
        <p>{t("about-licence")}</p>
        <ul class="bullets">
          {LIBRARIES.map((each) => (
            <li key={each.name}>
              <a href={each.address} target="_blank" rel="noreferrer">
                {each.name}
              </a>{" "}
              <span class="muted">{each.licence}</span>
            </li>
          ))}
        </ul>
        <h2>{t("about-privacy-title")}</h2>
        <p>{t("about-privacy")}</p>
        {health.data && <p class="muted">{t("about-version", { version: health.data.version })}</p>}
      </section>
    </Page>
  );
}
