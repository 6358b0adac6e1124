"""The folder over a connection that breaks: what has come is kept, the rest follows, and the page says how it is."""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect
from web.on_device import BELOW, ROOT, Plain, visit

GAME = ROOT / "build" / "site" / "game"
PIECE = 100_000


class Breaking(Plain):
    """Breaks off a large file after a piece of it, in the middle of what it had promised."""

    packed: list[str]
    starts: list[int]
    knows_ranges: bool
    is_down: threading.Event
    gone = "nothing"
    lasts: int
    """After so many files there is nobody for a while."""
    breaks: int
    """How often a file breaks off before it comes whole."""

    def do_GET(self) -> None:  # noqa: N802  # the server's name
        path = Path(self.translate_path(self.path))
        if not self.path.endswith(".packed"):
            super().do_GET()
        elif self.gone in self.path:
            self.send_error(404)
        elif self.is_down.is_set():
            self.close_connection = True
        else:
            self.send_piece(path)

    def send_piece(self, path: Path) -> None:
        """A file, from where it is wanted if ranges are known."""
        self.packed.append(self.path)
        if len(self.packed) == self.lasts:
            self.is_down.set()
        content, wanted = path.read_bytes(), self.headers.get("Range")
        start = int(wanted.removeprefix("bytes=").removesuffix("-")) if wanted and self.knows_ranges else 0
        self.send_response(206 if start else 200)
        self.send_header("Content-Length", str(len(content) - start))
        self.end_headers()
        is_cut = self.packed.count(self.path) <= self.breaks
        piece = content[start : start + PIECE] if is_cut else content[start:]
        self.wfile.write(piece)
        self.starts.append(start)
        if is_cut:
            self.wfile.flush()
            time.sleep(0.5)  # what a browser has not read when a connection ends, it drops
        self.close_connection = True


@contextmanager
def served(knows_ranges: bool, breaks: int, lasts: int = 0) -> Iterator[tuple[str, type[Breaking]]]:
    """Where it is served, and what was asked."""
    how = {"knows_ranges": knows_ranges, "breaks": breaks, "lasts": lasts}
    there = type("There", (Breaking,), {"packed": [], "starts": [], "is_down": threading.Event(), **how})
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(there, directory=str(ROOT / "build" / "site"))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}{BELOW}/", there
        server.shutdown()


@pytest.mark.long
@pytest.mark.usefixtures("site")
def test_a_download_that_breaks_goes_on_where_it_stopped(device: BrowserContext) -> None:
    """With the network gone in the middle: the page says so, waits, and goes on."""
    with served(knows_ranges=True, breaks=2, lasts=4) as (address, there):
        page = device.new_page()
        page.goto(address)
        expect(page.get_by_test_id("device-start")).to_have_attribute("data-state", "waiting")
        there.is_down.clear()
        expect(page.get_by_test_id("play-now")).to_be_enabled()
        expect(page.get_by_test_id("device-start")).to_have_count(0)
        page.evaluate("navigator.serviceWorker.ready.then(() => 0)")  # it takes what came from where it was put
        assert max(there.starts) >= PIECE
        asked = Counter(path.rpartition("/")[2] for path in there.packed)
        assert asked.keys() == {path.name for path in GAME.glob("*.packed")}
        assert max(asked.values()) == 3  # broken off twice, then whole, and not once more for the service worker


@pytest.mark.long
@pytest.mark.usefixtures("site")
def test_a_host_that_knows_no_ranges_sends_it_again(device: BrowserContext) -> None:
    with served(knows_ranges=False, breaks=1) as (address, there):
        visit(device, address)
        assert max(Counter(there.packed).values()) == 2


@pytest.mark.long
@pytest.mark.usefixtures("site")
def test_a_file_that_is_gone_is_said_at_once(device: BrowserContext) -> None:
    with served(knows_ranges=True, breaks=0) as (address, there):
        page = device.new_page()
        there.gone = "library_zip"
        page.goto(address)
        expect(page.get_by_test_id("device-failed")).to_be_visible()
