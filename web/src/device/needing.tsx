/** In the place of pages that need a server: says so, and what can be done here. */
import { PuzzleArt } from "../pages/start/hero";
import { Page } from "../pages/frame";
import { route } from "../state/route";
import { t } from "../texts/texts";
import { UseServer } from "./ways";
import "../styles/pages/start.css";

const TITLES: Record<string, string> = { lobby: "nav-lobby", ladder: "nav-ladder", account: "nav-account" };

export default function Needing() {
  const name = route.value[0] ?? "";
  return (
    <Page title={t(TITLES[name] ?? "nav-account")} testid={name}>
      <div class="panel device-empty" data-testid="empty">
        <PuzzleArt />
        <div>
          <p class="device-empty-what">{t("device-alone")}</p>
          <p class="muted">{t(name === "lobby" ? "device-alone-lobby" : "device-alone-people")}</p>
          <p class="device-empty-acts">
            <a class="btn primary" href="/new">
              {t("device-play-bot")}
            </a>
            <a class="btn" href="/new#screen">
              {t("start-way-screen")}
            </a>
          </p>
          <UseServer />
        </div>
      </div>
    </Page>
  );
}
