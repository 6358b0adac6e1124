"""Measures the folder that `make site` makes, in a real Chromium, and prints JSON (`make bench-site`).

The place that serves it compresses nothing. Times are of one run each; the load of the machine is printed with them. A
slow device is one whose tab, with all its threads, is stopped three quarters of the time. It ends with 1 if a limit is
missed.
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
from contextlib import contextmanager, suppress
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any

from hidden_tab import HiddenTab, hidden_tab
from playwright.sync_api import Browser, Page, sync_playwright
from web.choosing import choose
from web.conftest import FLAGS
from web.test_site import BELOW, ME, ROOT, Plain, ask, begin, sit_beside, turn

SITE = ROOT / "build" / "site"
TURNS = 3
SLOWER, SLICE = 4, 0.005
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
    const look = () => (told.latest.version > before ? (document.hidden ? drawn() : requestAnimationFrame(drawn)) : 0);
    told.stir = look;
    say({ type: "play", seat, action });
})"""
WORK = """() => {
    const begun = performance.now();
    let sum = 0;
    for (let number = 0; number < 2e8; number++) sum += number % 7;
    return sum && performance.now() - begun;
}"""
READY = """() => new Promise((done) => {
    const look = () => (globalThis.projectl ? projectl.ready.then(() => done()) : setTimeout(look, 10));
    look();
})"""


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


def play(page: Page | HiddenTab) -> tuple[list[float], list[float]]:
    """Milliseconds from a person's actions to what follows, and seconds of some turns of the bot."""
    drawn, turns = list[float](), list[float]()
    while len(turns) < TURNS:
        begun = time.perf_counter()
        view = turn(page)
        took = time.perf_counter() - begun
        if view is None:
            break
        if took > 0.1:
            turns.append(took)
        drawn.append(page.evaluate(PLAY, [view["seat"], choose(view), page.evaluate("told.latest.version")]))
    return drawn, turns


def tabs(browser: int) -> list[int]:
    """The processes of a browser's tabs, by its own."""
    parents, found = {browser}, list[int]()
    for path in sorted(Path("/proc").glob("[0-9]*"), key=lambda path: int(path.name)):
        with suppress(OSError):  # it has ended
            if int((path / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()[1]) in parents:
                parents.add(int(path.name))
                if b"--type=renderer" in (path / "cmdline").read_bytes():
                    found.append(int(path.name))
    return found


def megabytes(process: int) -> float:
    """What a process holds by itself, with its share of what it has in common with others."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024


@contextmanager
def slowed(browser: int) -> Iterator[None]:
    """All tabs get a quarter of the time."""
    is_over = threading.Event()

    def slow() -> None:
        known, begun = tabs(browser), time.perf_counter()
        while not is_over.wait(SLICE):
            stopped, ran = known, time.perf_counter() - begun
            tell(stopped, signal.SIGSTOP)
            known = tabs(browser)
            time.sleep(max(0, begun + SLOWER * ran - time.perf_counter()))
            tell(stopped, signal.SIGCONT)
            begun = time.perf_counter()

    thread = threading.Thread(target=slow)
    thread.start()
    try:
        yield
    finally:
        is_over.set()
        thread.join()


def tell(processes: list[int], sign: signal.Signals) -> None:
    """Stop them or let them go on."""
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, sign)


def turn_in_hiding(address: str) -> float:
    """Seconds of the longest turn of level 10 in a tab that is hidden from the start."""
    with hidden_tab() as tab:
        tab.goto(address)
        tab.evaluate(READY)
        assert tab.evaluate("document.visibilityState") == "hidden"
        ask(tab, "POST", "/guests", {"name": "Ann"})
        seats = [ME, {"kind": "bot", "bot": "level:10"}]
        sit_beside(tab, ask(tab, "POST", "/games", {"seats": seats, "confirm": True})["id"])
        return max(play(tab)[1])


def measured(browser: Browser, process: int, address: str) -> dict[str, Any]:
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
    found["tab_mb"] = max(map(megabytes, tabs(process)))
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
    as_fast = page.evaluate(WORK)
    page.goto("about:blank")
    with slowed(process):
        found["first_view_slow_s"] = first_view(page, address)
        against(page, 10)
        drawn, turns = play(page)
        found["slower"] = page.evaluate(WORK) / as_fast
    found |= {"action_slow_ms": sorted(drawn)[len(drawn) // 2], "turn_slow_s": max(turns)}
    context.close()
    return found | {"turn_hidden_s": turn_in_hiding(address)}


def main() -> int:
    """Serve, measure, print."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Plain, directory=str(SITE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        known = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
        process = next(each["id"] for each in known if each["type"] == "browser")
        found = measured(browser, process, f"http://127.0.0.1:{server.server_port}{BELOW}/")
        browser.close()
    missed = [name for name, limit in LIMITS.items() if found.get(name, float("inf")) > limit]
    folder = sum(path.stat().st_size for path in SITE.rglob("*") if path.is_file())
    found = {name: round(value, 3) if isinstance(value, float) else value for name, value in found.items()}
    print(json.dumps({**found, "folder_bytes": folder, "load": os.getloadavg()[0], "missed": missed}, indent=1))
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
