"""Language and theme are changed in the middle of a turn, and the game goes on."""

from collections.abc import Callable

from playwright.sync_api import Page, expect
from web.choosing import choose
from web.games import ME, be, bot, new_game
from web.hands import MouseHands

NewPage = Callable[..., Page]


def test_language_and_theme_are_switched_in_play(new_page: NewPage) -> None:
    page = new_page(autoConfirm="off")
    be(page, "Ann")
    hands = MouseHands(page, new_game(page, ME, bot()))
    hands.open()
    hands.my_turn()
    hands.do(choose(hands.view()))
    expect(hands.thing("act-exchange")).to_contain_text("Upgrade")
    for language, theme in (("de", "dark"), ("ja", "contrast"), ("uk", "light")):
        words = hands.thing("act-exchange").inner_text()
        hands.press("menu")
        hands.thing("menu-language").select_option(language)
        hands.thing("menu-theme").select_option(theme)
        page.keyboard.press("Escape")
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        expect(hands.thing("act-exchange")).not_to_have_text(words)
        hands.my_turn()
        hands.do(choose(hands.view()))
