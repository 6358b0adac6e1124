/** Shows the first page as soon as what it needs is there. */
import { render } from "preact";
import { App, bringPage } from "./app";
import { followLinks } from "./state/route";
import { keepSettings, settings } from "./state/settings";
import "./styles/index.css";
import { asked, preferred, speak } from "./texts/texts";

/** What else the first page waits for is asked for meanwhile. */
export async function begin(...awaited: Promise<unknown>[]): Promise<void> {
  keepSettings();
  followLinks();
  const words = speak(asked() ?? settings.value.language ?? preferred());
  await Promise.all([bringPage(), words, ...awaited]);
  render(<App />, document.getElementById("app")!);
}
