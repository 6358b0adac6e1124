"""Games in a real browser to their end: by mouse, by keyboard alone, by touch on a phone, alone.

The middle of a game repeats itself and goes quickly; the long tests play by hand from the first action to the last.
"""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.games import ME, be, bot, new_game
from web.hands import Hands, KeyHands, MouseHands, TouchHands, play_quickly
from web.stage import Stage
from web.staged_hands import AtStage, StagedFingers, StagedKeys
from web.states import begins_turn

from projectl.game import Game

NewPage = Callable[..., Page]
PHONE = {"width": 390, "height": 844, "phone": True}
SOLO: dict[str, Any] = {"variant": "solo", "difficulty": "standard"}
KINDS = {
    "mouse": (MouseHands, {}),
    "keyboard": (KeyHands, {}),
    "touch": (TouchHands, PHONE),
    "solo by mouse": (MouseHands, {}),
    "solo by touch": (TouchHands, PHONE),
}


def seated(page: Page, *seats: dict[str, str], **options: object) -> str:
    be(page, "Ann")
    return new_game(page, *seats, **options)


def has_scores(hands: Hands, scores: list[int]) -> None:
    """The score sheet is there and names them."""
    sheet = hands.thing("score-sheet")
    expect(sheet).to_be_visible()
    for score in scores:
        expect(sheet).to_contain_text(str(score))


def scores_of(hands: Hands) -> list[int]:
    return [row["score"] for row in hands.table()["ended"]["result"]["rows"]]


def test_a_game_by_mouse(new_page: NewPage) -> None:
    """On a server, with a bot."""
    page = new_page(autoConfirm="off")
    hands = MouseHands(page, seated(page, ME, bot()))
    hands.open()
    assert hands.play(lambda view: view["round"] > 1) > 2
    play_quickly(hands, lambda view: view["ending"]["stage"] != "none")
    assert hands.play() > 2
    has_scores(hands, scores_of(hands))


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
def test_a_whole_game(new_page: NewPage, kind: str) -> None:
    """On a server, by hand from the first action to the last."""
    make, screen = KINDS[kind]
    page = new_page(**screen, autoConfirm="off")
    game = seated(page, ME, **SOLO) if kind.startswith("solo") else seated(page, ME, bot())
    hands = make(page, game)
    hands.open()
    assert hands.play() > 20
    has_scores(hands, scores_of(hands))


def finished(hands: AtStage) -> None:
    """Begin and end by hand; the score sheet names what everybody has."""
    hands.open()
    assert hands.play(lambda view: view["round"] > 2) > 5
    hands.skip(lambda game: _is_ending(game) and begins_turn(game))
    assert hands.play() > 2
    result = hands.stage.game.result()
    assert result is not None
    has_scores(hands, [row.score for row in result.rows])


def _is_ending(game: Game) -> bool:
    return game.view(0)["ending"]["stage"] != "none"


def test_a_game_by_keyboard_alone(new_page: NewPage) -> None:
    finished(StagedKeys(new_page(autoConfirm="off"), Stage(2)))


def test_a_game_by_touch_on_a_phone(new_page: NewPage) -> None:
    finished(StagedFingers(new_page(**PHONE, autoConfirm="off"), Stage(2)))


def test_solo_on_a_phone(new_page: NewPage) -> None:
    finished(StagedFingers(new_page(**PHONE, autoConfirm="off"), Stage(1, **SOLO)))


def test_a_turn_passes_on_by_itself_against_bots(new_page: NewPage) -> None:
    page = new_page(autoConfirm="at-once")
    hands = MouseHands(page, seated(page, ME, bot("random")))
    hands.open()
    hands.my_turn()
    turn = hands.view()["turn"]
    for _ in range(3):
        hands.do("piece")
    hands.wait_for(lambda: hands.view()["turn"] > turn, "the turn to pass on")
