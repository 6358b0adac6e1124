/** What concerns the whole game on this device: it is being fetched, it cannot be kept, there is a newer one. */
import { t } from "../texts/texts";
import { renewed, useNew } from "./fresh";
import { start, unkept } from "./way";

const MEGABYTE = 1_000_000;

export function Notices() {
  const { state, done, all } = start.value;
  return (
    <>
      {(state === "fetching" || state === "waiting" || state === "starting") && (
        <div class="device-note" role="status" data-testid="device-start" data-state={state}>
          <span>
            {state === "starting"
              ? t("device-starting")
              : t(`device-${state}`, { done: inMegabytes(done), all: inMegabytes(all) })}
          </span>
          <progress max={all || 1} value={done} aria-label={t("device-starting")} />
        </div>
      )}
      {state === "failed" && (
        <div class="device-note bad" role="alert" data-testid="device-failed">
          <span>{t("device-failed")}</span>
          <button type="button" class="btn" onClick={() => location.reload()}>
            {t("page-try-again")}
          </button>
        </div>
      )}
      {unkept.value && (
        <p class="device-note bad" role="alert" data-testid="device-unkept">
          {t(`device-${unkept.value}`)}
        </p>
      )}
      {renewed.value && (
        <div class="device-note" role="status" data-testid="device-update">
          <span>{t("device-update")}</span>
          <button type="button" class="btn" onClick={useNew}>
            {t("device-update-now")}
          </button>
        </div>
      )}
    </>
  );
}

const inMegabytes = (bytes: number): string => Math.round(bytes / MEGABYTE).toString();
