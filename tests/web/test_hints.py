"""Hints at a real table: three depths by one press each, a plan, the first step done, and what the others see."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.games import ME, be, bot, new_game
from web.test_screens import AXE

NewPage = Callable[..., Page]
FORMS = pytest.mark.parametrize(
    "form", [{}, {"width": 360, "height": 740, "phone": True, "theme": "dark"}], ids=["desk", "phone"]
)


def at_table(page: Page, **options: Any) -> str:
    be(page, "Ann")
    game = new_game(page, ME, bot(), first=0, **options)
    page.goto(f"/game/{game}")
    expect(page.get_by_test_id("mat")).to_be_visible()
    return game


def faults_of(page: Page) -> list[str]:
    page.evaluate(AXE)
    found = page.evaluate("async () => (await axe.run({resultTypes: ['violations'], preload: false})).violations")
    return [f"{each['id']}: {[node['html'] for node in each['nodes']]}" for each in found]


@FORMS
def test_three_depths_then_the_first_step_is_done(form: dict[str, Any], new_page: NewPage) -> None:
    page = new_page(**form)
    game = at_table(page)
    page.get_by_test_id("hint").click()
    depths = page.locator(".advice .depths > li")
    expect(depths).to_have_count(1)
    first = page.locator(".advice .depths .new p").inner_text()
    assert first in page.get_by_test_id("live").inner_text(), "it is read aloud"
    expect(page.locator(".advice-ring").first).to_be_attached()
    page.get_by_test_id("hint-more").click()
    expect(page.locator(".advice .depths .new p")).not_to_have_text(first)
    page.get_by_test_id("hint-more").click()
    expect(page.get_by_test_id("hint-act")).to_be_visible()
    expect(page.locator(".advice-ring b").first).to_have_text("1")
    expect(page.get_by_test_id("mat").get_by_test_id("hinted")).to_be_visible()
    assert faults_of(page) == []
    sheet = page.get_by_test_id("hint-sheet")
    if form:
        box = sheet.bounding_box()
        assert box is not None
        assert box["height"] <= 260
        expect(page.locator(".tray")).to_be_in_viewport()
    before = page.get_by_test_id("table").get_attribute("data-version")
    page.get_by_test_id("hint-act").click()
    expect(page.get_by_test_id("table")).not_to_have_attribute("data-version", str(before))
    expect(page.get_by_test_id("advice-marks")).to_have_count(0)
    record = page.request.get(f"/api/games/{game}/record").text()
    assert "# seat 1 used hints before action 1 (depth 3)" in record


@FORMS
def test_a_plan_for_each_puzzle_in_turn(form: dict[str, Any], new_page: NewPage) -> None:
    page = new_page(**form)
    at_table(page)
    for slot, taken in (("row-1", 1), ("row-5", 2)):
        page.get_by_test_id(slot).click()
        page.get_by_test_id("take").click()
        # What is asked before the answer is there would be asked of the position before it.
        expect(page.locator("[data-own-slot]")).to_have_count(taken)
    page.keyboard.press("k")
    expect(page.get_by_test_id("verdict")).to_be_visible()
    expect(page.locator(".advice h3").first).to_have_text("Puzzle 1")
    assert faults_of(page) == []
    page.get_by_test_id("hint-plan").click()
    expect(page.locator(".advice h3").first).to_have_text("Puzzle 2")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("advice-marks")).to_have_count(0)
    expect(page.get_by_test_id("verdict")).to_have_count(0)


def test_a_table_without_hints_has_no_button_and_says_so(new_page: NewPage) -> None:
    page = new_page()
    at_table(page, hints=False)
    expect(page.get_by_test_id("flip")).to_be_visible()
    expect(page.get_by_test_id("hint")).to_have_count(0)
    page.get_by_test_id("menu").click()
    expect(page.get_by_test_id("menu-sheet")).to_contain_text("This table plays without hints")
