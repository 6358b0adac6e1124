/** The start page: one click to a game, everything else within sight. */
import { useRef, useState } from "preact/hooks";
import { get } from "../net/rest";
import { extras } from "../parts/extras";
import { t } from "../texts/texts";
import type { BotList } from "../types/api";
import { Page } from "./frame";
import { useLoaded } from "./loading";
import { Fault } from "./parts";
import { Fitting } from "./start/fitting";
import { PuzzleArt } from "./start/hero";
import { NameField } from "./start/name";
import { isNew, Quick } from "./start/quick";
import { Resume } from "./start/resume";
import { Ways } from "./start/ways";
import "../styles/pages/start.css";

export default function Start() {
  const bots = useLoaded("bots", () => get<BotList>("/bots"));
  const known = bots.data?.bots ?? null;
  const play = useRef<HTMLButtonElement>(null);
  /** Whoever comes for the first time may put the picture's last piece in, and is led on from there. */
  const [invited] = useState(isNew);
  const [fits, setFits] = useState(false);
  function leadOn(): void {
    setFits(true);
    play.current?.focus();
  }
  return (
    <Page title={t("start-title")} testid="start" hideTitle>
      <div class="start">
        <section class="start-lead">
          <p class="display" aria-hidden="true">
            {t("start-display")}
          </p>
          <p class={`start-about ${fits ? "fits" : ""}`} aria-live="polite" data-testid="start-about">
            {t(fits ? "start-fits" : (extras.about ?? "start-about"))}
          </p>
          <Quick bots={known} button={play} called={fits} />
          <NameField />
          {bots.fault && <Fault fault={bots.fault} again={bots.again} />}
          <Resume />
        </section>
        {invited ? <Fitting onFit={leadOn} /> : <PuzzleArt />}
        {extras.Ways ? <extras.Ways bots={known} /> : <Ways bots={known} />}
      </div>
    </Page>
  );
}
