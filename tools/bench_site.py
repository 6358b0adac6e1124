"""Measures the folder that `make site` makes, in a real Chromium, and prints JSON (`make bench-site`); 1 if a limit is missed.

The place that serves it compresses nothing. Times are of one run each; the load of the machine is printed with them. A slow
device is one whose tab, with all its threads, is stopped three quarters of the time.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from web.choosing import choose
from web.conftest import FLAGS
from web.test_site import BELOW, ME, ROOT, Plain, begin, sit_beside, turn

SITE = ROOT / "build" / "site"
TURNS = 3
SLOWER, SLICE = 4, 0.02
LIMITS = {
    "transferred_bytes": 8_000_000,
    "client_bytes": 100_000,
    "first_view_cold_s": 10,
    "first_view_warm_s": 3,
    "first_view_slow_s": 8,
    "action_ms": 50,
    "action_slow_ms": 150,
    "turn_s": 1,
    "turn_hidden_s": 1,
    "turn_slow_s": 3,
    "tab_mb": 350,
    "asked_elsewhere": 0,
}
PLAY = """([seat, action, before]) => new Promise((done) => {
    const begun = performance.now();
    const drawn = () => done(performance.now() - begun);
    const look = () => (told.latest.version > before ? requestAnimationFrame(drawn) : 0);
    told.stir = look;
    say({ type: "play", seat, action });
})"""
ACT = "([seat, action]) => say({ type: 'play', seat, action })"


def part_of(path: str) -> str:
    """The part of the folder that a file belongs to."""
    folder, _, name = path.rpartition("/")
    if folder == "game":
        return name.partition("-")[0].partition(".")[0].partition("_")[0]  # game, kernels, pyodide, python
    return "client"


def first_view(page: Page, address: str) -> float:
    """Seconds from the address to a game that can be begun."""
    begun = time.perf_counter()
    page.goto(address)
    page.wait_for_selector("[data-testid=play-now-what]")
    return time.perf_counter() - begun


def against(page: Page, level: int) -> None:
    """A game against a level, told as it happens."""
    sit_beside(page, begin(page, ME, {"kind": "bot", "bot": f"level:{level}"}))


def play(page: Page, is_drawn: bool = True) -> tuple[list[float], list[float]]:
    """Milliseconds from a person's actions to their drawing, and seconds of some turns of the bot."""
    drawn, turns = list[float](), list[float]()
    while len(turns) < TURNS:
        begun = time.perf_counter()
        view = turn(page)
        took = time.perf_counter() - begun
        if view is None:
            break
        if took > 0.1:
            turns.append(took)
        said = [view["seat"], choose(view)]
        if is_drawn:
            drawn.append(page.evaluate(PLAY, [*said, page.evaluate("told.latest.version")]))
        else:
            before = page.evaluate("told.latest.version")
            page.evaluate(ACT, said)
            page.wait_for_function("before => told.latest.version > before", arg=before, polling=5)
    return drawn, turns


def tabs(browser: Browser) -> list[int]:
    """The processes of the browser's tabs."""
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return [each["id"] for each in found if each["type"] == "renderer"]


def megabytes(process: int) -> float:
    """What a process holds by itself, with its share of what it has in common with others."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024


@contextmanager
def slowed(browser: Browser) -> Iterator[None]:
    """All tabs get a quarter of the time."""
    is_over = threading.Event()
    processes = tabs(browser)

    def tell(sign: signal.Signals) -> None:
        for process in processes:
            os.kill(process, sign)

    def slow() -> None:
        while not is_over.wait(SLICE / SLOWER):
            tell(signal.SIGSTOP)
            time.sleep(SLICE - SLICE / SLOWER)
            tell(signal.SIGCONT)

    thread = threading.Thread(target=slow)
    thread.start()
    try:
        yield
    finally:
        is_over.set()
        thread.join()


def hide(context: BrowserContext, page: Page) -> bool:
    """Put the window of a page away; whether the page says that it is hidden."""
    session = context.new_cdp_session(page)
    window = session.send("Browser.getWindowForTarget")["windowId"]
    session.send("Emulation.setFocusEmulationEnabled", {"enabled": False})
    session.send("Browser.setWindowBounds", {"windowId": window, "bounds": {"windowState": "minimized"}})
    return str(page.evaluate("document.visibilityState")) == "hidden"


def measured(browser: Browser, address: str) -> dict[str, Any]:
    """Everything, of a browser that was never there."""
    context = browser.new_context(locale="en")
    context.set_default_timeout(120_000)
    context.add_init_script("localStorage['projectl.settings'] ??= JSON.stringify({ autoConfirm: 'off' })")
    page, fetched = context.new_page(), dict[str, int]()
    page.on("response", lambda answer: fetched.update({answer.url: int(answer.headers.get("content-length", 0))}))
    found: dict[str, Any] = {"first_view_cold_s": first_view(page, address)}
    against(page, 10)
    drawn, turns = play(page)
    found |= {"action_ms": sorted(drawn)[len(drawn) // 2], "action_longest_ms": max(drawn), "turn_s": max(turns)}
    found["tab_mb"] = max(map(megabytes, tabs(browser)))
    parts: dict[str, int] = {}
    for url, size in fetched.items():
        if url.startswith(address):
            part = part_of(url.removeprefix(address))
            parts[part] = parts.get(part, 0) + size
    found |= {"parts_bytes": parts, "client_bytes": parts["client"], "transferred_bytes": sum(parts.values())}
    found["asked_elsewhere"] = len([url for url in fetched if not url.startswith((address, "blob:"))])
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    page.close()
    page = context.new_page()
    found["first_view_warm_s"] = first_view(page, address)
    page.goto("about:blank")
    with slowed(browser):
        found["first_view_slow_s"] = first_view(page, address)
        against(page, 10)
        drawn, turns = play(page)
    found |= {"action_slow_ms": sorted(drawn)[len(drawn) // 2], "turn_slow_s": max(turns)}
    against(page, 10)
    if hide(context, page):
        found["turn_hidden_s"] = max(play(page, is_drawn=False)[1])
    context.close()
    return found


def main() -> int:
    """Serve, measure, print."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Plain, directory=str(SITE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        found = measured(browser, f"http://127.0.0.1:{server.server_port}{BELOW}/")
        browser.close()
    missed = [name for name, limit in LIMITS.items() if found.get(name, float("inf")) > limit]
    folder = sum(path.stat().st_size for path in SITE.rglob("*") if path.is_file())
    found = {name: round(value, 3) if isinstance(value, float) else value for name, value in found.items()}
    print(json.dumps({**found, "folder_bytes": folder, "load": os.getloadavg()[0], "missed": missed}, indent=1))
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
