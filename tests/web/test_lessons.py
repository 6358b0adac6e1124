"""Learning in the browser: lessons by mouse, keys and finger, what is said to a try, and the guided first game."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.hands import KeyHands, MouseHands, TouchHands
from web.lessons import FingerPupil, KeyPupil, MousePupil
from web.test_screens import check

from projectl.lessons import lessons

NewPage = Callable[..., Page]
PLAIN = {"autoConfirm": "off"}


def test_a_lesson_by_mouse_and_what_is_said_to_a_try(new_page: NewPage) -> None:
    page = new_page(**PLAIN)
    page.goto("/learn")
    expect(page.get_by_test_id("learn-progress")).to_have_text("0 of 10")
    page.get_by_test_id("lesson-complete").click()
    expect(page.get_by_test_id("lesson-next")).to_have_attribute("aria-disabled", "true")
    page.get_by_test_id("stack-V3").click()
    page.get_by_test_id("cell-1-21").click()
    page.get_by_test_id("place").click(force=True)  # closed buttons stay in reach and say why
    said = page.get_by_test_id("lesson-said")
    expect(said).to_have_attribute("data-kind", "wrong")
    page.keyboard.press("Escape")
    pupil = MousePupil(page, "complete")
    pupil.play_step()
    check(page)
    pupil.go_on()
    page.get_by_test_id("stack-O1").click()
    page.get_by_test_id("cell-1-13").click()  # it lies under the pointer already
    expect(said).to_have_attribute("data-kind", "other")
    page.get_by_test_id("lesson-back").click()
    pupil.at("actions", "0")
    page.reload()
    pupil.play_step()
    pupil.go_on()
    pupil.play_step()
    expect(page.get_by_test_id("lesson-keep")).to_be_visible()
    pupil.go_on()
    page.get_by_test_id("lesson-to-learn").click()
    expect(page.get_by_test_id("learn-progress")).to_have_text("1 of 10")
    page.get_by_test_id("learn-continue").click()
    pupil.at("step", "1")
    assert page.url.endswith("/learn/place")


def test_a_piece_dropped_where_it_cannot_lie_is_answered_in_words(new_page: NewPage) -> None:
    """Beside every puzzle, and over cells that are filled; over the tray it is only put down."""
    page = new_page(**PLAIN)
    page.goto("/learn/complete")
    said = page.get_by_test_id("lesson-said")
    pupil = MousePupil(page, "complete")

    def drop(piece: str, where: tuple[float, float]) -> None:
        start = pupil.middle(f"stack-{piece}")
        page.mouse.move(*start)
        page.mouse.down()
        page.mouse.move(start[0] + 8, start[1] - 8)
        page.mouse.move(*where, steps=4)
        page.mouse.up()
        expect(pupil.thing(f"stack-{piece}")).not_to_have_attribute("aria-pressed", "true")

    tray, puzzle = pupil.middle("stack-O1"), pupil.middle("puzzle-1")
    drop("V3", tray)
    expect(said).to_have_count(0)
    drop("V3", (puzzle[0] - 300, puzzle[1]))
    expect(said).to_contain_text("Let go of a piece over the dark cells")
    drop("V3", pupil.middle("cell-1-6", "cell-1-11", "cell-1-12"))
    expect(said).to_contain_text("the corner bends")
    drop("O1", pupil.middle("cell-1-6"))
    expect(said).to_contain_text("That cell is taken already.")
    pupil.at("actions", "0")


def test_the_start_offers_to_learn_until_the_third_lesson_is_done(new_page: NewPage) -> None:
    page = new_page(**PLAIN)
    page.goto("/")
    page.get_by_test_id("learn").click()
    page.wait_for_url("**/learn")
    expect(page.get_by_test_id("learn-progress")).to_be_visible()
    steps = {each.name: len(each.steps) for each in lessons() if each.number in (1, 2, 3)}
    for third, offered in ((steps["complete"] - 1, 1), (steps["complete"], 0)):
        learnt = json.dumps({**steps, "complete": third})
        page.evaluate("learnt => localStorage.setItem('projectl.learning', learnt)", learnt)
        with page.expect_response("**/api/lessons"):
            page.goto("/")
        expect(page.get_by_test_id("learn")).to_have_count(offered)


def test_a_lesson_by_keys_alone(new_page: NewPage) -> None:
    page = new_page(**PLAIN)
    page.goto("/learn/place")
    KeyPupil(page, "place").play_lesson()


def test_a_lesson_by_finger_at_the_size_of_a_phone(new_page: NewPage) -> None:
    page = new_page(360, 740, phone=True, **PLAIN)
    page.goto("/learn/upgrade")
    FingerPupil(page, "upgrade").play_lesson()


def test_show_me_plays_the_move_and_takes_it_back(new_page: NewPage) -> None:
    page = new_page(**PLAIN)
    page.goto("/learn/place")
    pupil = KeyPupil(page, "place")
    pupil.at("actions", "0")
    page.keyboard.press("h")
    expect(page.locator(".showing")).to_be_visible()
    pupil.at("actions", "1")
    pupil.at("actions", "0")
    expect(page.locator(".showing")).to_have_count(0)
    expect(page.get_by_test_id("lesson-next")).to_have_attribute("aria-disabled", "true")
    page.get_by_test_id("lesson-skip").click()
    pupil.at("step", "2")


def test_what_a_guest_has_learnt_goes_along_to_the_account(new_page: NewPage) -> None:
    page = new_page(**PLAIN)
    page.goto("/learn/place")
    page.get_by_test_id("lesson-skip").click()
    expect(page.get_by_test_id("lesson")).to_have_attribute("data-step", "2")
    made = page.request.post("/api/account", data={"name": "Learner", "password": "correct horse"})
    assert made.ok, made.text()
    page.goto("/learn")
    expect(page.get_by_test_id("learn-continue")).to_contain_text("Continue")
    page.wait_for_load_state("networkidle")
    assert page.request.get("/api/me/learning").json() == {"lessons": {"place": 1}}


def test_a_lesson_that_does_not_exist_says_so(new_page: NewPage) -> None:
    page = new_page(**PLAIN)
    page.goto("/learn/flying")
    expect(page.get_by_test_id("lesson-missing")).to_contain_text("flying")


@pytest.mark.long
@pytest.mark.parametrize("name", [each.name for each in lessons()])
def test_every_lesson_to_its_end(new_page: NewPage, name: str) -> None:
    pupil = MousePupil(new_page(**PLAIN), name)
    pupil.open()
    pupil.play_lesson()


def first_game(page: Page) -> str:
    """Who is new presses Play now; the id of the game."""
    page.goto("/")
    page.get_by_test_id("play-now").click()
    page.wait_for_url("**/game/*")
    expect(page.get_by_test_id("guide")).to_have_attribute("data-step", "take")
    return page.url.rpartition("/")[2]


def test_the_first_game_has_a_guide_that_can_be_left(new_page: NewPage) -> None:
    page = new_page(**PLAIN)
    hands = MouseHands(page, first_game(page))
    hands.my_turn()
    hands.do("take 1")
    expect(page.get_by_test_id("guide")).to_have_attribute("data-step", "place")
    page.reload()
    expect(page.get_by_test_id("guide")).to_have_attribute("data-step", "place")
    page.get_by_test_id("guide-leave").click()
    expect(page.get_by_test_id("guide")).to_have_count(0)
    page.goto("/learn")
    page.get_by_test_id("learn-play").click()
    expect(page.get_by_test_id("guide")).to_have_attribute("data-step", "take")


def guided_choice(step: str, view: dict[str, Any]) -> str:
    """What the guide asks for, or what leads there."""
    actions = view["you"]["actions"]
    if "end" in actions:
        return "end"
    ways = [way["action"] for group in view["you"]["placements"] for way in group["ways"]]
    puzzles = view["seats"][0]["puzzles"]
    sequence = (view["seats"][0]["turn"] or {}).get("sequence")
    if sequence:
        return str(ways[0]) if ways and not sequence["placed"] else "stop"
    if step == "master" and "master" in actions:
        return "master"
    exchanges = [each for each in actions if each.startswith("exch")]
    exchanges += [way["action"] for each in view["you"]["exchanges"] for way in [*each["up"], *each["same"]]]
    if step == "upgrade" and exchanges:
        return str(exchanges[0])
    if ways and step != "take":
        return str(ways[0])
    takes = {f"take {each['slot']}": each["puzzle"] for row in view["market"]["rows"] for each in row["slots"]}
    small = sorted(takes, key=lambda each: len(view["puzzles"][takes[each]]["cells"]) if takes[each] else 99)
    return small[0] if not puzzles else "piece"


@pytest.mark.long
@pytest.mark.parametrize(
    ("hand", "width", "height", "phone"),
    [(MouseHands, 1280, 720, False), (TouchHands, 390, 844, True), (KeyHands, 1280, 720, False)],
)
def test_a_guided_first_game_through_its_five_steps(
    new_page: NewPage, hand: type[MouseHands], width: int, height: int, phone: bool
) -> None:
    page = new_page(width, height, phone=phone, **PLAIN)
    hands = hand(page, first_game(page))
    guide = page.get_by_test_id("guide")
    for _ in range(80):
        view = hands.turn_view()
        assert view is not None, "the game ended before the guide"
        step = guide.get_attribute("data-step") or ""
        if step == "done":
            break
        hands.do(guided_choice(step, view), view["version"])
    expect(guide).to_have_attribute("data-step", "done")
