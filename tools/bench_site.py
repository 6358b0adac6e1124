"""Measures the folder that `make site` makes, in a real Chromium, and prints JSON (`make bench-site`).

The place that serves it compresses nothing. Times are of one run each; the load of the machine is printed with them.
"""

from __future__ import annotations

import json
import os
import shutil
import threading
import time
from functools import partial
from http.server import ThreadingHTTPServer
from typing import Any

from playwright.sync_api import BrowserContext, Page, sync_playwright
from web.choosing import choose
from web.conftest import FLAGS
from web.test_site import BELOW, ME, ROOT, Plain, begin, sit_beside, turn

TURNS = 3
PLAY = """([seat, action, before]) => new Promise((done) => {
    const begun = performance.now();
    const drawn = () => done(performance.now() - begun);
    const look = () => (told.latest.version > before ? requestAnimationFrame(drawn) : 0);
    told.stir = look;
    say({ type: "play", seat, action });
})"""


def folder_sizes() -> dict[str, int]:
    """Bytes by part of the folder."""
    parts: dict[str, int] = {}
    for path in (ROOT / "build" / "site").rglob("*"):
        if path.is_file():
            name = path.relative_to(ROOT / "build" / "site").parts[0]
            parts[name] = parts.get(name, 0) + path.stat().st_size
    return parts


def first_view(page: Page, address: str) -> float:
    """Seconds from the address to a game that can be begun."""
    begun = time.perf_counter()
    page.goto(address)
    page.wait_for_selector("[data-testid=play-now-what]")
    return time.perf_counter() - begun


def actions(page: Page, level: int) -> dict[str, float]:
    """Milliseconds from a person's action to its drawing, and seconds of the turns of a bot, the longest of each."""
    game = begin(page, ME, {"kind": "bot", "bot": f"level:{level}"})
    sit_beside(page, game)
    drawn, turns = [], []
    while len(turns) < TURNS:
        begun = time.perf_counter()
        view = turn(page)
        if view is None:
            break
        if time.perf_counter() - begun > 0.1:
            turns.append(time.perf_counter() - begun)
        drawn.append(page.evaluate(PLAY, [view["seat"], choose(view), page.evaluate("told.latest.version")]))
    return {
        "action_ms": max(drawn),
        "action_ms_median": sorted(drawn)[len(drawn) // 2],
        "turn_s": max(turns, default=0),
    }


def measured(context: BrowserContext, address: str) -> dict[str, Any]:
    """Everything, of a browser that was never there."""
    context.set_default_timeout(120_000)
    context.add_init_script("localStorage['projectl.settings'] ??= JSON.stringify({ autoConfirm: 'off' })")
    page, fetched = context.new_page(), dict[str, int]()
    page.on("response", lambda answer: fetched.update({answer.url: int(answer.headers.get("content-length", 0))}))
    found: dict[str, Any] = {"first_view_cold_s": first_view(page, address)}
    found["fetched_bytes"] = {
        "client": sum(size for url, size in fetched.items() if "/game/" not in url and url.startswith(address)),
        "game": sum(size for url, size in fetched.items() if "/game/" in url),
    }
    found["elsewhere"] = [url for url in fetched if not url.startswith((address, "blob:"))]
    found |= actions(page, 10)
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    found["first_view_warm_s"] = first_view(context.new_page(), address)
    return found


def main() -> None:
    """Serve, measure, print."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Plain, directory=str(ROOT / "build" / "site")))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        found = measured(browser.new_context(locale="en"), f"http://127.0.0.1:{server.server_port}{BELOW}/")
        browser.close()
    print(json.dumps({"load": os.getloadavg(), "folder_bytes": folder_sizes(), **found}, indent=2))


if __name__ == "__main__":
    main()
