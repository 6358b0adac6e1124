"""What the folder plays is the game itself, what it keeps is kept, and its pages are in order."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, expect
from web.on_device import ME, ask, begin, play, sit_beside, visit
from web.test_screens import check

from projectl.server.replay.asked import Kept, record_document

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*/*.txt"))
EVERY = 12
FULL = """
let room = "enough";
new BroadcastChannel("room").onmessage = ({ data }) => (room = data);
const add = IDBObjectStore.prototype.add;
IDBObjectStore.prototype.add = function (...what) {
  if (room === "none") throw new DOMException("no room", "QuotaExceededError");
  return add.apply(this, what);
};
"""
"""As a worker finds it whose browser has no room left, for as long as a page says so."""
MEMORIES = "async () => (await (await caches.open('projectl/memory')).keys()).length"


@pytest.mark.long
def test_golden_games_end_in_the_browser_as_they_do_here(site: str, device: BrowserContext) -> None:
    """Of each edition some, with all variants among them: the same last moment, graph and score sheet."""
    page = visit(device, site)
    script = """async ([text, from]) => {
        const init = { method: "POST", body: text, headers: { "Content-Type": "text/plain" } };
        return (await projectl.ask(`/api/replays?from=${from}&count=1`, init)).json();
    }"""
    for path in GOLDEN[::EVERY]:
        text = path.read_text(encoding="utf-8")
        last = record_document(Kept(), text, None, 0, 1)["total"] - 1
        assert page.evaluate(script, [text, last]) == record_document(Kept(), text, None, last, 1), path


@pytest.mark.long
def test_where_there_is_no_room_the_page_says_so_and_loses_nothing(site: str, device: BrowserContext) -> None:
    """What could not be written stays with the page, and is written as soon as there is room."""
    page = device.new_page()
    page.route(
        "**/worker-*.js",
        lambda route: route.fulfill(body=FULL + route.fetch().text(), content_type="text/javascript"),
    )
    page.goto(site)
    page.wait_for_function(f"async () => await ({MEMORIES})() > 0")
    game = begin(page, ME, {"kind": "bot", "bot": "greedy"})
    sit_beside(page, game)
    page.evaluate("new BroadcastChannel('room').postMessage('none')")
    play(page, lambda view: view["round"] > 1)
    page.evaluate("location.hash = '/'")
    expect(page.get_by_test_id("device-unkept")).to_be_visible()
    assert page.evaluate(MEMORIES) == 0  # games come first: what makes starts short was given up
    page.evaluate("new BroadcastChannel('room').postMessage('enough')")
    play(page, lambda view: view["round"] > 2)
    expect(page.get_by_test_id("device-unkept")).to_have_count(0)
    version = page.evaluate("told.latest.version")
    page.reload()
    expect(page.get_by_test_id("device-start")).to_have_count(0)
    assert ask(page, "GET", f"/games/{game}/view?seat=0")["version"] >= version


@pytest.mark.long
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_its_pages_are_in_order(site: str, device: BrowserContext, theme: str) -> None:
    """For those who see, and for who has them read aloud: on a desk and on a phone."""
    page = visit(device, site)
    page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
    for width, height in ((1280, 720), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        for name in ("", "lobby", "ladder", "account", "records", "new", "learn"):
            page.evaluate("name => { location.hash = `/${name}`; }", name)
            expect(page.locator("main h1")).to_have_count(1)
            check(page)
        page.evaluate("location.hash = '/'")
        page.get_by_test_id("device-badge").click()
        expect(page.get_by_test_id("device-sheet")).to_be_visible()
        check(page)
        page.keyboard.press("Escape")
