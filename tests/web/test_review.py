"""The review of a finished game in the browser: it grows, is gone through by mouse and keys, leads to the replay."""

import re
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect
from server.harness import Server
from web.games import ME, be, bot, new_game
from web.people import played_out
from web.test_screens import AXE, CUT_OFF, SIZES

NewPage = Callable[..., Page]


def opened(page: Page) -> str:
    """The whole review of a game that is over; the game's id."""
    game = played_out(page)
    page.goto(f"/review/{game}")
    shown = page.get_by_test_id("review")
    expect(shown).to_have_attribute("data-whole", "true")
    return game


def document(server: Server, game: str) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"http://{server.address}/api/games/{game}/review", timeout=60).json()
    return found


@pytest.mark.parametrize("form", SIZES)
def test_a_review_is_gone_through(new_page: NewPage, server: Server, form: str) -> None:
    width, height = SIZES[form]
    page = new_page(width=width, height=height, phone=form == "phone")
    reviewed = opened(page)
    found = document(server, reviewed)
    panel, graph = page.get_by_test_id("review-turn"), page.get_by_test_id("chance-graph")
    first = found["moments"][0]["turn"]
    expect(panel).to_have_attribute("data-turn", str(first))
    expect(graph).to_have_attribute("aria-valuenow", str(first + 1))
    page.get_by_test_id(f"moment-{len(found['moments'])}").click()
    last = found["moments"][-1]["turn"]
    expect(panel).to_have_attribute("data-turn", str(last))
    expect(page).to_have_url(re.compile(rf"#t={last}$"))
    page.keyboard.press("p")
    expect(panel).to_have_attribute("data-turn", str(found["moments"][-2]["turn"]))
    graph.focus()
    page.keyboard.press("Home")
    expect(panel).to_have_attribute("data-turn", "0")
    page.get_by_test_id("next-turn").click()
    expect(panel).to_have_attribute("data-turn", "1")
    better = next(number for number, turn in enumerate(found["turns"]) if turn["best"])
    page.goto("about:blank")
    page.goto(f"/review/{reviewed}#t={better}")
    expect(panel).to_have_attribute("data-turn", str(better))
    expect(page.get_by_test_id("line-best").locator("li")).to_have_count(len(found["turns"][better]["best"]["steps"]))
    page.get_by_test_id("as-table").click()
    expect(page.get_by_test_id("chance-table").locator("tbody tr")).to_have_count(found["total"] + 1)
    page.get_by_test_id("on-board").click()
    expect(page).to_have_url(re.compile(rf"/replay/{reviewed}#a={found['turns'][better]['first_move']}$"))
    page.get_by_test_id("review").click()
    expect(page.get_by_test_id("page-review")).to_be_visible()


@pytest.mark.parametrize(("form", "theme", "language"), [("desktop", "light", "de"), ("phone", "dark", "ja")])
def test_nothing_is_cut_off_and_axe_finds_nothing(new_page: NewPage, form: str, theme: str, language: str) -> None:
    width, height = SIZES[form]
    page = new_page(width=width, height=height, phone=form == "phone", theme=theme, language=language)
    opened(page)
    page.evaluate(AXE)
    found = page.evaluate("async () => (await axe.run()).violations.map((each) => [each.id, each.nodes[0].html])")
    assert found == []
    assert page.evaluate(CUT_OFF) == []


def test_a_game_that_goes_on_is_refused_in_words(new_page: NewPage) -> None:
    page = new_page()
    be(page, "Ann")
    game = new_game(page, ME, bot())
    page.goto(f"/review/{game}")
    expect(page.get_by_test_id("fault")).to_have_text("This game isn’t over. Review it when it has ended.")
    expect(page.get_by_test_id("to-replay")).to_be_visible()
