/** The start page: one click to a game, everything else within sight. */
import { PuzzleArt } from "./start/hero";
import { get } from "../net/rest";
import { t } from "../texts/texts";
import type { BotList } from "../types/api";
import { Page } from "./frame";
import { useLoaded } from "./loading";
import { Fault } from "./parts";
import { NameField } from "./start/name";
import { Quick } from "./start/quick";
import { Resume } from "./start/resume";
import { Ways } from "./start/ways";
import "../styles/start.css";

export default function Start() {
  const bots = useLoaded("bots", () => get<BotList>("/bots"));
  const known = bots.data?.bots ?? null;
  return (
    <Page title={t("start-title")} testid="start" hideTitle>
      <div class="start">
        <section class="start-lead">
          <p class="display" aria-hidden="true">
            {t("start-display")}
          </p>
          <p class="start-about">{t("start-about")}</p>
          <Quick bots={known} />
          <NameField />
          {bots.fault && <Fault fault={bots.fault} again={bots.again} />}
          <Resume />
        </section>
        <PuzzleArt />
        <Ways bots={known} />
      </div>
      <p class="start-new muted">
        {t("start-new-here")}{" "}
        <a href="/rules#turn" data-testid="learn">
          {t("start-learn")}
        </a>
      </p>
    </Page>
  );
}
