"""Takes the pictures of docs/gallery, by the same ways that the tests go: a sheet for each screen with all its sizes.

PYTHONPATH=tests python tools/shots.py [NAME ...]      # all, or those whose name begins so
"""

from __future__ import annotations

import base64
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import product
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from server.harness import Server
from web.conftest import FLAGS
from web.screens import SCREENS
from web.sizes import SIZES, TOUCHED, resize
from web.states import STATES

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "gallery"
DESK_AND_PHONE = ("1280", "390")
ROWS = [["2560", "1920"], ["1280", "1180"], ["820", "360", "390", "844"]]
"""How the sizes stand on a sheet, each row as high as the next."""
WIDTH, GAP = 2000, 16
QUALITY = 82  # of WebP: lines stay sharp, and a sheet has some 150 kB


class Sheet(NamedTuple):
    """What stands on one picture: ways to screens, and how each is seen."""

    about: str
    ways: dict[str, Callable[[Page], object]]
    sizes: tuple[str, ...] = tuple(size for row in ROWS for size in row)
    theme: str = "light"
    language: str = "en"


TABLE = {
    "turn": "A turn begins; what the others did is told in their panels and marked with coins",
    "fits": "A piece in hand, where it fits",
    "illegal": "A piece where it does not fit, and the reason",
    "begin": "Nothing to place yet",
    "others-turn": "Another's turn",
    "thinking": "A bot thinks",
    "upgrade": "Upgrade",
    "master": "A Master, half done",
    "complete": "The turn is complete",
    "last-round": "The last round",
    "pass": "The device is passed on",
    "lost": "No connection",
    "many": "Twelve kinds of pieces in the tray",
    "turn-6": "Six players",
    "turn-2": "Two players",
    "take": "A puzzle is picked out",
    "recycle": "Recycle",
    "reward": "A puzzle is completed",
    "bars": "Requests of others",
    "touches": "Finishing touches",
    "over": "The game is over",
    "solo": "Solo",
    "line-clear": "Line Clear",
    "expansions": "Ghost and Ambassador, six players",
}
LANGUAGES = {"de": "German", "uk": "Ukrainian", "ja": "Japanese"}
PAGES = [name for name, way in SCREENS.items() if way not in STATES.values()]

SHEETS: dict[str, Sheet] = {
    "table": Sheet("A table of four", {"turn": STATES["turn"]}, ("1280",)),
    **{name: Sheet(about, {name: STATES[name]}) for name, about in TABLE.items()},
    **{
        f"{name}-{code}": Sheet(f"{TABLE[name]}, {language}", {name: STATES[name]}, language=code)
        for name, (code, language) in product(("turn", "fits"), LANGUAGES.items())
    },
    **{
        f"{name}-{theme}": Sheet(f"{TABLE[name]}, {theme}", {name: STATES[name]}, theme=theme)
        for name, theme in product(("turn", "fits"), ("dark", "contrast"))
    },
    **{name: Sheet(name.capitalize(), {name: SCREENS[name]}) for name in PAGES},
    **{
        f"pages-{theme}": Sheet(f"Pages, {theme}", {name: SCREENS[name] for name in PAGES}, DESK_AND_PHONE, theme)
        for theme in ("dark", "contrast")
    },
    **{
        f"pages-{code}": Sheet(
            f"Pages, {language}", {name: SCREENS[name] for name in PAGES}, DESK_AND_PHONE, language=code
        )
        for code, language in LANGUAGES.items()
    },
}


def main(wanted: list[str]) -> int:
    """Take them, and write the page that shows them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    chosen = {name: each for name, each in SHEETS.items() if not wanted or any(name.startswith(one) for one in wanted)}
    for name, picture in taken(chosen):
        print(name, len(picture) // 1000, "kB", flush=True)
        (FOLDER / f"{name}.webp").write_bytes(picture)
    (FOLDER / "README.md").write_text(page(), encoding="utf-8")
    return 0


def taken(sheets: dict[str, Sheet], form: str = "webp") -> Iterator[tuple[str, bytes]]:
    """The sheets as pictures, one after the other."""
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    staged = {*STATES.values()}
    with ExitStack() as stack:
        address = ""
        browser = stack.enter_context(sync_playwright()).chromium.launch(executable_path=program, args=FLAGS)
        for name, sheet in sheets.items():
            if not address and not {*sheet.ways.values()} <= staged:
                data = stack.enter_context(tempfile.TemporaryDirectory())
                address = stack.enter_context(Server(f"sqlite:///{data}/server.db")).address
            seen = {way: looks(browser, address, show, sheet) for way, show in sheet.ways.items()}
            yield name, montage(browser, sheet, seen, form)
        browser.close()


def looks(browser: Browser, address: str, show: Callable[[Page], object], sheet: Sheet) -> dict[str, bytes]:
    """A screen in its sizes: shown once for the mouse and once for fingers, and resized."""
    found: dict[str, bytes] = {}
    for touch in (False, True):
        sizes = [size for size in sheet.sizes if (size in TOUCHED) == touch]
        if not sizes:
            continue
        width, height = SIZES[sizes[0]]
        context = browser.new_context(
            base_url=f"http://{address}" if address else None,
            viewport={"width": width, "height": height},
            locale=sheet.language,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce",
        )
        context.set_default_timeout(60_000)
        settings = f'{{"language":"{sheet.language}","theme":"{sheet.theme}","autoConfirm":"off"}}'
        context.add_init_script(f"localStorage['projectl.settings'] ??= '{settings}'")
        shown = context.new_page()
        show(shown)
        shown.mouse.move(0, 0)
        for size in sizes:
            resize(shown, size)
            shown.wait_for_timeout(250)  # the last fading has ended
            found[size] = shown.screenshot()
        context.close()
    return found


def montage(browser: Browser, sheet: Sheet, seen: dict[str, dict[str, bytes]], form: str = "webp") -> bytes:
    """All pictures of a sheet in rows that are equally wide."""
    rows = [[(way, size) for size in row if size in sheet.sizes] for way in seen for row in ROWS]
    if len(seen) > 1:
        pairs = [(way, size) for way in seen for size in sheet.sizes]
        rows = [pairs[start : start + 4] for start in range(0, len(pairs), 4)]
    html = "".join(_row(row, seen) for row in rows if row)
    context = browser.new_context(viewport={"width": WIDTH, "height": 400})
    shown = context.new_page()
    style = f"body {{ margin: 0; padding: {GAP}px; width: {WIDTH - 2 * GAP}px; background: #8a8f98 }}"
    style += "figcaption { font: 15px sans-serif }"
    style += f"div {{ display: flex; gap: {GAP}px; margin-bottom: {GAP}px }} figure {{ margin: 0 }}"
    shown.set_content(
        f"<style>{style} img {{ display: block; width: 100% }} figcaption {{ color: #fff }}</style>{html}"
    )
    shown.wait_for_function("() => [...document.images].every((image) => image.complete && image.naturalWidth)")
    height = int(shown.evaluate("document.documentElement.scrollHeight"))
    shown.set_viewport_size({"width": WIDTH, "height": height})
    session = context.new_cdp_session(shown)
    quality = {"quality": QUALITY} if form != "png" else {}
    answer = session.send("Page.captureScreenshot", {"format": form, **quality})
    context.close()
    return base64.b64decode(answer["data"])


def _row(row: list[tuple[str, str]], seen: dict[str, dict[str, bytes]]) -> str:
    """Pictures of one height that fill the width, none larger than it was taken."""
    shapes = [SIZES[size][0] / SIZES[size][1] for _, size in row]
    high = (WIDTH - 2 * GAP - GAP * (len(row) - 1)) / sum(shapes)
    high = min(high, 700, *(SIZES[size][1] for _, size in row if len(row) == 1))
    figures = []
    for (way, size), shape in zip(row, shapes, strict=True):
        data = base64.b64encode(seen[way][size]).decode()
        label = "×".join(map(str, SIZES[size]))
        label = label if len(seen) == 1 else f"{way}, {label}"
        width = min(high * shape, SIZES[size][0])
        figures.append(
            f'<figure style="width:{width:.1f}px"><figcaption>{label}</figcaption>'
            f'<img src="data:image/png;base64,{data}"></figure>'
        )
    return f"<div>{''.join(figures)}</div>"


def page() -> str:
    """The sheets under their names."""
    head = (
        "# Gallery\n\nTaken by `make shots`, which knows a sheet for each state of the table and each page; "
        "shown are those that have been taken, in "
        f"{len(SIZES)} sizes ({', '.join('×'.join(map(str, size)) for size in SIZES.values())}); "
        "phones are held by fingers, the rest by a mouse.\n"
    )
    return head + "".join(
        f"\n## {sheet.about}\n\n![{sheet.about}]({name}.webp)\n"
        for name, sheet in SHEETS.items()
        if (FOLDER / f"{name}.webp").exists()
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
