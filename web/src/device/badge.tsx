/** “On this device”: what can be done here, and what needs a server. */
import { useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { Dialog } from "../parts/dialog";
import { t } from "../texts/texts";
import { Lists } from "./ways";

export function Badge() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="device-badge" data-testid="device-badge" onClick={() => setOpen(true)}>
        <Icon name="screen" size={16} />
        {t("device-badge")}
      </button>
      {open && (
        <Dialog title={t("device-badge")} onClose={() => setOpen(false)} testid="device-sheet">
          <Lists />
          <p class="muted">{t("device-secret")}</p>
        </Dialog>
      )}
    </>
  );
}
