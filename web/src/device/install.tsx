/** The game as an app of the device: offered once, after the third game, where the browser lets a page offer it. */
import { signal } from "@preact/signals";
import { Icon } from "../art/icons";
import { isRegular } from "../state/experience";
import { table } from "../state/table";
import { t } from "../texts/texts";

/** As much of the browser's event as is used; it comes only where the game can be installed and is not. */
type Installable = Event & { prompt(): Promise<unknown> };

const KEY = "projectl.install-offered";

const found = signal<Installable | null>(null);
/** The game on whose score page it was offered. */
let offeredAfter: string | null = null;

/** The browser's own offer would come at any time, over whatever is on screen. */
export function followInstalling(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    found.value = event as Installable;
  });
  addEventListener("appinstalled", () => (found.value = null));
}

export function Install() {
  if (!found.value || !isRegular.value || !isFirstOffer(table.value?.id ?? "")) return null;
  return (
    <p class="device-install" data-testid="install">
      <span>{t("device-install")}</span>
      <button type="button" class="btn" data-testid="install-now" onClick={install}>
        <Icon name="download" size={20} />
        {t("device-install-now")}
      </button>
    </p>
  );
}

function install(): void {
  void found.peek()?.prompt();
  found.value = null; // it can be used once
}

/** Whether it was offered on no other page before; from now on it was. */
function isFirstOffer(game: string): boolean {
  try {
    offeredAfter ??= localStorage.getItem(KEY);
    if (offeredAfter === null) localStorage.setItem(KEY, (offeredAfter = game));
  } catch {
    return false; // whoever keeps nothing would be asked again and again
  }
  return offeredAfter === game;
}
