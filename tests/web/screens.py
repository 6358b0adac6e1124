"""Every screen of the client and how to get there. Tests look at all of them; `make shots` takes their pictures."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect
from web.games import ME, OPEN, be, bot, new_game
from web.people import move_in, played_out
from web.states import STATES

RECORD = Path(__file__).parents[1] / "golden" / "revised-2021" / "standard-3.txt"

GARDEN = Path(__file__).parents[2] / "examples" / "garden.txt"

Screen = Callable[[Page], object]
"""Tables are staged: any moment of a game is there at once."""


def _page(path: str, testid: str) -> Screen:
    def show(page: Page) -> None:
        be(page, "Ann")
        page.goto(path)
        expect(page.get_by_test_id(f"page-{testid}")).to_be_visible()
        page.wait_for_load_state("networkidle")

    return show


def _waiting(page: Page) -> None:
    be(page, "Ann")
    page.goto(f"/game/{new_game(page, ME, OPEN, OPEN)}")
    expect(page.get_by_test_id("waiting-room")).to_be_visible()
    page.wait_for_load_state("networkidle")


def _opened(control: str, opened: str) -> Screen:
    """A table with something opened on it."""

    def show(page: Page) -> None:
        STATES["turn-2"](page)
        page.get_by_test_id(control).first.click()
        expect(page.get_by_test_id(opened).first).to_be_visible()

    return show


def _lesson(page: Page) -> None:
    page.goto("/learn/complete")
    expect(page.get_by_test_id("puzzle-1")).to_be_visible()
    expect(page.get_by_test_id("stack-V3")).to_be_visible()


def _problem(page: Page) -> None:
    page.goto("/problem/2026-11-02")  # one that stays the same
    expect(page.get_by_test_id("puzzle-1")).to_be_visible()
    page.wait_for_load_state("networkidle")


def _editor(page: Page) -> None:
    page.goto("/editor")
    page.get_by_test_id("editor-import").set_input_files(GARDEN)
    expect(page.get_by_test_id("editor-actions")).to_have_text("13")
    expect(page.get_by_test_id("editor-kept")).to_have_attribute("data-state", "kept")


def _replay(page: Page) -> None:
    page.goto("/records")
    page.locator("input[type=file]").set_input_files(RECORD)
    expect(page.get_by_test_id("replay-where")).to_be_visible()
    page.get_by_test_id("scrubber").fill("60")
    expect(page.get_by_test_id("replay-where")).to_have_attribute("data-number", "60")
    page.evaluate("scrollTo(0, 0)")  # the scrubber was brought into view


HANDOVER = """(game) => new Promise((done) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/games/${game}/socket`);
    socket.onmessage = ({data}) => {
        const message = JSON.parse(data);
        if (message.type === 'hello')
            socket.send(JSON.stringify({type: 'handover', id: 'handover', seat: 0, bot: 'greedy'}));
        if (message.table?.status === 'over') done();
    };
})"""


def played_by_bots(page: Page, games: int) -> None:
    """Games of who looks at the page, which bots have played to their end; the page counts them."""
    page.goto("/about")
    me = page.request.get("/api/visitor").json()["me"]["id"]
    for _ in range(games):
        page.evaluate(HANDOVER, new_game(page, ME, bot(), first=1))
    counted = """async ([me, games]) => {
        const told = await (await fetch(`/api/players/${me}/statistics`)).json();
        return told.all.games >= games;
    }"""
    page.wait_for_function(counted, arg=[me, games])


def _statistics(page: Page) -> None:
    be(page, "Ann")
    played_by_bots(page, 2)
    page.goto(f"/player/{page.request.get('/api/visitor').json()['me']['id']}")
    expect(page.get_by_test_id("plot-puzzles").locator("svg")).to_have_count(52)
    page.wait_for_load_state("networkidle")


def _review(page: Page) -> None:
    be(page, "Ann")
    page.goto(f"/review/{played_out(page)}")
    expect(page.get_by_test_id("review")).to_have_attribute("data-whole", "true")


def _lived_in(path: str, testid: str, filter_by: str = "") -> Screen:
    """A page of a server on which others have played."""

    def show(page: Page) -> None:
        be(page, "Ann")
        leader = move_in(page)
        page.goto(path.format(leader=leader))
        expect(page.get_by_test_id(f"page-{testid}")).to_be_visible()
        if filter_by:
            page.get_by_test_id(filter_by).click()
        page.wait_for_load_state("networkidle")

    return show


SCREENS: dict[str, Screen] = {
    "start": _page("/", "start"),
    "new": _page("/new", "new"),
    "lobby": _lived_in("/lobby", "lobby"),
    "records": _lived_in("/records", "records", "filter-all"),
    "ladder": _lived_in("/ladder", "ladder"),
    "player": _lived_in("/player/{leader}", "player"),
    "statistics": _statistics,
    "account": _page("/account", "account"),
    "settings": _page("/settings", "settings"),
    "learn": _page("/learn", "learn"),
    "lesson": _lesson,
    "problem": _problem,
    "editor": _editor,
    "rules": _page("/rules", "rules"),
    "about": _page("/about", "about"),
    "missing": _page("/nowhere", "missing"),
    "waiting": _waiting,
    "table-2": STATES["turn-2"],
    "table-3": STATES["turn-3"],
    "table-4": STATES["turn"],
    "table-6": STATES["expansions"],
    "line-clear": STATES["line-clear"],
    "solo": STATES["solo"],
    "carrying": STATES["fits"],
    "exchange": STATES["upgrade"],
    "take": STATES["take"],
    "menu": _opened("menu", "menu-sheet"),
    "touches": STATES["touches"],
    "score": STATES["over"],
    "replay": _replay,
    "review": _review,
}
