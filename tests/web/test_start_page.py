"""The start page: its picture, whose last piece whoever is new may put in."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from web.hands import wait_for
from web.settled import handle, middle, settled
from web.test_screens import check

NewPage = Callable[..., Page]


def test_nothing_on_the_start_page_invites_who_has_played_to_a_drag(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.evaluate("localStorage.setItem('projectl.finished', '[\"one\"]')")
    page.reload()
    expect(page.get_by_test_id("play-now")).to_be_visible()
    assert page.locator(".hero").evaluate("element => getComputedStyle(element).pointerEvents") == "none"
    expect(page.locator(".hero-piece")).to_have_count(0)


def at_rest(page: Page) -> tuple[float, float]:
    """The middle of the piece, when nothing moves it."""
    return middle(*settled(page, handle("fit")))


def gap(page: Page) -> tuple[float, float]:
    """Where the piece of the picture belongs, on the screen."""
    (box,) = settled(page, ".hero-card .card")
    return box["x"] + 0.61 * box["width"], box["y"] + 0.78 * box["height"]


def expect_fitted(page: Page) -> None:
    """The piece is in, the page says so, and leads on."""
    expect(page.get_by_test_id("fit")).to_be_disabled()
    expect(page.get_by_test_id("start-about")).to_contain_text("It fits.")
    expect(page.get_by_test_id("play-now")).to_be_focused()


def test_the_piece_of_the_start_page_is_dragged_into_its_gap(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    at_home = at_rest(page)
    for target in ((at_home[0], at_home[1] + 150), gap(page)):
        expect(page.get_by_test_id("fit")).to_be_enabled()
        page.mouse.move(*at_home)
        page.mouse.down()
        page.mouse.move(*target, steps=4)
        page.mouse.up()
        if target[0] == at_home[0]:
            wait_for(page, lambda: abs(at_rest(page)[1] - at_home[1]) < 1, "the piece is back where it lay")
            expect(page.get_by_test_id("start-about")).not_to_contain_text("It fits.")
    expect_fitted(page)
    check(page)


def test_the_piece_of_the_start_page_is_dragged_by_a_finger(new_page: NewPage) -> None:
    page = new_page(390, 844, phone=True)
    page.goto("/")
    session = page.context.new_cdp_session(page)
    places = [at_rest(page), gap(page)]
    for kind, place in (("touchStart", places[0]), ("touchMove", places[1]), ("touchEnd", None)):
        points = [{"x": place[0], "y": place[1]}] if place else []
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    expect_fitted(page)
    check(page)


@pytest.mark.parametrize("way", ["press", "key"])
def test_the_piece_of_the_start_page_fits_without_a_drag(new_page: NewPage, way: str) -> None:
    page = new_page()
    page.goto("/")
    if way == "press":
        page.get_by_test_id("fit").click()
    else:
        page.get_by_test_id("fit").focus()
        page.keyboard.press("Enter")
    expect_fitted(page)
