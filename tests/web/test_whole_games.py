"""Games in a real browser to their end: by mouse, by keyboard alone, by touch on a phone, alone.

One is played by hand from the first action to the last; of the others the middle, which repeats itself, goes quickly.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from web.games import ME, be, bot, new_game
from web.hands import Hands, KeyHands, MouseHands, TouchHands, play_quickly

NewPage = Callable[..., Page]


def seated(page: Page, *seats: dict[str, str], **options: object) -> str:
    be(page, "Ann")
    return new_game(page, *seats, **options)


def finished(hands: Hands, whole: bool = False) -> None:
    """Play to the end; the score sheet names who won."""
    hands.open()
    if not whole:
        assert hands.play(lambda view: view["round"] > 2) > 5
        play_quickly(hands, lambda view: view["ending"]["stage"] != "none")
    assert hands.play() > 2
    sheet = hands.thing("score-sheet")
    expect(sheet).to_be_visible()
    result = hands.table()["ended"]["result"]
    for row in result["rows"]:
        expect(sheet).to_contain_text(str(row["score"]))


def test_a_whole_game_by_mouse(new_page: NewPage) -> None:
    page = new_page(autoConfirm="off")
    finished(MouseHands(page, seated(page, ME, bot())), whole=True)


def test_a_whole_game_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page(autoConfirm="off")
    finished(KeyHands(page, seated(page, ME, bot())))


def test_a_whole_game_by_touch_on_a_phone(new_page: NewPage) -> None:
    page = new_page(390, 844, phone=True, autoConfirm="off")
    finished(TouchHands(page, seated(page, ME, bot())))


@pytest.mark.parametrize("phone", [pytest.param(False, marks=pytest.mark.long), True], ids=["desktop", "phone"])
def test_solo_against_the_mastermind(new_page: NewPage, phone: bool) -> None:
    page = new_page(390, 844, phone=True, autoConfirm="off") if phone else new_page(autoConfirm="off")
    game = seated(page, ME, variant="solo", difficulty="standard")
    finished(TouchHands(page, game) if phone else MouseHands(page, game))


def test_a_turn_passes_on_by_itself_against_bots(new_page: NewPage) -> None:
    page = new_page(autoConfirm="at-once")
    hands = MouseHands(page, seated(page, ME, bot("random")))
    hands.open()
    hands.my_turn()
    turn = hands.view()["turn"]
    for _ in range(3):
        hands.do("piece")
    hands.wait_for(lambda: hands.view()["turn"] > turn, "the turn to pass on")
