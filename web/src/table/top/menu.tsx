/** The button of the menu; the menu itself is loaded when it is first opened. */
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { Button } from "../../parts/button";
import { t } from "../../texts/texts";

type Sheet = ComponentType<{ onClose: () => void }>;
const Loaded = signal<Sheet | null>(null);
const open = signal(false);

async function show(): Promise<void> {
  Loaded.value ??= (await import("./menu_sheet")).MenuSheet;
  open.value = true;
}

export function Menu() {
  const Sheet = Loaded.value;
  return (
    <>
      <Button
        icon="menu"
        class="quiet"
        label={t("table-menu")}
        testid="menu"
        aria-haspopup="dialog"
        onClick={() => void show()}
      />
      {open.value && Sheet && <Sheet onClose={() => (open.value = false)} />}
    </>
  );
}
