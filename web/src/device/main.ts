/** Where the page begins that needs no server: it is there at once, and the game is fetched while people look at it. */
import { PAGES } from "../app";
import { begin } from "../begin";
import { take } from "../net/way";
import { extras } from "../parts/extras";
import { recognise } from "../state/me";
import { bring } from "../texts/texts";
import { keepInHash } from "./addresses";
import { Badge } from "./badge";
import { Files } from "./files";
import { keepFresh } from "./fresh";
import { followInstalling, Install } from "./install";
import { Notices } from "./notices";
import { save } from "./save";
import { tableLater } from "./table_later";
import { Device, start } from "./way";
import { Ways } from "./ways";
import "../styles/device.css";

const folder = new URL("./game/", document.baseURI).href;
const device = new Device(() => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }), folder);
take(device);
/** For programs in this page, and its console: the same interface as that of a server. */
Object.assign(globalThis, { projectl: device });
document.documentElement.dataset["place"] = "device";
keepInHash();
followInstalling();
Object.assign(extras, {
  Badge,
  Notices,
  Ways,
  about: "device-about",
  Files: () => Files({ device }),
  AfterGame: Install,
});
// A table is nothing without the game; every other page is there at once.
const table = PAGES["game"]!;
PAGES["game"] = async () =>
  start.peek().state === "ready" ? table() : { default: tableLater(() => device.ready.then(table)) };
const needing = () => import("./needing");
Object.assign(PAGES, { lobby: needing, ladder: needing, account: needing });

/** What a server would send as a file is made here. */
addEventListener(
  "click",
  (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>("a[href^='/api/']");
    if (!link) return;
    event.preventDefault();
    void device
      .ask(link.getAttribute("href")!)
      .then((answer) => answer.text())
      .then((text) => save(text, link.download || "game.txt"));
  },
  true,
);

void device.ready.then(recognise).then(() => keepFresh());
void begin(bring("device"));
