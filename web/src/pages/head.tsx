/** The head of a page: name, ways, language and theme. On a phone all of them but the name are in a menu. */
import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { Icon } from "../art/icons";
import { Wordmark } from "../art/mark";
import { Dialog } from "../parts/dialog";
import { extras } from "../parts/extras";
import { LanguageChoice } from "../parts/language_choice";
import { me } from "../state/me";
import { route } from "../state/route";
import { t } from "../texts/texts";
import { ThemeChoice } from "./theme_choice";

const WAYS = ["learn", "lobby", "records", "ladder", "rules"] as const;

const phone = matchMedia("(max-width: 640px)");
/** Whether the ways would need a line of their own. */
const narrow = signal(phone.matches);
phone.addEventListener("change", () => (narrow.value = phone.matches));

const here = (): string => route.value[0] ?? "";

export function Head() {
  return (
    <header class="page-head">
      <a href="/" class="page-home" data-testid="home">
        <span aria-hidden="true">
          <Wordmark size={here() === "" && !narrow.value ? 38 : 30} />
        </span>
        <span class="sr">{t("page-home")}</span>
      </a>
      {extras.Badge && <extras.Badge />}
      {narrow.value ? (
        <Menu />
      ) : (
        <>
          <nav aria-label={t("page-nav")} class="page-nav">
            <Ways />
          </nav>
          <div class="page-choices">
            <LanguageChoice />
            <label class="theme-choice">
              <span>{t("settings-theme")}</span>
              <ThemeChoice />
            </label>
          </div>
        </>
      )}
    </header>
  );
}

function Ways() {
  return (
    <>
      <span class="page-ways">
        {WAYS.map((way) => (
          <a key={way} href={`/${way}`} aria-current={here() === way ? "page" : undefined} data-testid={`nav-${way}`}>
            {t(`nav-${way}`)}
          </a>
        ))}
      </span>
      <span class="page-own">
        <a href="/account" aria-current={here() === "account" ? "page" : undefined} data-testid="nav-account">
          <Icon name="person" size={20} />
          <span>{me.value?.name ?? t("nav-account")}</span>
        </a>
        <a href="/settings" aria-current={here() === "settings" ? "page" : undefined} data-testid="nav-settings">
          <Icon name="settings" size={20} />
          <span>{t("nav-settings")}</span>
        </a>
      </span>
    </>
  );
}

/** One button; the ways are in a sheet, which goes with the page or when the way leads to where one is. */
function Menu() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        class="btn quiet square page-menu"
        aria-label={t("table-menu")}
        aria-haspopup="dialog"
        data-testid="page-menu"
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </button>
      {open && (
        <Dialog title={t("table-menu")} onClose={close} class="menu-sheet" testid="page-menu-sheet">
          <nav aria-label={t("page-nav")} class="menu-ways" onClick={close}>
            <Ways />
          </nav>
          <div class="menu-choices">
            <label>
              <span>{t("settings-language")}</span>
              <LanguageChoice />
            </label>
            <label>
              <span>{t("settings-theme")}</span>
              <ThemeChoice />
            </label>
          </div>
        </Dialog>
      )}
    </>
  );
}
