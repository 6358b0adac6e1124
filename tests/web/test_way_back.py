"""The browser's own way back closes what is open, the last first, before it leaves the table."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from shown_to import shown_to
from web.conftest import STAGE
from web.hands import wait_for
from web.stage import Stage
from web.states import STATES, staged

from projectl.game import Game

NewPage = Callable[..., Page]
BEFORE = f"{STAGE}/build.json"
PLAIN = {"autoConfirm": "off"}
SIZES = {"desk": (1280, 720, False), "phone": (390, 844, True)}


@pytest.fixture(params=SIZES)
def page(new_page: NewPage, request: pytest.FixtureRequest) -> Page:
    """Somewhere, from where somebody goes to the table."""
    width, height, phone = SIZES[request.param]
    found = new_page(width, height, phone=phone, **PLAIN)
    found.route(BEFORE, lambda route: route.fulfill(body="before"))
    found.goto(BEFORE)
    return found


def back(page: Page) -> None:
    page.evaluate("() => void setTimeout(() => history.back())")


def closes(page: Page, *opened: str) -> None:
    """One step back each, and the table stays."""
    for name in opened:
        expect(page.get_by_test_id(name).first).to_be_visible()
        back(page)
        expect(page.get_by_test_id(name)).to_have_count(0)
        expect(page.get_by_test_id("table")).to_be_visible()


def leaves(page: Page) -> None:
    """With nothing open, one step leads to the page before."""
    back(page)
    page.wait_for_url(BEFORE)


def test_the_menu_and_a_card_that_is_picked_out(page: Page) -> None:
    STATES["take"](page)
    page.get_by_test_id("menu").click()
    closes(page, "menu-sheet", "take")
    page.get_by_test_id("menu").click()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("menu-sheet")).to_have_count(0)
    page.get_by_test_id("menu").click()
    closes(page, "menu-sheet")
    leaves(page)


def test_upgrade_and_a_piece_in_hand(page: Page) -> None:
    STATES["upgrade"](page)
    closes(page, "exchange")
    stack = page.locator("[data-testid^=stack-]").first
    stack.click()
    expect(stack).to_have_attribute("aria-pressed", "true")
    back(page)
    expect(stack).not_to_have_attribute("aria-pressed", "true")
    leaves(page)


def test_master_piece_by_piece(page: Page) -> None:
    stage = STATES["master"](page)
    for left in (1, 0, None):
        back(page)
        has(page, stage, left)
    expect(page.get_by_test_id("cancel-sequence")).to_have_count(0)
    leaves(page)


def has(page: Page, stage: Stage, pieces: int | None) -> None:
    """Master has laid so many pieces, and the page shows it."""
    wait_for(page, lambda: placed(stage.game) == pieces, "a step back")
    version = stage.views()[0]["version"]
    expect(page.get_by_test_id("table")).to_have_attribute("data-version", str(version))


def placed(game: Game) -> int | None:
    """How many pieces Master has laid; None: it has not begun."""
    sequence = shown_to(game, 0)["seats"][0]["turn"]["sequence"]
    return None if sequence is None else len(sequence["placed"])


def test_another_page_takes_the_place_of_what_was_open(page: Page) -> None:
    """Going on from an open menu leaves nothing behind that a step back would have to pass."""
    staged(2).open(page)
    page.get_by_test_id("menu").click()
    expect(page.get_by_test_id("menu-sheet")).to_be_visible()
    page.locator("[data-testid=menu-sheet] a[href='/']").first.click()
    expect(page.get_by_test_id("page-start")).to_be_visible()
    back(page)
    expect(page.get_by_test_id("page-start")).to_have_count(0)
    expect(page.get_by_test_id("table")).to_be_visible()
    leaves(page)
