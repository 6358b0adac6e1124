"""The page of a player: figures with their ranges, four pictures that are tables too, filters in the address."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from web.games import ME, be, new_game
from web.people import RESIGN
from web.screens import played_by_bots
from web.test_screens import check

NewPage = Callable[..., Page]


def own_page(page: Page) -> str:
    """The page of who looks at it."""
    return f"/player/{page.request.get('/api/visitor').json()['me']['id']}"


def test_a_players_games_are_told_in_pictures_and_tables(new_page: NewPage) -> None:
    page = new_page()
    be(page, "Ann")
    page.goto(own_page(page))
    expect(page.get_by_test_id("empty")).to_have_text(
        "No finished games yet. Play one, and this page begins to fill.Play"
    )
    played_by_bots(page, 2)
    page.goto(own_page(page))
    expect(page.get_by_test_id("figure-games")).to_contain_text("2")
    expect(page.get_by_test_id("figure-won")).to_contain_text("likely between")
    marks = page.get_by_test_id("plot-won").get_by_role("listitem")
    expect(marks).to_have_count(10)
    marks.nth(1).focus()
    expect(marks.nth(1)).to_be_focused()
    expect(marks.nth(0)).to_have_accessible_name("Level 1. No games.")
    expect(page.get_by_test_id("plot-puzzles").get_by_role("listitem")).to_have_count(52)
    check(page)
    for name in ("won", "points", "pieces", "puzzles"):
        page.get_by_test_id(f"table-{name}").click()
        expect(page.get_by_test_id(f"plot-{name}").get_by_role("table")).to_be_visible()
    expect(page.get_by_test_id("plot-puzzles").get_by_role("row")).to_have_count(53)
    check(page)
    page.get_by_test_id("table-won").click()
    page.get_by_test_id("by-edition").click()
    expect(page.locator(".plot-rows li")).to_have_count(1)


def test_the_address_says_what_is_looked_at(new_page: NewPage) -> None:
    page = new_page()
    be(page, "Ann")
    played_by_bots(page, 1)
    page.evaluate(RESIGN, [new_game(page, ME, variant="solo", difficulty="standard"), 0])
    page.goto(own_page(page))
    against = page.get_by_test_id("filter-against")
    expect(against).to_have_value("bots")
    against.select_option("solo")
    expect(page.get_by_test_id("by-level")).to_have_text("by difficulty")
    page.wait_for_url("**?against=solo")
    page.get_by_test_id("filter-players").select_option("2")
    expect(page.get_by_test_id("empty")).to_contain_text("No games match these filters.")
    page.reload()
    expect(page.get_by_test_id("filter-players")).to_have_value("2")
    expect(against).to_have_value("solo")
    expect(page.get_by_test_id("empty")).to_contain_text("No games match these filters.")


@pytest.mark.parametrize("language", ["de", "ja"])
def test_on_a_phone(new_page: NewPage, language: str) -> None:
    page = new_page(390, 844, language=language, phone=True, theme="dark")
    be(page, "Ann")
    played_by_bots(page, 1)
    page.goto(own_page(page))
    expect(page.get_by_test_id("plot-puzzles").get_by_role("listitem")).to_have_count(52)
    check(page)
    page.get_by_test_id("what-counts").get_by_role("group").or_(page.locator("summary")).first.tap()
    check(page)
