/** One page at a time; each is loaded when it is first shown, so that the table stays light. */
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { Patterns } from "./art/patterns";
import { Notices } from "./parts/notice";
import { route } from "./state/route";

type Page = () => Promise<{ default: ComponentType }>;

const PAGES: Record<string, Page> = {
  "": () => import("./pages/start"),
  new: () => import("./pages/new"),
  lobby: () => import("./pages/lobby"),
  records: () => import("./pages/records"),
  ladder: () => import("./pages/ladder"),
  player: () => import("./pages/player"),
  account: () => import("./pages/account"),
  settings: () => import("./pages/settings"),
  rules: () => import("./pages/rules"),
  replay: () => import("./pages/replay"),
  about: () => import("./pages/about"),
  game: () => import("./table/page"),
};
const missing: Page = () => import("./pages/missing");

const shown = signal<ComponentType | null>(null);

export function App() {
  const name = route.value[0] ?? "";
  useEffect(() => {
    let current = true;
    void (PAGES[name] ?? missing)().then((page) => {
      if (current) shown.value = page.default;
    });
    return () => {
      current = false;
    };
  }, [name]);
  const Shown = shown.value;
  return (
    <>
      <Patterns />
      {Shown && <Shown />}
      <Notices />
    </>
  );
}
