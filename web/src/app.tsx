/** One page at a time; each is loaded when it is first shown, so that the table stays light. */
import { computed, signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { Boundary } from "./parts/boundary";
import { later } from "./parts/later";
import { Notices } from "./parts/notice";
import { route } from "./state/route";
import { marks } from "./state/settings";
import { open } from "./state/table";
import { t } from "./texts/texts";

/** Only some themes and settings show them. */
const Patterns = later(async () => (await import("./art/patterns")).Patterns);

type Page = () => Promise<{ default: ComponentType }>;

/** By the first part of the address. */
export const PAGES: Record<string, Page> = {
  "": () => import("./pages/start"),
  new: () => import("./pages/new"),
  learn: () => import("./pages/learn"),
  problem: () => import("./pages/problem"),
  editor: () => import("./pages/editor"),
  lobby: () => import("./pages/lobby"),
  records: () => import("./pages/records"),
  ladder: () => import("./pages/ladder"),
  player: () => import("./pages/player"),
  account: () => import("./pages/account"),
  settings: () => import("./pages/settings"),
  rules: () => import("./pages/rules"),
  replay: () => import("./pages/replay"),
  review: () => import("./pages/review"),
  about: () => import("./pages/about"),
  game: () => {
    // The game is on its way while its page is.
    open(route.value[1] ?? "");
    return import("./table/page");
  },
};
const missing: Page = () => import("./pages/missing");

/** A page belongs to its address: when that changes, it goes before the next one has come. */
const shown = signal<{ name: string; Page: ComponentType } | null>(null);
const wanted = computed(() => route.value[0] ?? "");

/** Load the page that the address names. */
export async function bringPage(): Promise<void> {
  const name = wanted.value;
  const load = Object.hasOwn(PAGES, name) ? PAGES[name]! : missing;
  const Page = await load().then(
    (found) => found.default,
    () => Unreachable,
  );
  if (name === wanted.value) shown.value = { name, Page };
}

export function App() {
  const name = wanted.value;
  useLayoutEffect(() => {
    if (shown.value?.name !== name) void bringPage();
  }, [name]);
  const now = shown.value?.name === name ? shown.value : null;
  return (
    <>
      {(marks.value === "patterns" || marks.value === "both") && <Patterns />}
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
