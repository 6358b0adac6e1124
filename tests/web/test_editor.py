"""The editor of puzzle sets: drawing by mouse, finger and keys, the verdict beside it, sets, links, playing at once."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from web.games import be
from web.test_screens import check

NewPage = Callable[..., Page]
FILE = """set: garden
title: Things in my garden
origin: custom
expansion: none
POND black 4 I2 -----/-xxx-/xxxxx/-xxx-/--x--
GATE white 1 V3 -----/-xxx-/-x-x-/-----/-----
"""


def new_set(page: Page) -> Locator:
    """A set with its example on the desk; the card."""
    page.goto("/editor")
    page.get_by_test_id("editor-new").click()
    page.wait_for_url("**/editor/*")
    expect(page.get_by_test_id("editor-cells")).to_have_text("8")
    return page.get_by_test_id("editor-card")


def judged(page: Page, cells: int) -> None:
    expect(page.get_by_test_id("editor-cells")).to_have_text(str(cells))


def kept(page: Page) -> dict[str, Any]:
    """What the server keeps of the set on the desk, once it keeps all of it."""
    expect(page.get_by_test_id("editor-kept")).to_have_attribute("data-state", "kept")
    document: dict[str, Any] = page.request.get(f"/api/me/sets/{page.url.rsplit('/', 1)[1]}").json()
    return document


def middle(page: Page, cell: int) -> tuple[float, float]:
    box = page.locator(f"[data-cell='{cell}']").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_drawing_with_a_mouse_is_judged_kept_and_taken_back(new_page: NewPage) -> None:
    page = new_page()
    card = new_set(page)
    check(page)
    page.get_by_test_id("editor-clear").click()
    expect(page.get_by_test_id("editor-can")).to_have_text("Draw at least one cell.")
    page.mouse.move(*middle(page, 10))
    page.mouse.down()
    for cell in (11, 12, 13, 14):
        page.mouse.move(*middle(page, cell), steps=4)
    page.mouse.up()
    expect(card).to_have_attribute("data-cells", "10 11 12 13 14")
    judged(page, 5)
    expect(page.get_by_test_id("editor-can")).to_have_text("Can be filled")
    expect(page.get_by_test_id("editor-pieces")).to_have_text("2")
    expect(page.get_by_test_id("editor-same")).to_have_text(["W15 has this shape."])
    page.get_by_test_id("editor-turn").click()
    expect(card).to_have_attribute("data-cells", "2 7 12 17 22")
    page.keyboard.press("Control+z")
    page.get_by_test_id("editor-undo").click()
    expect(card).to_have_attribute("data-cells", "")  # one stroke is one step
    page.get_by_test_id("editor-undo").click()
    judged(page, 8)
    assert len(kept(page)["puzzles"][0]["cells"]) == 8
    check(page)


def test_points_reward_colour_and_name(new_page: NewPage) -> None:
    page = new_page()
    new_set(page)
    page.get_by_test_id("editor-black").click()
    page.get_by_test_id("editor-reward-T4").click()
    for _ in range(3):
        page.get_by_test_id("editor-more").click()
    expect(page.get_by_test_id("editor-points")).to_have_text("5")
    expect(page.get_by_test_id("editor-fair")).to_have_text("Printed puzzles like this give 2.")
    name = page.get_by_test_id("editor-name")
    name.fill("My pond")
    name.blur()
    expect(page.get_by_test_id("editor-item-0")).to_contain_text("My_pond")
    (puzzle,) = kept(page)["puzzles"]
    told = (puzzle["id"], puzzle["colour"], puzzle["points"], puzzle["reward"])
    assert told == ("My_pond", "black", 5, "T4")


def test_keys_alone(new_page: NewPage) -> None:
    page = new_page()
    card = new_set(page)
    page.get_by_test_id("editor-clear").press("Enter")
    cell = page.locator("[data-cell='12']")
    cell.focus()
    page.keyboard.press("Space")
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Shift+ArrowDown")
    expect(card).to_have_attribute("data-cells", "12 13 18")
    expect(page.locator("[data-cell='18']")).to_be_focused()
    page.keyboard.press("e")
    expect(card).to_have_attribute("data-cells", "12 16 17")
    page.keyboard.press("f")
    expect(card).to_have_attribute("data-cells", "12 17 18")
    page.keyboard.press("4")
    expect(page.get_by_test_id("editor-points")).to_have_text("4")
    expect(page.get_by_role("button", name="row 3, column 3, open")).to_have_count(1)
    expect(page.get_by_test_id("live")).to_contain_text("Cells: 3. Can be filled. Fewest pieces: 1.")


def test_several_puzzles_and_their_order(new_page: NewPage) -> None:
    page = new_page()
    new_set(page)
    page.get_by_test_id("editor-add").click()
    judged(page, 0)
    page.get_by_test_id("editor-item-1").press("Alt+ArrowUp")
    expect(page.get_by_test_id("editor-item-0")).to_contain_text("P2")
    page.get_by_test_id("editor-item-1").click()
    judged(page, 8)
    page.get_by_test_id("editor-remove").click()
    assert [each["id"] for each in kept(page)["puzzles"]] == ["P2"]


def test_a_drawing_is_there_after_going_back(new_page: NewPage) -> None:
    page = new_page()
    new_set(page)
    page.locator("[data-cell='0']").click()
    judged(page, 9)
    page.get_by_test_id("editor-back").click()
    page.get_by_role("link", name="My puzzles").click()
    judged(page, 9)
    assert 0 in kept(page)["puzzles"][0]["cells"]


def test_a_file_is_imported_exported_and_played_with(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page()
    page.goto("/editor")
    file = tmp_path / "garden.txt"
    file.write_text(FILE.replace("I2", "X5"), encoding="utf-8")
    page.get_by_test_id("editor-import").set_input_files(file)
    expect(page.get_by_test_id("editor-problem")).to_contain_text("line 5, puzzle POND: unknown reward 'X5'")
    file.write_text(FILE, encoding="utf-8")
    page.get_by_test_id("editor-import").set_input_files(file)
    page.wait_for_url("**/editor/*")
    judged(page, 12)
    for figure, value in (("sets", "113"), ("pieces", "3"), ("actions", "13")):
        expect(page.get_by_test_id(f"editor-{figure}")).to_have_text(value)
    with page.expect_download() as download:
        page.get_by_test_id("editor-export").click()
    text = Path(download.value.path()).read_text(encoding="utf-8")
    assert text.splitlines()[-2:] == FILE.splitlines()[-2:]
    page.get_by_test_id("editor-play").click()
    page.wait_for_url("**/new")
    page.get_by_test_id("create").click()
    page.wait_for_url("**/game/*")
    game = page.request.get(f"/api/games/{page.url.rsplit('/', 1)[1]}").json()
    assert [label.partition("#")[0] for label in game["setup"]["own_sets"]] == ["things-in-my-garden"]


def test_what_cannot_be_played_is_said_in_words(new_page: NewPage) -> None:
    page = new_page()
    new_set(page)
    page.get_by_test_id("editor-clear").click()
    page.get_by_test_id("editor-play").click()
    expect(page.get_by_test_id("live")).to_contain_text("puzzle P1: the recess has no cell")


def test_a_set_is_shared_copied_and_withdrawn(new_page: NewPage) -> None:
    page = new_page()
    be(page, "Ann")
    new_set(page)
    page.get_by_test_id("editor-more-open").click()
    page.get_by_test_id("editor-share").click()
    link = page.get_by_test_id("editor-link").input_value()
    other = new_page()
    be(other, "Ben")
    other.goto(link)
    other.get_by_test_id("editor-copy").click()
    judged(other, 8)
    page.get_by_test_id("editor-withdraw").click()
    expect(page.get_by_test_id("editor-link")).to_have_count(0)
    other.goto(link)
    expect(other.get_by_test_id("fault")).to_contain_text("This link leads to no puzzle set.")
    page.get_by_test_id("editor-delete").click()
    page.get_by_test_id("editor-delete").click()
    page.wait_for_url("**/editor")
    expect(page.get_by_test_id("empty")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_on_a_phone_a_finger_paints(new_page: NewPage, language: str) -> None:
    page = new_page(390, 844, language=language, phone=True)
    card = new_set(page)
    check(page)
    page.locator("[data-cell='0']").tap()
    judged(page, 9)
    page.get_by_test_id("editor-add-phone").tap()
    judged(page, 0)
    page.locator("[data-cell='6']").tap()
    expect(card).to_have_attribute("data-cells", "6")
    page.get_by_test_id("editor-before").tap()
    judged(page, 9)


def test_another_theme(new_page: NewPage) -> None:
    page = new_page(theme="dark")
    new_set(page)
    check(page)
