/** One page at a time; each is loaded when it is first shown, so that the table stays light. */
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { Patterns } from "./art/patterns";
import { Boundary } from "./parts/boundary";
import { Notices } from "./parts/notice";
import { route } from "./state/route";
import { open } from "./state/table";
import { t } from "./texts/texts";

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
  game: () => {
    // The game is on its way while its page is.
    open(route.value[1] ?? "");
    return import("./table/page");
  },
};
const missing: Page = () => import("./pages/missing");

/** Load the page that the address names. */
export function bringPage(): ReturnType<Page> {
  const name = route.value[0] ?? "";
  return (Object.hasOwn(PAGES, name) ? PAGES[name]! : missing)();
}

/** A page belongs to its address: when that changes, it goes before the next one has come. */
const shown = signal<{ name: string; Page: ComponentType } | null>(null);

export function App() {
  const name = route.value[0] ?? "";
  useLayoutEffect(() => {
    let current = true;
    bringPage().then(
      (found) => current && (shown.value = { name, Page: found.default }),
      () => current && (shown.value = { name, Page: Unreachable }),
    );
    return () => {
      current = false;
    };
  }, [name]);
  const now = shown.value?.name === name ? shown.value : null;
  return (
    <>
      <Patterns />
      {now && (
        <Boundary key={now.name}>
          <now.Page />
        </Boundary>
      )}
      <Notices />
    </>
  );
}

/** The server did not answer when the page was wanted. */
function Unreachable() {
  return (
    <main class="panel failed" data-testid="page-unreachable">
      <div role="alert">
        <h1>{t("page-no-connection")}</h1>
      </div>
      <button type="button" class="btn primary" onClick={() => location.reload()}>
        {t("page-try-again")}
      </button>
    </main>
  );
}
