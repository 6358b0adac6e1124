/** Everything that hints bring to the table once they are loaded: keys, marks, and the sheet where there is no column. */
import { useEffect } from "preact/hooks";
import { settings } from "../../state/settings";
import { mayAct, table } from "../../state/table";
import { backCloses } from "../../state/way_back";
import { t } from "../../texts/texts";
import "../../styles/table/hints.css";
import { close, deeper, followAnswers, inColumn, plan, told } from "./asking";
import { Marks } from "./marks";
import { HintPanel } from "./panel";

export { deeper, HintPanel };

export function Hints() {
  useEffect(() => {
    const stop = followAnswers();
    addEventListener("keydown", onKey, true);
    return () => {
      removeEventListener("keydown", onKey, true);
      stop();
      close();
    };
  }, []);
  const opened = !!told.value;
  useEffect(() => (opened ? backCloses(close) : undefined), [opened]);
  if (!opened) return null;
  return (
    <>
      <Marks />
      {!inColumn.value && (
        <section class="hint-sheet" aria-label={t("hint-tab")} data-testid="hint-sheet">
          <HintPanel sheet />
        </section>
      )}
    </>
  );
}

function onKey(event: KeyboardEvent): void {
  const target = event.target as Element;
  if (event.defaultPrevented || event.isComposing || event.altKey || event.metaKey || event.ctrlKey) return;
  if (target.closest("dialog[open]")) return;
  if (event.key === "Escape" && told.value) {
    close();
  } else if (
    settings.value.singleKeys &&
    !event.shiftKey &&
    mayAct.value &&
    table.value?.setup.hints &&
    (event.code === "KeyH" || event.code === "KeyK") &&
    !target.closest("input, textarea, select, [contenteditable]")
  ) {
    void (event.code === "KeyH" ? deeper() : plan());
  } else return;
  event.preventDefault();
  event.stopPropagation();
}
