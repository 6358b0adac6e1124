"""Several people: two browsers at once, one screen for all, a table of six, people who watch."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from web.choosing import choose
from web.games import ME, OPEN, be, bot, new_game, sit
from web.hands import MouseHands
from web.people import RESIGN

NewPage = Callable[..., Page]


def test_line_clear_with_two_browsers_acting_at_once(new_page: NewPage) -> None:
    """Both holders of a marker have decisions at the same time, and neither waits for the other."""
    ann, bob = new_page(autoConfirm="off"), new_page(autoConfirm="off")
    be(ann, "Ann")
    be(bob, "Bob")
    seats = [ME, OPEN, OPEN, bot()]
    game = new_game(ann, *seats, edition="deluxe-2019", variant="line-clear", first=0)
    sit(bob, game, 2)
    sit(bob, game, 1)
    first, third = MouseHands(ann, game, 0).open(), MouseHands(bob, game, 2).open()
    first.wait_for(lambda: first.view()["to_act"] == [0, 2], "both markers to be held")
    for _ in range(3):
        for hands in (first, third):
            if hands.seat in hands.view()["to_act"]:
                hands.do(choose(hands.view()))
    log = first.thing("log")
    expect(log).to_contain_text("You")
    expect(log).to_contain_text("Bob")


def test_line_clear_on_a_phone_leaves_room_for_the_menu(new_page: NewPage) -> None:
    page = new_page(390, 844, language="fr", phone=True)
    be(page, "Ann")
    game = new_game(page, ME, *[bot()] * 3, edition="deluxe-2019", variant="line-clear", first=0)
    MouseHands(page, game).open()
    page.get_by_test_id("menu").click()
    expect(page.get_by_test_id("menu-sheet")).to_be_visible()


def test_six_players_fit_the_screen_and_play(new_page: NewPage) -> None:
    page = new_page(autoConfirm="off")
    be(page, "Ann")
    hands = MouseHands(page, new_game(page, ME, *[bot()] * 5, edition="deluxe-2019", expansions=["ghost"]))
    hands.open()
    hands.my_turn()
    for seat in range(1, 6):
        expect(hands.thing(f"other-{seat}")).to_be_in_viewport(ratio=1)
    hands.play(lambda view: view["round"] >= 3)
    assert page.evaluate(
        "document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth"
    )


def test_one_screen_for_several_people(new_page: NewPage) -> None:
    """The mat of who is to play is the large one, and a card asks to pass the device on."""
    page = new_page(autoConfirm="off")
    be(page, "Ann")
    game = new_game(page, {**ME, "name": "Ann"}, {**ME, "name": "Bob"}, first=0)
    seats = [MouseHands(page, game, 0), MouseHands(page, game, 1)]
    seats[0].open()
    for hands in (*seats, *seats):
        expect(hands.thing("mat")).to_contain_text(("Ann", "Bob")[hands.seat])
        while hands.seat in hands.view()["to_act"]:
            hands.do(choose(hands.view()))
        hands.thing("pass-go").click()


def test_who_watches_sees_the_table_and_can_do_nothing(new_page: NewPage) -> None:
    ann, eve = new_page(autoConfirm="off"), new_page()
    be(ann, "Ann")
    game = new_game(ann, ME, bot())
    hands = MouseHands(ann, game).open()
    eve.goto(f"/game/{game}")
    expect(eve.get_by_test_id("table")).to_be_visible()
    hands.my_turn()
    hands.do(choose(hands.view()))
    watching = MouseHands(eve, game)
    watching.shown(hands.view()["version"])
    expect(eve.get_by_test_id("act-piece")).to_have_count(0)


def test_friends_join_by_a_link(new_page: NewPage) -> None:
    """The waiting room shows the link; who opens it gives a name and sits down; the game begins."""
    ann, bob = new_page(), new_page()
    be(ann, "Ann")
    game = new_game(ann, ME, OPEN)
    ann.goto(f"/game/{game}")
    expect(ann.get_by_test_id("link")).to_have_value(re.compile(game))
    bob.goto(f"/game/{game}")
    bob.get_by_test_id("your-name").fill("Bob")
    bob.get_by_test_id("sit-here").first.click()
    for page in (ann, bob):
        expect(page.get_by_test_id("table")).to_be_visible()
    expect(ann.get_by_test_id("other-1")).to_contain_text("Bob")


def test_friends_play_again(new_page: NewPage) -> None:
    """Who asks first opens the new table; the other is offered to join it, and both play there."""
    ann, bob = new_page(), new_page()
    be(ann, "Ann")
    be(bob, "Bob")
    game = new_game(ann, ME, OPEN)
    sit(bob, game, 1)
    for page in (ann, bob):
        page.goto(f"/game/{game}")
        expect(page.get_by_test_id("table")).to_be_visible()
    bob.evaluate(RESIGN, [game, 1])
    for page in (ann, bob):
        expect(page.get_by_test_id("score-sheet")).to_be_visible()
        page.get_by_test_id("rematch").click()
        page.wait_for_url(lambda address: "/game/" in address and game not in address)
    expect(ann.get_by_test_id("other-1")).to_contain_text("Bob")
    expect(bob.get_by_test_id("other-0")).to_contain_text("Ann")
    assert ann.url == bob.url
