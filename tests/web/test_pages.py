"""What the pages do: begin games, explain options, list, keep accounts and settings."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.games import ME, OPEN, be, bot, new_game
from web.test_screens import check

NewPage = Callable[..., Page]


def game_of(page: Page) -> dict[str, Any]:
    """The table that the page has led to."""
    page.wait_for_url("**/game/*")
    answer = page.request.get(f"/api/games/{page.url.rsplit('/', 1)[1]}")
    document: dict[str, Any] = answer.json()
    return document


@pytest.mark.parametrize("language", ["de", "fr", "uk"])
def test_the_head_of_a_page_is_one_line_on_a_phone_with_all_ways_in_a_menu(new_page: NewPage, language: str) -> None:
    page = new_page(360, 640, language=language, phone=True, theme="light")
    be(page, "Somebody With A Long Name")
    page.goto("/settings")
    menu = page.get_by_test_id("page-menu")
    expect(menu).to_be_visible()
    head, button = page.locator(".page-head").bounding_box(), menu.bounding_box()
    assert head is not None
    assert button is not None
    assert head["height"] <= 56
    assert min(button["width"], button["height"]) >= 44
    expect(page.get_by_test_id("nav-settings")).to_have_count(0)
    menu.tap()
    sheet = page.get_by_test_id("page-menu-sheet")
    expect(sheet.get_by_role("link")).to_have_count(7)
    expect(sheet.get_by_test_id("nav-settings")).to_have_attribute("aria-current", "page")
    check(page)
    sheet.get_by_test_id("theme").select_option("dark")
    expect(page.locator(":root")).to_have_attribute("data-theme", "dark")
    sheet.get_by_test_id("language").select_option("en")
    expect(sheet.get_by_test_id("nav-rules")).to_have_text("Rules")
    sheet.get_by_test_id("nav-rules").tap()
    page.wait_for_url("**/rules")
    expect(sheet).to_have_count(0)


def test_the_menu_of_a_page_is_left_by_escape_and_by_the_way_to_the_same_page(new_page: NewPage) -> None:
    page = new_page(390, 844, phone=True)
    page.goto("/settings")
    menu, sheet = page.get_by_test_id("page-menu"), page.get_by_test_id("page-menu-sheet")
    menu.press("Enter")
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(menu).to_be_focused()
    menu.tap()
    page.get_by_test_id("nav-settings").tap()
    expect(sheet).to_have_count(0)
    expect(page.get_by_test_id("page-settings")).to_be_visible()


def test_one_click_begins_a_game_and_the_start_leads_back_to_it(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_test_id("name").fill("Ann")
    page.get_by_test_id("play-now").click()
    game = game_of(page)
    assert [seat["kind"] for seat in game["seats"]] == ["human", "bot"]
    assert game["seats"][0]["name"] == "Ann"
    expect(page.get_by_test_id("table")).to_be_visible()
    page.go_back()
    page.get_by_test_id("resume").get_by_role("link").first.click()
    page.wait_for_url(f"**/game/{game['id']}")


def test_what_was_played_last_is_played_again(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_test_id("way-solo").click()
    page.get_by_test_id("difficulty-challenging").click()
    page.get_by_test_id("way-begin").click()
    first = game_of(page)
    page.goto("/")
    page.get_by_test_id("play-now").click()
    page.wait_for_url(lambda address: "/game/" in address and first["id"] not in address)
    again = game_of(page)
    assert again["setup"]["variant"] == "solo"
    assert again["setup"]["difficulty"] == "challenging"


def test_what_was_chosen_is_what_is_made(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/new")
    page.get_by_test_id("fold-expansions").click()
    page.get_by_test_id("expansions-ghost").click()
    expect(page.get_by_test_id("conflict")).to_contain_text("deluxe box")
    page.get_by_test_id("mend").click()
    expect(page.get_by_test_id("conflict")).to_have_count(0)
    page.get_by_test_id("players-3").click()
    page.get_by_test_id("seat-2-open").click()
    page.get_by_test_id("fold-table").click()
    page.get_by_test_id("first-player").select_option("1")
    page.get_by_test_id("fold-time").click()
    page.get_by_test_id("clock-days").click()
    page.get_by_test_id("create").click()
    setup = game_of(page)["setup"]
    assert (setup["expansions"], setup["deluxe"], setup["players"], setup["first"]) == (["ghost"], True, 3, 1)
    assert setup["clock"]["seconds"] == 3 * 86_400


def test_own_puzzles_are_checked_and_drawn(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/new")
    page.get_by_test_id("fold-expansions").click()
    page.get_by_text("Write or paste a puzzle file").click()
    page.get_by_test_id("puzzle-text").fill("set: garden")
    page.get_by_test_id("puzzle-add").click()
    expect(page.get_by_test_id("puzzle-problem")).to_contain_text("title")
    lines = ["set: garden", "title: My garden", "origin: custom", "expansion: none"]
    page.get_by_test_id("puzzle-text").fill("\n".join([*lines, "TREE white 2 I3 --x--/-xxx-/-xxx-/--x--/-----"]))
    page.get_by_test_id("puzzle-add").click()
    expect(page.get_by_test_id("own-puzzles")).to_contain_text("My garden")
    page.get_by_test_id("create").click()
    assert game_of(page)["setup"]["own_sets"][0].startswith("garden")


def test_a_table_of_the_lobby_can_be_joined(new_page: NewPage) -> None:
    ann, bob = new_page(), new_page()
    bob.goto("/lobby")
    be(ann, "Ann")
    game = new_game(ann, ME, OPEN, public=True)
    bob.get_by_test_id(f"listed-{game}").get_by_test_id("join").click()
    expect(bob.get_by_test_id("table")).to_be_visible()
    assert game_of(bob)["status"] == "running"


def test_an_account_from_the_first_to_the_last_day(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/account")
    form = page.get_by_test_id("register")
    form.locator("[name=name]").fill("Mathilda")
    form.locator("[name=password]").fill("correct horse")
    form.get_by_role("button").click()
    expect(page.get_by_test_id("sessions").get_by_role("listitem")).to_have_count(1)
    page.get_by_test_id("logout").get_by_role("button").click()
    form = page.get_by_test_id("login")
    form.locator("[name=name]").fill("mathilda")
    form.locator("[name=password]").fill("wrong horse")
    form.get_by_role("button").click()
    expect(page.get_by_test_id("login-message")).not_to_be_empty()
    form.locator("[name=password]").fill("correct horse")
    form.get_by_role("button").click()
    page.get_by_test_id("forget").click()
    form = page.get_by_test_id("forget-form")
    form.locator("[name=password]").fill("correct horse")
    form.get_by_role("button").click()
    expect(page.get_by_test_id("page-start")).to_be_visible()
    assert page.request.get("/api/me").status == 401


def test_settings_hold_at_once_and_after_a_reload(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/settings")
    page.get_by_test_id("setting-theme-contrast").click()
    page.get_by_test_id("setting-marks-none").click()
    root = page.locator(":root")
    expect(root).to_have_attribute("data-theme", "contrast")
    page.get_by_test_id("language").first.select_option("de")
    expect(root).to_have_attribute("lang", "de")
    page.reload()
    expect(root).to_have_attribute("data-theme", "contrast")
    expect(root).to_have_attribute("data-marks", "none")
    expect(root).to_have_attribute("lang", "de")


def test_an_address_that_cannot_be_read_shows_a_page(new_page: NewPage) -> None:
    page = new_page()
    for path in ("/%E0%A4%A", "/game/%E0%A4%A"):
        answer = page.goto(path)
        assert answer is not None
        assert answer.status == 400
        expect(page.get_by_test_id("page-missing")).to_be_visible()


def test_a_profile_tells_what_somebody_has_played(new_page: NewPage) -> None:
    page = new_page()
    be(page, "Ann")
    new_game(page, ME, bot(), public=True)
    me = page.request.get("/api/me").json()
    page.goto(f"/player/{me['id']}")
    expect(page.get_by_role("heading", name="Ann")).to_be_visible()
    page.goto("/nowhere/at/all")
    expect(page.get_by_test_id("page-missing")).to_be_visible()
    page.goto("/player/nobody")
    expect(page.get_by_test_id("fault")).to_contain_text(re.compile("."))
