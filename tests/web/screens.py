"""Every screen of the client and how to get there. Tests look at all of them; `make shots` takes their pictures."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect
from web.choosing import choose
from web.games import ME, OPEN, be, bot, new_game
from web.hands import Hands, MouseHands
from web.people import move_in

RECORD = Path(__file__).parents[1] / "golden" / "revised-2021" / "standard-3.txt"

Screen = Callable[[Page], None]


def _page(path: str, testid: str) -> Screen:
    def show(page: Page) -> None:
        be(page, "Ann")
        page.goto(path)
        expect(page.get_by_test_id(f"page-{testid}")).to_be_visible()
        page.wait_for_load_state("networkidle")

    return show


def _hands(page: Page, game: str) -> Hands:
    hands = Hands(page, game)
    hands.open()
    return hands


def _table(seats: int, rounds: int = 3, **options: object) -> Screen:
    """A table in the middle of a game: the first rounds are played over the protocol, not with hands."""

    def show(page: Page) -> None:
        be(page, "Ann")
        game = new_game(page, ME, *[bot()] * (seats - 1), **options)
        hands = _hands(page, game)
        play_quickly(hands, lambda view: view["turn"] > rounds * (1 if options.get("variant") else seats))
        play_quickly(hands, _is_busy, _collecting)
        expect(page.get_by_test_id("table")).to_be_visible()
        hands.shown(hands.view()["version"])

    return show


def _is_busy(view: dict[str, Any]) -> bool:
    """Whether there is something to see: own puzzles, one of them begun, and an action left."""
    me = view["seats"][view["seat"]]
    begun = any(puzzle["pieces"] for puzzle in me["puzzles"])
    return begun and len(me["puzzles"]) > 1 and me["turn"]["actions_left"] > 0 and not me["turn"]["choice"]


def _collecting(view: dict[str, Any]) -> str:
    """Take puzzles and begin them, rather than complete one after the other."""
    me, you = view["seats"][view["seat"]], view["you"]
    if view["phase"] == "play" and not me["turn"]["choice"] and not me["turn"]["sequence"]:
        takes = [action for action in you["actions"] if action.startswith("take") and action[5:].isdigit()]
        begins = [way["action"] for group in you["placements"] for way in group["ways"] if not way["completes"]]
        if takes and len(me["puzzles"]) < 3:
            return str(takes[len(me["puzzles"]) * 4 % len(takes)])  # of either colour
        if begins:
            return str(begins[-1])
    return choose(view)


def play_quickly(
    hands: Hands, until: Callable[[dict[str, Any]], bool], choosing: Callable[[dict[str, Any]], str] = choose
) -> None:
    """Play sensibly through a socket of the page's own."""
    hands.page.evaluate(
        """game => new Promise(ready => {
            const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/games/${game}/socket`);
            socket.onmessage = () => ready();
            globalThis.quick = socket;
        })""",
        hands.game,
    )
    for _ in range(600):
        if not hands.my_turn() or until(hands.view()):
            return
        view = hands.view()
        version, action = view["version"], choosing(view)
        command = {"type": "play", "id": f"quick-{version}", "seat": hands.seat, "action": action}
        hands.page.evaluate("command => globalThis.quick.send(JSON.stringify(command))", command)
        hands.wait_for(lambda before=version: hands.is_over() or hands.view()["version"] > before, action)  # type: ignore[misc]


def _waiting(page: Page) -> None:
    be(page, "Ann")
    page.goto(f"/game/{new_game(page, ME, OPEN, OPEN)}")
    expect(page.get_by_test_id("waiting-room")).to_be_visible()
    page.wait_for_load_state("networkidle")


def _opened(control: str, opened: str) -> Screen:
    """A table with something opened on it."""

    def show(page: Page) -> None:
        _table(2, 2)(page)
        page.get_by_test_id(control).first.click()
        expect(page.get_by_test_id(opened).first).to_be_visible()

    return show


def _carrying(page: Page) -> None:
    """A piece in hand, lying where it fits."""
    be(page, "Ann")
    hands = MouseHands(page, new_game(page, ME, bot()))
    hands.open()
    play_quickly(hands, lambda view: bool(view["you"]) and len(view["you"]["placements"]) > 1)
    group = hands.view()["you"]["placements"][0]
    hands.shown(hands.view()["version"])
    page.get_by_test_id(f"stack-{group['piece']}").click()
    page.keyboard.press("n")  # a mouse over the puzzle would lay it, and a click there place it
    expect(page.get_by_test_id("place")).to_be_visible()


def _gathering(view: dict[str, Any]) -> str:
    """Near the end take puzzles: who has none that a piece fits on has no finishing touches."""
    turn = view["seats"][view["seat"]]["turn"]
    if view["phase"] == "play" and view["ending"]["stage"] != "none" and not turn["choice"] and not turn["sequence"]:
        takes = [action for action in view["you"]["actions"] if action.startswith("take")]
        if takes:
            return str(takes[0])
    return choose(view)


def _touches(page: Page) -> None:
    be(page, "Ann")
    hands = _hands(page, new_game(page, ME, bot()))
    play_quickly(hands, lambda view: view["phase"] == "touches", _gathering)
    expect(page.get_by_test_id("done")).to_be_visible()


def _score(page: Page) -> None:
    be(page, "Ann")
    hands = _hands(page, new_game(page, ME, bot()))
    play_quickly(hands, lambda view: False)
    expect(page.get_by_test_id("score-sheet")).to_be_visible()


def _replay(page: Page) -> None:
    page.goto("/records")
    page.locator("input[type=file]").set_input_files(RECORD)
    expect(page.get_by_test_id("replay-where")).to_be_visible()
    page.get_by_test_id("scrubber").fill("60")
    expect(page.get_by_test_id("replay-where")).to_have_attribute("data-number", "60")


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
    "account": _page("/account", "account"),
    "settings": _page("/settings", "settings"),
    "rules": _page("/rules", "rules"),
    "about": _page("/about", "about"),
    "missing": _page("/nowhere", "missing"),
    "waiting": _waiting,
    "table-2": _table(2),
    "table-3": _table(3),
    "table-4": _table(4),
    "table-6": _table(6, 2, edition="deluxe-2019", expansions=["ghost", "ambassador"]),
    "line-clear": _table(4, 2, edition="deluxe-2019", variant="line-clear"),
    "solo": _table(1, 3, variant="solo", difficulty="challenging"),
    "carrying": _carrying,
    "exchange": _opened("act-exchange", "exchange"),
    "take": _opened("row-3", "take"),
    "menu": _opened("menu", "menu-sheet"),
    "touches": _touches,
    "score": _score,
    "replay": _replay,
}
