/** All games of this device as one file, and games from such a file. */
import { useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { t } from "../texts/texts";
import { save } from "./save";
import type { Device } from "./way";

export function Files({ device }: { device: Device }) {
  const [told, setTold] = useState("");
  async function bring(file: File | undefined): Promise<void> {
    if (!file) return;
    const count = await device.bring(await file.text());
    setTold(count === null ? t("device-import-wrong") : t("device-imported", { count }));
  }
  return (
    <p class="device-files">
      <button
        type="button"
        class="btn"
        data-testid="device-export"
        onClick={() => void device.saved().then((text) => save(text, "projectl-games.json"))}
      >
        <Icon name="download" size={20} />
        {t("device-export")}
      </button>
      <label class="btn">
        <Icon name="upload" size={20} />
        {t("device-import")}
        <input
          type="file"
          class="sr-only"
          data-testid="device-import"
          onChange={(event) => void bring(event.currentTarget.files?.[0])}
        />
      </label>
      <span role="status">{told}</span>
    </p>
  );
}
