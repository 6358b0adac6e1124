"""Connections break and servers die; nothing is lost, nothing is done twice, and nobody has to reload the page."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect
from server.harness import Server
from web.choosing import choose
from web.games import ME, be, bot, new_game
from web.hands import MouseHands

NewPage = Callable[..., Page]


def test_a_game_goes_on_through_a_killed_server(new_page: NewPage, tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'server.db'}")
    with server:
        page = new_page(autoConfirm="off", address=server.address)
        be(page, "Ann")
        hands = MouseHands(page, new_game(page, ME, bot()))
        hands.open()
        hands.my_turn()
        hands.do(choose(hands.view()))
        before = hands.view()
        loads = page.evaluate("performance.timeOrigin")
        server.kill()
        expect(hands.thing("connection-lost")).to_be_visible()
        server.start()
        expect(page.get_by_test_id("connection-lost")).to_have_count(0)
        assert hands.view()["version"] >= before["version"]
        hands.do(choose(hands.view()))
        assert page.evaluate("performance.timeOrigin") == loads, "the page was loaded anew"


def test_what_is_done_without_a_connection_is_done_once_when_it_is_back(new_page: NewPage) -> None:
    """The connection breaks with a command on its way: the page sends it again, with the same id."""
    page = new_page(autoConfirm="off")
    be(page, "Ann")
    hands = MouseHands(page, new_game(page, ME, bot()))
    hands.open()
    hands.my_turn()
    before = hands.view()
    hands.shown(before["version"])
    # The connection is cut in the very moment in which the command leaves.
    page.evaluate(
        """() => {
            const send = WebSocket.prototype.send;
            WebSocket.prototype.send = function (text) {
                send.call(this, text);
                if (text.includes('"play"')) { WebSocket.prototype.send = send; this.close(); }
            };
        }"""
    )
    hands.do_piece("")
    hands.wait_for(lambda: hands.view()["version"] > before["version"], "the piece")
    after = hands.view()
    assert after["seats"][0]["supply"]["O1"] == before["seats"][0]["supply"]["O1"] + 1
    hands.shown(after["version"])
    expect(page.get_by_test_id("connection-lost")).to_have_count(0)


def test_two_tabs_of_one_player_agree(new_page: NewPage) -> None:
    page = new_page(autoConfirm="off")
    be(page, "Ann")
    game = new_game(page, ME, bot())
    one = MouseHands(page, game)
    one.open()
    other = MouseHands(page.context.new_page(), game)
    other.open()
    one.my_turn()
    for hands in (one, other, one):
        hands.do(choose(hands.view()))
        for each in (one, other):
            each.shown(each.view()["version"])


def test_the_tab_says_whose_turn_it_is(new_page: NewPage) -> None:
    page = new_page(autoConfirm="off")
    be(page, "Ann")
    hands = MouseHands(page, new_game(page, ME, bot()))
    hands.open()
    hands.my_turn()
    hands.page.wait_for_function("() => document.title.startsWith('●')")


def test_an_unknown_game_says_so(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/game/AAAAAAAAAAAAAAAA")
    expect(page.get_by_test_id("game-missing")).to_be_visible()


def test_a_game_that_cannot_be_opened_any_more_says_so(new_page: NewPage) -> None:
    page = new_page()
    page.route_web_socket("**/socket", lambda line: line.close(code=4004, reason="game-unreadable"))
    page.goto("/game/AAAAAAAAAAAAAAAA")
    shown = page.get_by_test_id("game-missing")
    expect(shown.get_by_role("heading")).to_have_text("The game could not be opened any more")
    expect(shown).to_contain_text("closed without a rating")
    expect(shown.get_by_role("link", name="Download the record")).to_have_attribute(
        "href", "/api/games/AAAAAAAAAAAAAAAA/record"
    )
