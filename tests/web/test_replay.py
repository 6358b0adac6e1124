"""The replay draws the very views that the engine gives, goes anywhere, and checks the shuffle."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from shown_to import shown_to
from web.choosing import choose
from web.games import ME, be, bot, new_game
from web.hands import MouseHands
from web.screens import SCREENS
from web.settled import handle, settled
from web.sizes import SIZES
from web.test_screens import CUT_OFF

from projectl.game import Game
from projectl.record.gamefile import load_record

NewPage = Callable[..., Page]
GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = [sorted(folder.glob("*.txt"))[number] for number, folder in enumerate(sorted(GOLDEN.glob("*-20*")))]


def shows(page: Page, view: dict[str, Any]) -> None:
    """Every unfinished puzzle with its pieces, every deck with its count."""
    for seat in view["seats"]:
        mat = page.get_by_test_id(f"scene-mat-{seat['seat']}")
        expect(mat.locator(".scene-puzzles [role=img]")).to_have_count(len(seat["puzzles"]))
        pieces = sum(len(puzzle["pieces"]) for puzzle in seat["puzzles"])
        expect(mat.locator(".scene-puzzles .pc:not(.reward)")).to_have_count(pieces)
    offered = [slot for row in view["market"]["rows"] for slot in row["slots"] if slot["puzzle"]]
    expect(page.get_by_test_id("scene-offer").locator(".hole")).to_have_count(_slots(view) - len(offered))


def _slots(view: dict[str, Any]) -> int:
    return sum(len(row["slots"]) for row in view["market"]["rows"])


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_file_is_shown_as_the_engine_sees_it(new_page: NewPage, path: Path) -> None:
    record = load_record(path)
    page = new_page()
    page.goto("/records")
    page.locator("input[type=file]").set_input_files(path)
    where = page.get_by_test_id("replay-where")
    expect(where).to_be_visible()
    game = Game(record.options, seed=record.seed, first=record.first, names=record.names)
    for number, move in enumerate(record.moves, 1):
        game.play(move.action, move.seat)
        if number % (len(record.moves) // 4) == 0 or number == len(record.moves):
            page.get_by_test_id("scrubber").fill(str(number))
            expect(where).to_have_attribute("data-number", str(number))
            shows(page, shown_to(game, None))


def test_keys_links_and_the_check_of_the_shuffle(new_page: NewPage) -> None:
    page = new_page(autoConfirm="off")
    be(page, "Ann")
    game = new_game(page, ME, variant="solo", difficulty="standard")
    hands = MouseHands(page, game)
    hands.open()
    hands.play(lambda view: view["round"] >= 2)
    page.goto(f"/replay/{game}")
    where = page.get_by_test_id("replay-where")
    page.keyboard.press("Home")
    expect(where).to_have_attribute("data-number", "0")
    page.keyboard.press("ArrowRight")
    expect(where).to_have_attribute("data-number", "1")
    expect(page).to_have_url(re.compile(r"#a=1$"))
    page.get_by_test_id("back-to-now").click()
    expect(page.get_by_test_id("table")).to_be_visible()
    page.get_by_test_id("menu").click()
    page.get_by_test_id("menu-resign").click()
    page.get_by_test_id("menu-yes").click()
    hands.wait_for(hands.is_over, "the end")
    page.goto(f"/replay/{game}#a=2")
    expect(where).to_have_attribute("data-number", "2")
    page.get_by_test_id("verify").click()
    expect(page.get_by_test_id("shuffle-verdict")).to_have_class(re.compile("good"))


def test_a_running_game_shows_nothing_that_the_seat_may_not_know(new_page: NewPage) -> None:
    page = new_page(autoConfirm="off")
    be(page, "Ann")
    game = new_game(page, ME, bot())
    hands = MouseHands(page, game)
    hands.open()
    hands.my_turn()
    hands.do(choose(hands.view()))
    page.goto(f"/replay/{game}")
    expect(page.get_by_test_id("replay-where")).to_be_visible()
    page.get_by_test_id("verify").click()
    expect(page.get_by_test_id("verify-dialog")).to_be_visible()
    expect(page.get_by_test_id("shuffle-verdict")).to_have_count(0)


def test_scrubber_and_graph_share_an_axis(new_page: NewPage) -> None:
    """A press at the same place means the same moment on both, near either end too."""
    page = new_page()
    SCREENS["replay"](page)
    graph, scrubber = settled(page, handle("graph"), handle("scrubber"))
    for part in (0.02, 0.5, 0.98):
        x = scrubber["x"] + 12 + (scrubber["width"] - 24) * part
        numbers = []
        for box in (graph, scrubber):
            page.mouse.click(x, box["y"] + box["height"] / 2)
            numbers.append(page.get_by_test_id("replay-where").get_attribute("data-number"))
        assert abs(int(numbers[0] or 0) - int(numbers[1] or 0)) <= 1, (part, numbers)


def test_the_moved_piece_is_marked_and_mats_fill_their_place(new_page: NewPage) -> None:
    page = new_page()
    SCREENS["replay"](page)
    page.get_by_test_id("replay-first").click()
    marks = 0
    for number in range(1, 13):
        page.get_by_test_id("replay-next").click()
        expect(page.get_by_test_id("replay-where")).to_have_attribute("data-number", str(number))
        marks += page.locator(".replay .moved, .replay .pc.fresh").count() > 0
    assert marks >= 10
    puzzles = page.locator(".scene-puzzles").first
    filled = puzzles.evaluate(
        "box => (box.lastElementChild.offsetLeft + box.lastElementChild.offsetWidth - box.offsetLeft) / box.clientWidth"
    )
    assert filled > 0.8


@pytest.mark.parametrize(("width", "height"), [(360, 640), (844, 390), (820, 1180)])
def test_it_fits_a_screen_that_is_held_in_hands(new_page: NewPage, width: int, height: int) -> None:
    """No scrolling sideways; the puzzles of a mat are in one line where there is room; the buttons are in sight."""
    page = new_page(width, height, phone=True, theme="light")
    SCREENS["replay"](page)
    assert page.evaluate(CUT_OFF) == []
    expect(page.get_by_test_id("replay-play")).to_be_in_viewport(ratio=1)
    if width > 640:
        tops = (
            page.locator(".scene-mat")
            .first.locator(".scene-puzzles > *")
            .evaluate_all("all => [...new Set(all.map((each) => Math.round(each.getBoundingClientRect().top)))]")
        )
        assert len(tops) == 1


@pytest.mark.parametrize("size", ["360", "390"])
def test_a_phone_shows_the_mat_on_which_something_was_done(new_page: NewPage, size: str) -> None:
    """Whole, above the controls, with its four places side by side."""
    page = new_page(*SIZES[size], phone=True)
    SCREENS["replay"](page)
    mat = page.locator(".scene-mat.acting").bounding_box()
    dock = page.locator(".replay-dock").bounding_box()
    places = page.locator(".scene-mat.acting .scene-puzzles > *").evaluate_all("all => all.map((e) => e.offsetTop)")
    assert mat is not None
    assert dock is not None
    assert mat["y"] + mat["height"] <= dock["y"]
    assert len(set(places)) == 1
