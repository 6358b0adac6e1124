"""A real server and a real browser for the tests of the client."""

import json
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any
from weakref import WeakSet

import pytest
from needs import required
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright
from server.harness import Server
from web.on_device import BELOW, ROOT, Plain

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--host-resolver-rules=MAP plain.test 127.0.0.1",  # not the machine itself, as in a network at home
]
PATIENCE = 60_000  # ms; the machine may be busy
BUILT = Path(__file__).parents[2] / "src" / "projectl" / "web"
STAGE = "http://stage.test"
"""Where staged tables seem to come from."""
SPENT: WeakSet[BrowserContext] = WeakSet()
"""Profiles that no other test may use."""


def own_clock(page: Page) -> None:
    """Let the page's time be set by the test; its profile has that time for good."""
    SPENT.add(page.context)
    page.clock.install()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """The machine's Chromium: one process for all tests, a fresh profile for each."""
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if program is None:
        required("Chromium")
    if not (BUILT / "index.html").is_file():
        required("the built client (make client)")
    running = playwright.chromium.launch(executable_path=program, args=FLAGS, timeout=3 * PATIENCE)
    yield running
    running.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server process on SQLite, shared by all tests."""
    with Server(f"sqlite:///{tmp_path_factory.mktemp('web') / 'server.db'}") as running:
        yield running
        assert running.faults() == []


class Profiles:
    """Profiles of the browser that are kept from test to test: a page loads in half the time where one was open before.

    Nothing of a test stays in them: cookies and storage are cleared, and one with a clock of its own is not kept.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._idle: dict[tuple[object, ...], list[BrowserContext]] = {}
        self._kinds: dict[BrowserContext, tuple[object, ...]] = {}

    def take(self, address: str, language: str, phone: bool) -> BrowserContext:
        """One that nobody uses."""
        kind = (address, language, phone)
        if idle := self._idle.get(kind):
            return idle.pop()
        context = self._browser.new_context(
            base_url=f"http://{address}",
            locale=language,
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=1,
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        context.new_page()  # stays: a page beside another opens in half the time, as it needs no window of its own
        self._kinds[context] = kind
        return context

    def give_back(self, context: BrowserContext, page: Page) -> None:
        """With what a test has left in it."""
        kind = self._kinds[context]
        if context in SPENT or page.is_closed():
            context.close()
            return
        context.set_offline(False)
        context.clear_cookies()
        session = context.new_cdp_session(page)
        for origin in (STAGE, f"http://{kind[0]}"):
            session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "local_storage"})
        for each in context.pages[1:]:
            each.close()
        self._idle.setdefault(kind, []).append(context)


@pytest.fixture(scope="session")
def profiles(browser: Browser) -> Profiles:
    return Profiles(browser)


@pytest.fixture
def new_page(profiles: Profiles, server: Server) -> Iterator[Callable[..., Page]]:
    """Opens a page in a profile of its own; at the end no page may have logged an error.

    Settings of the client (`theme="dark"`), a size, a language and whether it is a phone are arguments.
    """
    opened: list[tuple[BrowserContext, Page]] = []
    faults: list[str] = []

    def open_page(  # one argument for each thing that screens differ in
        width: int = 1280,
        height: int = 720,
        language: str = "en",
        phone: bool = False,
        address: str | None = None,
        **settings: Any,
    ) -> Page:
        # Who has settings has a language among them; the browser's own is asked for no more.
        context = profiles.take(address or server.address, "en" if settings else language, phone)
        page = context.new_page()
        opened.append((context, page))
        page.set_viewport_size({"width": width, "height": height})
        if settings:
            # JSON is JavaScript too.
            stored = {"language": language, **settings}
            page.add_init_script(f"localStorage['projectl.settings'] ??= JSON.stringify({json.dumps(stored)})")
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda message: faults.append(message.text) if _is_fault(message) else None)
        return page

    yield open_page
    for context, page in opened:
        profiles.give_back(context, page)
    assert faults == []


def _is_fault(message: Any) -> bool:
    """Errors of our own. A lost connection and a refused request are logged by the browser itself and are no fault."""
    expected = ("WebSocket connection", "Failed to load resource", "net::ERR_")
    return message.type == "error" and not any(sign in message.text for sign in expected)


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """Where the folder is served."""
    run = subprocess.run([sys.executable, "tools/build_site.py"], cwd=ROOT, capture_output=True, text=True, check=False)
    if run.returncode:
        required(f"the folder for web space: {run.stderr[-500:]}")
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Plain, directory=str(ROOT / "build" / "site"))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}{BELOW}/"
        server.shutdown()


@pytest.fixture
def device(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that has never been here; it may log no error of ours."""
    context = browser.new_context(locale="en", reduced_motion="reduce", viewport={"width": 1280, "height": 720})
    context.set_default_timeout(PATIENCE)
    # The page would else end turns by itself, beside what a test plays.
    context.add_init_script(
        "try { localStorage['projectl.settings'] ??= JSON.stringify({ autoConfirm: 'off' }) } catch {}"
    )
    faults: list[str] = []
    context.on("weberror", lambda error: faults.append(str(error.error)))
    yield context
    context.close()
    assert faults == []
