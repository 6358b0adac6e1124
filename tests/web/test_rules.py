"""The rules page in the browser: it teaches by edition, its boards can be played, and it can be printed."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from web.test_screens import CUT_OFF, check

NewPage = Callable[..., Page]
# The newest edition has every example; the others have some of them, with their own rules.
OLDER = [pytest.param(name, marks=pytest.mark.long) for name in ("deluxe-2019", "retail-2020", "revised-2021")]


def opened(page: Page, address: str = "/rules") -> Page:
    page.goto(address)
    expect(page.get_by_test_id("section-questions")).to_be_visible()
    return page


@pytest.mark.parametrize(
    ("width", "height", "theme", "language", "query"),
    [
        (1280, 720, "light", "en", "edition=rulebook-2023"),
        (1920, 1080, "dark", "de", "deluxe"),
        pytest.param(390, 844, "dark", "en", "", marks=pytest.mark.long),
        (390, 844, "light", "ja", "edition=rulebook-2023"),
        (820, 1180, "light", "uk", "edition=deluxe-2019"),
        pytest.param(360, 740, "light", "fr", "edition=retail-2020", marks=pytest.mark.long),
    ],
)
def test_it_is_in_order(new_page: NewPage, width: int, height: int, theme: str, language: str, query: str) -> None:
    page = opened(new_page(width, height, language=language, phone=width < 500, theme=theme), f"/rules?{query}")
    expect(page.locator("html")).to_have_attribute("lang", language)
    check(page)


def test_what_it_says_follows_the_edition(new_page: NewPage) -> None:
    page = opened(new_page())
    actions = page.locator("#turn .part")
    expect(actions).to_have_count(6)
    expect(page.get_by_test_id("section-expansions")).to_have_count(0)
    page.get_by_test_id("deluxe").check()
    expect(page.get_by_test_id("section-expansions")).to_be_visible()
    assert page.url.endswith("/rules?deluxe")
    page.get_by_test_id("edition-retail-2020").click()
    expect(actions).to_have_count(5)
    expect(page.get_by_test_id("deluxe")).to_have_count(0)
    expect(page.get_by_test_id("section-scoring")).to_contain_text("Unfinished puzzles cost nothing.")
    page.reload()
    expect(actions).to_have_count(5)


def test_the_set_up_is_drawn_for_each_number_of_players(new_page: NewPage) -> None:
    page = opened(new_page(), "/rules?edition=rulebook-2023")
    mats = page.locator(".setup-mats > li")
    for players in (2, 3, 4, 5, 6):
        page.get_by_test_id(f"setup-{players}").click()
        expect(mats).to_have_count(players)


def test_rule_numbers_show_only_when_they_are_wanted(new_page: NewPage) -> None:
    page = opened(new_page())
    first = page.get_by_text("R-COMPLETE", exact=True).first
    expect(first).to_be_hidden()
    page.get_by_test_id("rule-ids").check()
    expect(first).to_be_visible()


def test_a_link_leads_to_its_section(new_page: NewPage) -> None:
    page = opened(new_page(), "/rules#scoring")
    section = page.get_by_test_id("section-scoring")
    expect(section).to_be_in_viewport()
    expect(page.locator(".rules-contents [aria-current]")).to_have_attribute("href", "#scoring")


def test_it_can_be_printed(new_page: NewPage) -> None:
    page = opened(new_page(theme="dark"))
    page.emulate_media(media="print")
    for gone in (".rules-contents", ".editions .seg:not(.on)", ".try", ".rules-end .btn"):
        expect(page.locator(gone).first).to_be_hidden()
    expect(page.locator(".editions .seg.on")).to_be_visible()
    assert page.locator(".rule-line").first.evaluate("line => getComputedStyle(line).color") == "rgb(27, 30, 38)"
    expect(page.get_by_test_id("figure-turn")).to_be_visible()


PLAYED = """async ([name, steps]) => {
    const find = (id) => document.querySelector(`[data-testid="${id}"]`);
    const until = async (what, holds) => {
        for (const end = performance.now() + 60_000; !holds(); await new Promise(requestAnimationFrame))
            if (performance.now() > end) throw new Error(`waited in vain: ${what}`);
    };
    const actions = () => Number(find('live-board')?.dataset.actions);
    find(`try-${name}`).click();
    await until('the board', () => actions() === 0);
    const fits = find('live-board').scrollHeight <= innerHeight + 1;
    for (let done = 1; done <= steps; done += 1) {
        await until('a next step', () => find('live-next'));
        // A sheet of the game may lie over the button: the board says how far it is.
        find('live-next').click();
        await until(`step ${done}`, () => actions() === done);
    }
    await until('the end', () => !find('live-next'));
    find('live-reset').click();
    await until('the start', () => actions() === 0);
    find(`close-${name}`).click();
    await until('nothing', () => !find('live-board'));
    return fits;
}"""


@pytest.mark.parametrize("edition", ["rulebook-2023", *OLDER])
def test_every_example_is_a_live_board(new_page: NewPage, edition: str) -> None:
    """Each fits the screen, is shown step by step to its end, and can be started again."""
    page = opened(new_page(), f"/rules?edition={edition}")
    handles = page.locator("[data-testid^=try-]").evaluate_all("all => all.map((each) => each.dataset.testid)")
    assert len(handles) > 10
    for name in (handle.removeprefix("try-") for handle in handles):
        solution = page.request.get(f"/api/examples/{name}?edition={edition}").json()["solution"]
        assert page.evaluate(PLAYED, [name, len(solution)]), name


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_a_board_shows_the_reserve_when_it_speaks_of_it(new_page: NewPage, width: int, height: int) -> None:
    page = opened(new_page(width, height, phone=width < 500))
    page.get_by_test_id("try-piece").click()
    expect(page.get_by_test_id("live-told")).to_contain_text("reserve")
    expect(page.get_by_test_id("reserve").first).to_be_in_viewport()
    assert page.evaluate(CUT_OFF) == []


def test_an_example_can_be_played_by_hand(new_page: NewPage) -> None:
    page = opened(new_page(takeWithOneTap=True))
    page.get_by_test_id("try-take").click()
    page.get_by_test_id("row-1").click()
    expect(page.get_by_test_id("live-told")).to_contain_text("You took white puzzle 1")
    expect(page.get_by_test_id("puzzle-1")).to_be_visible()


def test_on_a_phone_scores_and_steps_are_in_sight(new_page: NewPage) -> None:
    """In long words too: no table hides the score, no step of a board is cut."""
    page = opened(new_page(390, 844, phone=True, language="de"), "/rules?deluxe")
    for table in (".scores", ".goal-steps"):
        box = page.locator(table).bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= 390
    chosen = page.locator(".compared thead .is-me").bounding_box()
    assert chosen is not None
    assert 0 <= chosen["x"] <= 390 - chosen["width"]
    page.get_by_test_id("try-exchange").click()
    told = page.get_by_test_id("live-told")
    expect(told).not_to_be_empty()
    assert told.evaluate("told => told.scrollHeight <= told.clientHeight + 1")
