"""Takes a picture of every screen for docs/gallery, by the same ways that the tests go.

PYTHONPATH=tests python tools/shots.py [NAME ...]      # all, or those whose name begins so
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from server.harness import Server
from web.conftest import FLAGS
from web.screens import SCREENS

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "gallery"
DESKTOP, PHONE = (1280, 720), (390, 844)

# By picture: the screen, its size, theme and language. Every screen at a desk and on a phone; the table in all themes.
SHOTS: dict[str, tuple[str, tuple[int, int], str, str]] = {
    **{name: (name, DESKTOP, "light", "en") for name in SCREENS},
    **{f"{name}-phone": (name, PHONE, "light", "en") for name in SCREENS if name not in ("missing", "about")},
    **{
        f"{name}-{theme}": (name, DESKTOP, theme, "en")
        for name, theme in product(("table-4", "start", "replay"), ("dark", "contrast"))
    },
    **{
        f"{name}-{lang}": (name, DESKTOP, "light", lang)
        for name, lang in product(("table-4", "start", "rules"), ("ja", "de", "uk"))
    },
    "table-2-dark-phone-ru": ("table-2", PHONE, "dark", "ru"),
    "table-4-large": ("table-4", (1600, 900), "light", "en"),
}


def main(wanted: list[str]) -> int:
    """Take them, and write the page that shows them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    chosen = {name: shot for name, shot in SHOTS.items() if not wanted or any(name.startswith(each) for each in wanted)}
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with (
        tempfile.TemporaryDirectory() as data,
        Server(f"sqlite:///{data}/server.db") as server,
        sync_playwright() as driver,
    ):
        browser = driver.chromium.launch(executable_path=program, args=FLAGS)
        for name, shot in chosen.items():
            print(name, flush=True)
            take(browser, server.address, name, *shot)
        browser.close()
    (FOLDER / "README.md").write_text(page(), encoding="utf-8")
    return 0


def take(
    browser: Browser, address: str, name: str, screen: str, size: tuple[int, int], theme: str, language: str
) -> None:
    """One picture, in a fresh profile."""
    phone = size == PHONE
    options: dict[str, Any] = {
        "has_touch": phone,
        "is_mobile": phone,
        "device_scale_factor": 1,
        "reduced_motion": "reduce",
    }
    context = browser.new_context(
        base_url=f"http://{address}", viewport={"width": size[0], "height": size[1]}, locale=language, **options
    )
    context.set_default_timeout(60_000)
    settings = f'{{"language":"{language}","theme":"{theme}","autoConfirm":"off"}}'
    context.add_init_script(f"localStorage['projectl.settings'] ??= '{settings}'")
    shown = context.new_page()
    SCREENS[screen](shown)
    shown.mouse.move(0, 0)
    shown.get_by_test_id("toast").wait_for(state="hidden")
    shown.wait_for_timeout(400)  # the last fading has ended
    shown.screenshot(path=FOLDER / f"{name}.png")
    context.close()


def page() -> str:
    """All pictures, one under the other."""
    head = "# Gallery\n\nEvery screen, taken by `make shots`.\n"
    return head + "".join(
        f"\n## {name}\n\n![{name}]({name}.png)\n" for name in SHOTS if (FOLDER / f"{name}.png").exists()
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
