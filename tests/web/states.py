"""The states of the table that a layout must bear, each staged in a moment."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Page, expect
from shown_to import shown_to
from web.choosing import choose
from web.conftest import own_clock
from web.stage import Stage

from projectl.game import Game
from projectl.rules.pieces import NAMES

State = Callable[[Page], Stage]


def collecting(view: dict[str, Any]) -> str:
    """The first player takes some puzzles and begins them, rather than complete one after the other."""
    me, you = view["seats"][view["seat"]], view["you"]
    plain = view["phase"] == "play" and not me["turn"]["choice"] and not me["turn"]["sequence"]
    if plain and view["seat"] == 0 and view["turn"] > 2 * len(view["seats"]):
        takes = [action for action in you["actions"] if action in ("take 1", "take 2", "take 6")]
        begins = [way["action"] for group in you["placements"] for way in group["ways"] if not way["completes"]]
        if takes and len(me["puzzles"]) < 3:
            return str(takes[len(me["puzzles"]) % len(takes)])
        if begins and sum(me["supply"].values()) > 4:
            return str(begins[-1])
        if "piece" in you["actions"]:
            return "piece"
    return choose(view)


def is_busy(game: Game) -> bool:
    """Whether there is something to see and to do: own puzzles, one begun, pieces that fit, a whole turn."""
    view = shown_to(game, 0)
    me, you = view["seats"][0], view["you"]
    if not begins_turn(game, 0, 3 * game.rules.players) or len(me["puzzles"]) < 2 or len(me["supply"]) < 2:
        return False
    return any(each["pieces"] for each in me["puzzles"]) and len(you["placements"]) > 1 and bool(you["exchanges"])


def is_rich(game: Game) -> bool:
    """Whether there is much to choose from: some kinds of pieces, one with many above it."""
    if not begins_turn(game, 0, 3 * game.rules.players):
        return False
    view = shown_to(game, 0)
    me, you = view["seats"][0], view["you"]
    choices = len(me["puzzles"]) > 1 and len(me["supply"]) > 3 and len(you["placements"]) > 1
    return choices and any(len(each["up"]) > 3 for each in you["exchanges"])


def gathering(view: dict[str, Any]) -> str:
    """Near the end take puzzles: who has none that a piece fits on has no finishing touches."""
    turn = view["seats"][view["seat"]]["turn"]
    if view["phase"] == "play" and view["ending"]["stage"] != "none" and not turn["choice"] and not turn["sequence"]:
        takes = [action for action in view["you"]["actions"] if action.startswith("take")]
        if takes:
            return str(takes[0])
    return choose(view)


def begins_turn(game: Game, seat: int = 0, after: int = 0) -> bool:
    """Whether a seat has its whole turn before it."""
    return game.state.turn >= after and seat in game.to_act and not _acted(game, seat)


def _acted(game: Game, seat: int) -> bool:
    return bool(game._history) and game._history[-1].before.turn == game.state.turn


@cache
def _moves(players: int, kind: str, options: tuple[tuple[str, Any], ...]) -> tuple[tuple[str, int], ...]:
    """The actions of a game up to a kind of moment: the same for every screen and size."""
    stage = Stage(players, **dict(options))
    game = stage.game
    if kind == "busy":
        stage.play(is_busy, collecting)
        assert not game.is_over
    elif kind == "rich":
        stage.play(is_rich)
        assert not game.is_over
    elif kind == "near-end":
        stage.play(lambda now: now.view(0)["ending"]["stage"] != "none" and begins_turn(now))
    elif kind == "touches":
        stage.play(lambda now: now.view(0)["phase"] == "touches" and 0 in now.to_act, gathering)
    elif kind == "over":
        stage.play(lambda now: False)
    return tuple((str(move.action), move.seat) for move in game.log)


def staged(players: int, kind: str = "busy", mine: tuple[int, ...] = (0,), **options: Any) -> Stage:
    """A table at a kind of moment."""
    stage = Stage(players, mine=mine, **options)
    for action, seat in _moves(players, kind, tuple(options.items())):
        stage.game.play(action, seat)
    return stage


def table(players: int, kind: str = "busy", **options: Any) -> State:
    """Only look."""
    return lambda page: staged(players, kind, **options).open(page)


def fits(page: Page) -> Stage:
    """A piece in hand that lies where it fits."""
    stage = staged(4).open(page)
    piece = shown_to(stage.game, 0)["you"]["placements"][0]["piece"]
    page.get_by_test_id(f"stack-{piece}").click()
    page.keyboard.press("n")
    expect(page.get_by_test_id("place")).to_be_visible()
    return stage


def illegal(page: Page) -> Stage:
    """A piece where it does not fit, and the reason."""
    stage = fits(page)
    page.evaluate("document.activeElement.blur()")  # arrows at the tray go from stack to stack
    for key in ("ArrowUp", "ArrowLeft") * 4:
        page.keyboard.press(key)
    expect(page.locator(".preview.illegal")).to_have_count(1)
    page.get_by_test_id("place").click(force=True)
    expect(page.get_by_test_id("say")).not_to_be_empty()
    return stage


def refusal(page: Page) -> Stage:
    """A control that is closed, pressed."""
    stage = staged(4).open(page)
    page.get_by_test_id("act-confirm").click(force=True)
    expect(page.get_by_test_id("say")).not_to_be_empty()
    return stage


def reward(page: Page) -> Stage:
    """A puzzle completed by a newcomer."""
    stage = staged(4)
    stage.play(lambda game: 0 in game.to_act and bool(_completing(game)), most=60)
    stage.open(page)
    action = _completing(stage.game)
    stage.act(action, 0)
    expect(page.get_by_test_id("say")).not_to_be_empty()
    return stage


def _completing(game: Game) -> str:
    you = shown_to(game, 0)["you"]
    ways = [way for group in (you or {"placements": []})["placements"] for way in group["ways"]]
    return next((str(way["action"]) for way in ways if way["completes"]), "")


def upgrade(page: Page) -> Stage:
    """Upgrade with both pieces chosen."""
    stage = staged(4, "rich").open(page)
    page.get_by_test_id("act-exchange").click()
    page.get_by_test_id("exchange").wait_for()
    most = max(shown_to(stage.game, 0)["you"]["exchanges"], key=lambda each: len(each["up"]))
    page.get_by_test_id(f"give-{most['give']}").click()
    page.locator("[data-testid^=get-]").nth(1).click()
    return stage


def recycle(page: Page) -> Stage:
    """The order of a row."""
    stage = staged(4).open(page)
    one = page.get_by_test_id("recycle-white")
    (one if one.is_visible() else page.get_by_test_id("act-recycle")).click()
    page.get_by_test_id("recycle").wait_for()
    return stage


def take(page: Page) -> Stage:
    """A puzzle picked out."""
    stage = staged(4).open(page)
    page.get_by_test_id("row-3").click()
    page.get_by_test_id("take").wait_for()
    return stage


def master(page: Page) -> Stage:
    """A Master half done."""
    stage = staged(4).open(page)
    page.get_by_test_id("act-master").click()
    page.get_by_test_id("cancel-sequence").wait_for()
    for _ in range(2):
        stage.act(shown_to(stage.game, 0)["you"]["placements"][0]["ways"][0]["action"], 0)
    return stage


def complete(page: Page) -> Stage:
    """The turn is done and not confirmed."""
    stage = staged(4).open(page)
    while not shown_to(stage.game, 0)["seats"][0]["turn"]["complete"]:
        view = shown_to(stage.game, 0)
        stage.act("piece" if "piece" in view["you"]["actions"] else choose(view), 0)
    return stage


def others_turn(page: Page) -> Stage:
    """The next player has done two actions and thinks about the third."""
    stage = complete(page)
    stage.act("end", 0)
    seat = min(stage.game.to_act)
    for _ in range(2):
        stage.act(choose(shown_to(stage.game, seat)), seat)
    stage.settle(page)
    return stage


def thinking(page: Page) -> Stage:
    """The next player has been thinking for long."""
    own_clock(page)
    stage = others_turn(page)
    page.clock.run_for(8_500)
    expect(page.locator("[data-testid^=thinking-]").first).to_contain_text(re.compile(r"\d"))
    return stage


def bars(page: Page) -> Stage:
    """Requests of the others."""
    stage = staged(4).open(page)
    stage.change(takeback={"to": 1, "agreed": [1]}, end_votes=[2])
    page.get_by_test_id("end-vote").wait_for()
    return stage


def lost(page: Page) -> Stage:
    """No connection."""
    stage = staged(4).open(page)
    stage.cut()
    page.get_by_test_id("connection-lost").wait_for()
    return stage


def begin(page: Page) -> Stage:
    """Nothing to place: the first turn."""
    return Stage(4).open(page)


def passing(page: Page) -> Stage:
    """Several people at one screen: the next one."""
    stage = staged(3, mine=(0, 1, 2)).open(page)
    while 0 in stage.game.to_act:
        stage.act(choose(shown_to(stage.game, 0)), 0)
    page.get_by_test_id("pass").wait_for()
    return stage


def many(page: Page) -> Stage:
    """Twelve kinds of pieces in the tray, with counts."""
    stage = staged(2)
    stage.retouch = lambda view: view["seats"][0].update(supply=dict.fromkeys(NAMES, 2))
    return stage.open(page)


STATES: dict[str, State] = {
    "turn": table(4),
    "turn-2": table(2),
    "turn-3": table(3),
    "turn-6": table(6, edition="deluxe-2019", expansions=("ghost",)),
    "begin": begin,
    "fits": fits,
    "illegal": illegal,
    "refusal": refusal,
    "reward": reward,
    "take": take,
    "upgrade": upgrade,
    "recycle": recycle,
    "master": master,
    "complete": complete,
    "others-turn": others_turn,
    "thinking": thinking,
    "bars": bars,
    "lost": lost,
    "last-round": table(2, "near-end"),
    "pass": passing,
    "touches": table(2, "touches"),
    "over": table(2, "over"),
    "solo": table(1, variant="solo", difficulty="challenging"),
    "line-clear": table(4, edition="deluxe-2019", variant="line-clear"),
    "expansions": table(6, edition="deluxe-2019", expansions=("ghost", "ambassador")),
    "many": many,
}
