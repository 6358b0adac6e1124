"""A real server and a real browser for the tests of the client."""

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from needs import required
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright
from server.harness import Server

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PATIENCE = 60_000  # ms; the machine may be busy
BUILT = Path(__file__).parents[2] / "src" / "projectl" / "web"


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
    running = playwright.chromium.launch(executable_path=program, args=FLAGS)
    yield running
    running.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server process on SQLite, shared by all tests."""
    with Server(f"sqlite:///{tmp_path_factory.mktemp('web') / 'server.db'}") as running:
        yield running
        assert running.faults() == []


@pytest.fixture
def new_page(browser: Browser, server: Server) -> Iterator[Callable[..., Page]]:
    """Opens a page in a profile of its own; at the end no page may have logged an error.

    Settings of the client (`theme="dark"`), a size, a language and whether it is a phone are arguments.
    """
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def opened(  # one argument for each thing that screens differ in
        width: int = 1280,
        height: int = 720,
        language: str = "en",
        phone: bool = False,
        address: str | None = None,
        **settings: Any,
    ) -> Page:
        context = browser.new_context(
            base_url=f"http://{address or server.address}",
            viewport={"width": width, "height": height},
            locale=language,
            has_touch=phone,
            is_mobile=phone,
            device_scale_factor=1,
            reduced_motion="reduce",
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        if settings:
            # JSON is JavaScript too.
            stored = {"language": language, **settings}
            context.add_init_script(f"localStorage['projectl.settings'] ??= JSON.stringify({json.dumps(stored)})")
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda message: faults.append(message.text) if _is_fault(message) else None)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert faults == []


def _is_fault(message: Any) -> bool:
    """Errors of our own. A lost connection and a refused request are logged by the browser itself and are no fault."""
    expected = ("WebSocket connection", "Failed to load resource", "net::ERR_")
    return message.type == "error" and not any(sign in message.text for sign in expected)
