/** Where the page begins. */
import { render } from "preact";
import { App, bringPage } from "./app";
import { recognise } from "./state/me";
import { followLinks } from "./state/route";
import { keepSettings, settings } from "./state/settings";
import "./styles/index.css";
import { asked, preferred, speak } from "./texts/texts";

async function start(): Promise<void> {
  keepSettings();
  followLinks();
  await Promise.all([
    bringPage(),
    speak(asked() ?? settings.value.language ?? preferred()),
    recognise().catch(() => undefined),
  ]);
  render(<App />, document.getElementById("app")!);
}

void start();
