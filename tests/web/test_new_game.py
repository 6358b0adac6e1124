"""A new game: players first, everything can be chosen, and what does not go together is mended by one press."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect
from web.games import be
from web.test_pages import game_of

NewPage = Callable[..., Page]


def opened(page: Page) -> Page:
    be(page, "Ann")
    page.goto("/new")
    expect(page.get_by_test_id("create")).to_be_visible()
    return page


def test_players_come_first_and_everything_is_in_sight(new_page: NewPage) -> None:
    page = opened(new_page())
    tops = [
        page.get_by_test_id(name).bounding_box()
        for name in ("option-players", "seat-1", "fold-game", "fold-expansions", "fold-time", "fold-table", "create")
    ]
    assert all(box is not None and box["y"] + box["height"] <= 720 for box in tops), tops
    heights = [box["y"] for box in tops[:-1] if box is not None]
    assert heights == sorted(heights)
    assert page.locator(".reason").count() == 0


def test_six_players_scroll_the_left_column_only(new_page: NewPage) -> None:
    page = opened(new_page())
    page.get_by_test_id("players-6").click()
    expect(page.get_by_test_id("seat-5")).to_have_count(1)
    page.get_by_test_id("mend").click()
    expect(page.get_by_test_id("new-problem")).to_have_count(0)
    play = page.get_by_test_id("create").bounding_box()
    assert play is not None
    assert play["y"] + play["height"] <= 720
    page.get_by_test_id("fold-table").scroll_into_view_if_needed()
    assert page.evaluate("scrollY") == 0
    assert page.get_by_test_id("create").bounding_box() == play


def test_on_a_phone_the_foot_stays(new_page: NewPage) -> None:
    page = opened(new_page(390, 844, phone=True))
    page.get_by_test_id("players-6").tap()
    before = page.get_by_test_id("create").bounding_box()
    page.get_by_test_id("fold-table").scroll_into_view_if_needed()
    after = page.get_by_test_id("create").bounding_box()
    assert before is not None
    assert before == after
    assert before["y"] + before["height"] <= 844


def test_a_conflict_is_told_after_the_choice_and_mended_by_one_press(new_page: NewPage) -> None:
    page = opened(new_page())
    page.get_by_test_id("players-3").click()
    page.get_by_test_id("fold-game").click()
    expect(page.get_by_test_id("conflict")).to_have_count(0)
    page.get_by_test_id("variant-line-clear").click()
    conflict = page.get_by_test_id("conflict")
    expect(conflict).to_have_count(1)
    expect(conflict).to_contain_text("deluxe box")
    expect(page.get_by_test_id("create")).to_have_attribute("aria-disabled", "true")
    expect(page.get_by_test_id("new-problem")).not_to_be_empty()
    page.get_by_test_id("create").dispatch_event("click")
    assert page.url.endswith("/new")
    page.get_by_test_id("mend").click()
    expect(conflict).to_have_count(0)
    expect(page.get_by_test_id("seat-3")).to_be_visible()
    page.get_by_test_id("create").click()
    setup = game_of(page)["setup"]
    assert (setup["variant"], setup["players"], setup["deluxe"]) == ("line-clear", 4, True)


def test_the_latest_choice_is_kept_by_the_mend(new_page: NewPage) -> None:
    page = opened(new_page())
    page.get_by_test_id("players-5").click()
    expect(page.locator(".new-players").get_by_test_id("conflict")).to_be_visible()
    page.get_by_test_id("mend").click()
    expect(page.get_by_test_id("conflict")).to_have_count(0)
    expect(page.get_by_test_id("players-5").get_by_role("radio")).to_be_checked()


def test_one_player_plays_solo(new_page: NewPage) -> None:
    page = opened(new_page())
    page.get_by_test_id("players-1").click()
    expect(page.get_by_test_id("new-what")).to_contain_text("Mastermind")
    page.get_by_test_id("create").click()
    assert game_of(page)["setup"]["variant"] == "solo"


def test_a_newcomer_meets_level_2_and_the_menu_begins_with_levels(new_page: NewPage) -> None:
    page = opened(new_page(language="de"))
    menu = page.get_by_test_id("seat-1")
    assert menu.input_value() == "level:2"
    first = [each.inner_text() for each in menu.locator("> option").all()]
    assert len(first) == 10
    assert all(name.startswith("Stufe\u00a0") for name in first)
    others = [each.inner_text() for each in menu.locator("optgroup option").all()]
    assert others
    assert not {"random", "greedy", "planner", "learned", "expert"} & {name.lower() for name in others}


def test_as_last_time_brings_the_last_game_back(new_page: NewPage) -> None:
    page = opened(new_page())
    expect(page.get_by_test_id("as-last-time")).to_have_count(0)
    page.get_by_test_id("players-3").click()
    page.get_by_test_id("create").click()
    game_of(page)
    page.goto("/new#solo")
    page.get_by_test_id("as-last-time").click()
    expect(page.get_by_test_id("players-3").get_by_role("radio")).to_be_checked()


@pytest.mark.parametrize("way", ["page", "dialog"])
def test_names_at_one_screen(new_page: NewPage, way: str) -> None:
    """Who types none is called by a number; the same name twice is refused while it is typed."""
    page = new_page()
    be(page, "Comet")
    if way == "page":
        page.goto("/new")
        page.get_by_test_id("seat-1-me").click()
        problem, begin = page.get_by_test_id("same-name-1"), page.get_by_test_id("create")
    else:
        page.goto("/")
        page.get_by_test_id("way-screen").click()
        problem, begin = page.get_by_test_id("same-name"), page.get_by_test_id("way-begin")
    field = page.get_by_test_id("name-1")
    field.press_sequentially("comet")
    expect(problem).to_be_visible()
    expect(begin).to_have_attribute("aria-disabled", "true")
    field.fill("")
    expect(problem).to_have_count(0)
    begin.click()
    assert [seat["name"] for seat in game_of(page)["seats"]] == ["Comet", "Player 2"]


def test_what_is_too_slow_here_is_named_and_cannot_be_chosen(new_page: NewPage) -> None:
    page = new_page()

    def slower(route: Route) -> None:
        found = route.fetch().json()
        is_slow = [each for each in found["bots"] if each["level"] >= 9]
        route.fulfill(json={"bots": [each for each in found["bots"] if each not in is_slow], "slow": is_slow})

    page.route("**/api/bots", slower)
    seat = opened(page).get_by_test_id("seat-1")
    group = seat.locator("optgroup[disabled]")
    expect(group).to_have_attribute("label", "Too slow here")
    expect(group.locator("option")).to_contain_text(["Level 9", "Level 10"])
    expect(seat.locator("option[value='level:8']")).to_be_enabled()
