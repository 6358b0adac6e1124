"""Every state of the table in every size: nothing covers what can be pressed, nothing is cut, nothing lies outside."""

import re
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Browser, Page, expect
from shown_to import shown_to
from web.overlaps import wrong_with
from web.sizes import SIZES, TOUCHED, resize
from web.stage import speak
from web.staged_hands import StagedFingers
from web.states import STATES, staged
from web.test_screens import CUT_OFF, long_words

from projectl.texts.catalogue import FOLDER, languages

__all__ = ["long_words"]  # a fixture

NewPage = Callable[..., Page]
GROUPS = {"hands": TOUCHED, "desks": tuple(size for size in SIZES if size not in TOUCHED)}
"""Sizes that one page can be brought to: those that are held in hands are touched, the others have a mouse."""
SHORT = [
    ("turn", "desks", "en"),
    ("turn-6", "desks", "de"),
    ("lost", "desks", "en"),
    ("last-round", "desks", "uk"),
    ("touches", "desks", "en"),
    ("fits", "hands", "de"),
    ("illegal", "hands", "uk"),
    ("turn", "hands", "uk"),
    ("upgrade", "hands", "de"),
    ("upgrade", "desks", "de"),
    ("recycle", "desks", "en"),
    ("line-clear", "hands", "en"),
    ("master", "hands", "ja"),
    ("bars", "hands", "en"),
    ("thinking", "hands", "en"),
    ("reward", "hands", "en"),
    ("solo", "hands", "en"),
    ("pass", "hands", "en"),
]


def opened(new_page: NewPage, state: str, size: str, language: str = "en") -> Page:
    width, height = SIZES[size]
    page = new_page(width, height, language=language, phone=size in TOUCHED, theme="light", autoConfirm="off")
    STATES[state](page)
    return page


def wrong_in(new_page: NewPage, state: str, group: str, language: str = "en") -> dict[str, list[str]]:
    """By size: what lies where it may not."""
    sizes = GROUPS[group]
    page = opened(new_page, state, sizes[0], language)
    found = {}
    for size in sizes:
        resize(page, size)
        found[size] = wrong_with(page, size in TOUCHED)
    return {size: wrong for size, wrong in found.items() if wrong}


@pytest.mark.parametrize(("state", "group", "language"), SHORT)
def test_nothing_covers_what_matters(new_page: NewPage, state: str, group: str, language: str) -> None:
    assert wrong_in(new_page, state, group, language) == {}


@pytest.mark.long
@pytest.mark.parametrize(("state", "group"), [*product(STATES, GROUPS)])
def test_nothing_covers_what_matters_anywhere(new_page: NewPage, state: str, group: str) -> None:
    assert wrong_in(new_page, state, group) == {}


@pytest.mark.long
@pytest.mark.parametrize(("state", "group", "language"), [*product(["turn", "fits"], GROUPS, ["de", "uk", "ja"])])
def test_nothing_covers_what_matters_in_longer_languages(
    new_page: NewPage, state: str, group: str, language: str
) -> None:
    assert wrong_in(new_page, state, group, language) == {}


PLANTED = {
    "WORDS": ".say { position: fixed; top: 120px; left: 0; right: 0; }",
    "TARGETS": ".foot .btn { margin-inline-end: -40px; }",
    "SMALL": ".tile, .btn { min-height: 0 !important; height: 20px !important; }",
    "OUT": ".dock { transform: translateX(-12px); }",
    "CUT": ".dock .say { height: 4px; }",
    "COUNT": ".count { margin-top: -30px; }",
    "TINY": ".count { font-size: 9px !important; }",
    "LINES": ".btn { max-width: 60px; white-space: normal !important; word-break: break-all; }",
    "BROKEN": ".chip-name { width: 20px; overflow-wrap: anywhere; }",
    "SCROLLS": ".play-panel > .body { max-height: 60px !important; }",
    "BEYOND": ".foot .primary { width: 40px; min-width: 0; flex: none !important; }",
    "HIDDEN": ".dock { position: fixed; inset: 60px 0 0; }",
    "the page scrolls": "body { min-height: 2000px; }",
    "[data-testid=menu]": "[data-testid=menu] { display: none !important; }",
}


def test_what_is_wrong_is_found(new_page: NewPage) -> None:
    """The measure itself: of each kind of fault one is planted, and found."""
    page = opened(new_page, "upgrade", "390")
    assert wrong_with(page, touch=True) == []
    for kind, planted in PLANTED.items():
        style = page.add_style_tag(content=planted)
        assert any(fault.startswith(kind) for fault in wrong_with(page, touch=True)), kind
        style.evaluate("element => element.remove()")


@pytest.mark.long
@pytest.mark.parametrize("size", ["360", "390", "820", "1280", "1920", "2560"])
@pytest.mark.parametrize("state", ["turn", "fits", "upgrade"])
def test_long_words_are_not_cut(new_page: NewPage, long_words: object, state: str, size: str) -> None:
    width, height = SIZES[size]
    page = new_page(width, height, phone=size in TOUCHED, theme="light", autoConfirm="off")
    speak(page, long_words)
    STATES[state](page)
    assert page.evaluate(CUT_OFF) == []
    assert "[" in page.inner_text("body")


@pytest.mark.parametrize("language", languages())
def test_labels_of_tabs_are_short(language: str) -> None:
    source = (FOLDER / language / "table.ftl").read_text(encoding="utf-8")
    labels = re.findall(r"^[\w-]+-short = (.+)$", source, re.MULTILINE)
    assert len(labels) == 5
    assert [label for label in labels if len(label) > 10] == []


def test_a_phone_on_its_side_can_do_everything(new_page: NewPage) -> None:
    """Take, exchange, Master, place and confirm, and the page itself never scrolls."""
    page = new_page(844, 390, phone=True, theme="light", autoConfirm="off")
    stage = staged(4)
    hands = StagedFingers(page, stage)
    hands.open()
    you = shown_to(stage.game, 0)["you"]
    hands.do(next(action for action in you["actions"] if action.startswith("take ") and action[5:].isdigit()))
    exchange = next(each for each in shown_to(stage.game, 0)["you"]["exchanges"] if each["up"])
    hands.do(str(exchange["up"][0]["action"]))
    hands.do("master")
    hands.do(str(shown_to(stage.game, 0)["you"]["placements"][0]["ways"][0]["action"]))
    hands.do("stop")
    hands.do("end")
    assert 0 not in stage.game.to_act
    assert page.evaluate("[document.scrollingElement.scrollTop, scrollX]") == [0, 0]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_piece_in_hand_brings_the_puzzle_between_bar_and_dock(new_page: NewPage) -> None:
    page = opened(new_page, "fits", "360")
    card = page.locator(".focus > .own-puzzle").bounding_box()
    dock = page.locator(".dock").bounding_box()
    bar = page.locator(".topbar").bounding_box()
    assert card is not None
    assert dock is not None
    assert bar is not None
    assert card["y"] >= bar["y"] + bar["height"]
    assert card["y"] + card["height"] <= dock["y"] + 1


def test_what_another_seat_did_is_told_on_the_table(new_page: NewPage) -> None:
    """Coins on what was touched, until the own first action; the seat news stays."""
    page = opened(new_page, "turn", "1280")
    expect(page.get_by_test_id("news-1").locator(".step").first).to_be_visible()
    assert page.locator(".market .coin-on").count() + page.locator(".others .coin-on").count() > 0
    page.get_by_test_id("act-piece").click()
    expect(page.locator(".coin-on")).to_have_count(0)
    expect(page.get_by_test_id("news-1").locator(".step").first).to_be_visible()


def test_on_a_phone_the_mat_of_who_plays_shows_what_was_touched(new_page: NewPage) -> None:
    """The dock tells the steps, and the puzzle that was touched last is the large one."""
    page = opened(new_page, "others-turn", "390")
    expect(page.get_by_test_id("story").locator(".step")).to_have_count(2)
    expect(page.locator(".mat.followed .focus > .plain .coin-on")).to_have_count(1)
    expect(page.get_by_test_id("skip-bots")).to_contain_text("Skip")


def test_two_requests_at_once_leave_a_low_desk_its_form(new_page: NewPage) -> None:
    page = opened(new_page, "bars", "1280")
    expect(page.locator(".bars > .bar")).to_have_count(2)
    expect(page.locator(".table.desk")).to_have_count(1)
    assert wrong_with(page, touch=False) == []


def test_finishing_touches_are_numbered_as_the_hint_calls_them(new_page: NewPage) -> None:
    page = opened(new_page, "touches", "1280")
    cards = page.locator(".own-puzzle[data-number]")
    numbers = [str(each.get_attribute("data-number")) for each in cards.all()]
    assert numbers == [str(each.get_attribute("data-testid")).removeprefix("puzzle-") for each in cards.all()]
    hint = re.search(r"Puzzle\s(\d)", page.locator(".touch-sheet .gain").inner_text())
    assert hint
    assert hint[1] in numbers


def test_what_a_finishing_touch_would_win_is_seen_on_phones(new_page: NewPage) -> None:
    """Between bar and dock, also with a piece in hand."""
    page = opened(new_page, "touches", "360")
    for size in ("360", "390", "844"):
        resize(page, size)
        for taken in (False, True):
            if taken:
                page.locator(".tray-stack").first.click()
            gain = page.locator(".touch-sheet .gain").bounding_box()
            card = page.locator(".focus > .own-puzzle").bounding_box()
            lower = page.locator(".dock, .offered > .dock-tabs").first.bounding_box()
            assert gain is not None
            assert card is not None
            assert lower is not None
            assert 0 < gain["y"] < lower["y"] - 20
            assert card["y"] > 0
        page.keyboard.press("Escape")


def test_a_log_opened_late_knows_puzzles_that_have_left_the_table(new_page: NewPage) -> None:
    page = opened(new_page, "turn-2", "1280")
    log = page.get_by_test_id("log")
    expect(log).to_contain_text("took white puzzle")
    assert "{" not in log.inner_text()


def test_forced_colours_keep_borders_and_signs(browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 720}, forced_colors="active")
    page = context.new_page()
    STATES["fits"](page)
    assert wrong_with(page, touch=False) == []
    style = "e => getComputedStyle(e).borderTopWidth"
    assert page.get_by_test_id("stack-O1").evaluate(style) != "0px"
    context.close()


def test_a_laptop_at_twice_the_size_has_everything_in_sight(new_page: NewPage) -> None:
    """1280 by 720 at 200 %: market, the own puzzle, the tray and the actions beside each other, nothing scrolls."""
    page = new_page(640, 360, theme="light", autoConfirm="off")
    STATES["fits"](page)
    assert wrong_with(page, touch=False) == []
    for needed in ("row-1", "row-8", "place", "act-exchange", "menu"):
        expect(page.get_by_test_id(needed)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", ["1280", "390"])
def test_upgrade_rings_where_the_new_piece_would_fit(new_page: NewPage, size: str) -> None:
    """As the server tells it, also for a piece that is not there yet; the say line says it in words."""
    page = new_page(*SIZES[size], phone=size in TOUCHED, theme="light", autoConfirm="off")
    stage = STATES["upgrade"](page)
    wished = str(page.locator("[data-testid^=get-][aria-pressed=true]").get_attribute("data-testid"))
    slots = shown_to(stage.game, 0, ["fits"])["hints"]["fits"][wished.removeprefix("get-")]
    expect(page.locator(".own-puzzle.fits")).to_have_count(len(slots))
    for slot in slots:
        expect(page.get_by_test_id(f"puzzle-{slot}")).to_have_class(re.compile(r"\bfits\b"))
        expect(page.get_by_test_id("say")).to_contain_text(str(slot))
    page.get_by_test_id("exchange-cancel").click()
    expect(page.locator(".own-puzzle.fits")).to_have_count(0)


@pytest.mark.parametrize("size", ["1280", "390", "844"])
def test_solo_says_why(new_page: NewPage, size: str) -> None:
    page = new_page(*SIZES[size], phone=size in TOUCHED, theme="light", autoConfirm="off")
    STATES["solo"](page)
    expect(page.get_by_test_id("plan-rule")).to_have_count(0)
    page.get_by_test_id("plan-why").click()
    expect(page.get_by_test_id("plan-rule")).to_contain_text("lock")
    if size not in TOUCHED:  # there it is a dialog, which covers what it was opened over
        assert wrong_with(page, touch=False) == []
    assert page.evaluate(CUT_OFF) == []
