"""How the folder starts without a network and makes way for what follows it: a newer one, another page, a server."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Iterator
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from web.on_device import BELOW, ME, ROOT, Plain, begin, is_over, play, sit_beside, visit

SITE = ROOT / "build" / "site"
CLIENT = ROOT / "src" / "projectl" / "web"


class Place:
    """Where one folder stands after the other, at the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

        def serve(*args: Any) -> Plain:
            return Plain(*args, directory=str(self.folder))

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), serve)
        self.address = f"http://127.0.0.1:{self.server.server_port}{BELOW}/"


@pytest.fixture
def place(site: str) -> Iterator[Place]:
    assert site
    found = Place(SITE)
    with found.server as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield found
        server.shutdown()


def newer(folder: Path) -> Path:
    """The same game as its next version."""
    shutil.copytree(SITE, folder)
    for name, old, new in (
        ("index.html", "<title>project L", "<title>newer"),
        ("sw.js", '"projectl-', '"projectl-newer-'),
    ):
        text = (folder / name).read_text(encoding="utf-8")
        assert old in text
        (folder / name).write_text(text.replace(old, new), encoding="utf-8")
    return folder


def look_for_news(page: Page) -> None:
    """As the browser does by itself, now and then."""
    page.evaluate("navigator.serviceWorker.ready.then((there) => there.update()).then(() => 0)")


@pytest.mark.long
def test_a_newer_version_is_offered_and_never_in_a_game(place: Place, device: BrowserContext, tmp_path: Path) -> None:
    page = visit(device, place.address)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    begin(page, ME, {"kind": "bot", "bot": "greedy"})
    place.folder = newer(tmp_path / "newer")
    look_for_news(page)
    page.wait_for_function("async () => (await navigator.serviceWorker.getRegistration()).waiting !== null")
    expect(page.get_by_test_id("table")).to_be_visible()
    expect(page.get_by_test_id("device-update")).to_have_count(0)
    page.evaluate("location.hash = '/'")
    expect(page.get_by_test_id("device-update")).to_be_visible()
    assert "newer" not in page.content()  # nothing of it before somebody says so
    with page.expect_navigation():
        page.get_by_test_id("device-update").get_by_role("button").click()
    expect(page.get_by_test_id("resume")).to_be_visible()  # the game that was begun before
    source = page.evaluate("fetch('./').then((answer) => answer.text())")
    assert "<title>newer" in source


@pytest.mark.long
def test_a_server_in_its_place_ends_it(place: Place, device: BrowserContext, tmp_path: Path) -> None:
    """Else a browser would show the folder's page for good, which is not there any more."""
    # Its files are newer than the folder's, by which this place tells whether something has changed.
    server = shutil.copytree(CLIENT, tmp_path / "server", copy_function=shutil.copyfile)
    page = visit(device, place.address)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    place.folder = server
    look_for_news(page)
    with page.expect_navigation():
        page.get_by_test_id("device-update").get_by_role("button").click()
    page.wait_for_function("async () => !(await navigator.serviceWorker.getRegistration())")
    assert page.evaluate("caches.keys()") == []
    assert '"/assets/' in page.evaluate("fetch('./').then((answer) => answer.text())")


@pytest.mark.long
def test_what_lies_beside_the_game_is_left_alone(site: str, device: BrowserContext) -> None:
    """Its licences can be read, and so could any other page below the same address."""
    page = visit(device, site)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.goto(f"{site}licences/project-l.txt")
    expect(page.locator("body")).to_contain_text("MIT License")
    page.goto(f"{site}index.html?from=a-link")
    expect(page.get_by_test_id("play-now")).to_be_visible()


@pytest.mark.long
def test_under_plain_http_a_line_says_what_is_not_possible(site: str, device: BrowserContext) -> None:
    page = visit(device, site.replace("127.0.0.1", "plain.test"))
    expect(page.get_by_test_id("device-no-offline")).to_be_visible()
    begin(page, ME, {"kind": "bot", "bot": "greedy"})


@pytest.mark.long
def test_installing_is_offered_once_after_the_third_game(site: str, device: BrowserContext) -> None:
    device.add_init_script("try { localStorage['projectl.finished'] ??= JSON.stringify(['one']) } catch {}")
    page = visit(device, site)
    offer = """() => {
        const event = new Event("beforeinstallprompt", { cancelable: true });
        globalThis.asked = 0;
        event.prompt = async () => { globalThis.asked++; };
        return dispatchEvent(event);
    }"""
    assert not page.evaluate(offer), "the browser's own offer is held back"
    game = begin(page, ME, variant="solo", difficulty="standard")
    sit_beside(page, game)
    play(page)
    is_over(page, game)
    expect(page.get_by_test_id("install")).to_have_count(0)  # the second game
    for name in ("the-third", "the-fourth"):
        saved = page.evaluate("projectl.saved()")
        assert page.evaluate("text => projectl.bring(text)", saved.replace(game, name)) == 1
        page.evaluate("name => { location.hash = `/game/${name}`; }", name)
        is_over(page, name)
        expect(page.get_by_test_id("install")).to_have_count(1 if name == "the-third" else 0)
        page.evaluate("location.hash = '/'")
    page.evaluate("location.hash = '/game/the-third'")
    page.get_by_test_id("install-now").click()
    assert page.evaluate("asked") == 1
    expect(page.get_by_test_id("install")).to_have_count(0)
