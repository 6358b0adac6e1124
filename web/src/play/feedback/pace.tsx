/** How fast bots act: a wish of this device that the server is told, and a way to skip the rest of their moves. */
import { effect } from "@preact/signals";
import { Button } from "../../parts/button";
import { settings } from "../../state/settings";
import { mySeats, send, status, table, view } from "../../state/table";
import { t } from "../../texts/texts";

const bots = (): boolean => table.value?.status === "running" && table.value.seats.some(isBot);
const isBot = (seat: { bot: string | null }): boolean => seat.bot !== null;

/** Whether a bot has to decide now, and somebody of ours has not. */
export function botsAct(): boolean {
  const acting = view.value?.to_act ?? [];
  const seats = table.value?.seats ?? [];
  return (
    mySeats.value.length > 0 &&
    table.value?.status === "running" &&
    acting.length > 0 &&
    acting.every((seat) => seats[seat] && isBot(seats[seat]))
  );
}

/** Who looks at turns step by step has them told at once, and then shown. */
const wished = () => (settings.value.botPace === "step" ? "instant" : settings.value.botPace);

/** Every connection begins at the usual pace. */
export function followPace(): () => void {
  let told = "normal";
  return effect(() => {
    if (status.value !== "open") told = "normal";
    const wish = wished();
    if (status.value !== "open" || !mySeats.value.length || !bots() || wish === told) return;
    told = wish;
    void send({ type: "pace", pace: wish });
  });
}

export function skipBots(): void {
  if (botsAct()) void send({ type: "pace", pace: "skip" });
}

export function SkipBots() {
  if (!botsAct() || wished() === "instant") return null;
  return (
    <Button
      class="quiet"
      icon="last"
      label={t("bots-skip-about")}
      title={t("bots-skip-about")}
      testid="skip-bots"
      onClick={skipBots}
    >
      {t("bots-skip")}
    </Button>
  );
}
