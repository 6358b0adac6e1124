"""The moments of a game: turns of others stay in sight, and completing is felt."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from scene import MASTER, Scene, place
from shown_to import shown_to
from web.choosing import choose
from web.conftest import own_clock
from web.sizes import SIZES, TOUCHED
from web.stage import NAMES, Stage
from web.states import STATES, staged
from web.test_screens import check

from projectl.game import Game

NewPage = Callable[..., Page]


def table_of(new_page: NewPage, size: str, **settings: object) -> Page:
    return new_page(*SIZES[size], phone=size in TOUCHED, **{"theme": "light", "autoConfirm": "off", **settings})


def coins(page: Page) -> list[str]:
    """The numbers on the coins that lie on the table."""
    return [str(each.get_attribute("data-coin")) for each in page.locator(".coin-on .coin").all()]


def others_play(stage: Stage) -> None:
    """The viewer's turn ends, and all others play theirs."""
    while 0 in stage.game.to_act:
        you = shown_to(stage.game, 0)["you"]
        stage.act("end" if "end" in you["actions"] else choose(shown_to(stage.game, 0)), 0)
    while 0 not in stage.game.to_act:
        seat = min(stage.game.to_act)
        stage.act(choose(shown_to(stage.game, seat)), seat)


def scene_at(scene: Scene, **options: Any) -> Stage:
    """A table with a position that a scene has stated."""
    stage = Stage(2, **options)
    stage.game = Game.from_state(scene.options._replace(confirm=True), scene.state)
    stage.game.names = NAMES[:2]
    return stage


def two_at_once() -> Stage:
    """The own Master needs one more piece to complete two puzzles; a third piece is left over."""
    scene = Scene().with_supply(0, "I3 I3 O1").with_puzzles(0, "W10 W27")
    scene.play(0, MASTER, place("I3", 1, "c2c3c4"))
    return scene_at(scene)


@pytest.mark.parametrize("size", ["1280", "390"])
def test_a_turn_can_be_shown_once_more_and_skipped(new_page: NewPage, size: str) -> None:
    """As nothing shall move by itself, each step waits for its key; Space or an own action ends it."""
    page = table_of(new_page, size)
    STATES["turn-2"](page)
    expect(page.locator(".coin-on").first).to_be_visible()
    before = coins(page)
    running = page.locator(".step.running")
    expect(running).to_have_count(0)
    page.keyboard.press(",")
    expect(running).to_have_count(1)
    if size == "390":
        expect(page.locator(".mat.followed")).to_be_visible()
        expect(page.get_by_test_id("story").locator(".step")).not_to_have_count(0)
    first = running.inner_text()
    assert set(coins(page)) <= {"1"}
    page.keyboard.press(".")
    expect(running).not_to_have_text(first)
    page.keyboard.press("Space")
    expect(running).to_have_count(0)
    assert coins(page) == before
    page.keyboard.press(",")
    page.get_by_test_id("next-step").click()
    expect(running).not_to_have_text(first)
    page.locator(".topbar").click(position={"x": 250, "y": 4})
    expect(running).to_have_count(0)
    page.keyboard.press(",")
    expect(running).to_have_count(1)
    # Acting is possible from the first moment, and ends the show.
    page.get_by_test_id("row-2").click()
    expect(page.locator(".step.running, .mat.followed")).to_have_count(0)
    page.get_by_test_id("take").click()
    expect(page.locator(".coin-on")).to_have_count(0)
    expect(page.locator(".flying")).to_have_count(0)


def test_step_by_step_begins_with_the_own_turn(new_page: NewPage) -> None:
    page = table_of(new_page, "1280", botPace="step")
    stage = staged(3).open(page)
    page.wait_for_function("() => document.querySelector('.step.running')")
    page.keyboard.press("Space")
    others_play(stage)
    running = page.locator(".step.running")
    expect(running).to_have_count(1)
    expect(page.get_by_test_id("news-1").locator(".running")).to_have_count(1)
    steps = page.get_by_test_id("news-1").locator(".step").count()
    for _ in range(steps):
        page.keyboard.press(".")
    expect(page.get_by_test_id("news-2").locator(".running")).to_have_count(1)
    wishes = [each["pace"] for each in stage.heard if each["type"] == "pace"]
    assert wishes == ["instant"]


def test_the_speed_is_chosen_beside_the_log_while_somebody_learns(new_page: NewPage) -> None:
    page = table_of(new_page, "1280")
    page.add_init_script("localStorage['projectl.finished'] ??= JSON.stringify(['a', 'b', 'c', 'd'])")
    stage = staged(2).open(page)
    page.get_by_test_id("pace-fast").click()
    expect(page.get_by_test_id("pace-fast")).to_have_attribute("aria-pressed", "true")
    page.wait_for_function("() => JSON.parse(localStorage['projectl.settings']).botPace === 'fast'")
    assert [each["pace"] for each in stage.heard if each["type"] == "pace"] == ["fast"]
    check(page)
    page.evaluate("localStorage['projectl.finished'] = JSON.stringify(['a', 'b', 'c', 'd', 'e'])")
    page.reload()
    expect(page.get_by_test_id("once-more")).to_be_visible()
    expect(page.get_by_test_id("paces")).to_have_count(0)
    page.get_by_test_id("menu").click()
    expect(page.get_by_test_id("menu-botPace")).to_have_value("fast")


@pytest.mark.parametrize("size", ["1280", "390"])
def test_who_comes_back_finds_the_coins_and_no_motion(new_page: NewPage, size: str) -> None:
    """Of what happened meanwhile the end is seen at once; the log is not needed for it."""
    page = table_of(new_page, size)
    stage = staged(3).open(page)
    page.route("**/log*", lambda route: route.abort())
    stage.cut()
    expect(page.get_by_test_id("connection-lost")).to_be_visible()
    while 0 in stage.game.to_act:
        you = shown_to(stage.game, 0)["you"]
        stage.game.play("end" if "end" in you["actions"] else choose(shown_to(stage.game, 0)), 0)
    while 0 not in stage.game.to_act:
        seat = min(stage.game.to_act)
        stage.game.play(choose(shown_to(stage.game, seat)), seat)
    page.emulate_media(reduced_motion="no-preference")
    stage.is_reachable = True
    expect(page.get_by_test_id("connection-lost")).to_have_count(0)
    expect(page.locator(".coin-on").first).to_be_visible()
    expect(page.locator(".flying")).to_have_count(0)
    events = shown_to(stage.game, 0)["last_events"]
    assert {event["seat"] for event in events} >= {0, 1, 2}
    page.emulate_media(reduced_motion="reduce")


def test_s_reads_what_others_did_and_then_the_turn(new_page: NewPage) -> None:
    page = table_of(new_page, "1280")
    STATES["turn-2"](page)
    expect(page.get_by_test_id("pacing")).to_be_visible()  # what S asks for is loaded right after the table
    page.keyboard.press("s")
    live = page.get_by_test_id("live")
    expect(live).to_contain_text(re.compile("Ben placed.*Your turn", re.DOTALL))


def test_what_was_taken_from_the_reserve_or_a_deck_has_a_coin(new_page: NewPage) -> None:
    page = table_of(new_page, "1280")
    stage = staged(2).open(page)
    while 0 in stage.game.to_act:
        actions = shown_to(stage.game, 0)["you"]["actions"]
        stage.act("end" if "end" in actions else choose(shown_to(stage.game, 0)), 0)
    stage.act("piece", 1)
    stage.act("take black", 1)
    expect(page.get_by_test_id("reserve").locator("[data-piece=O1] .coin")).to_have_attribute("data-coin", "1")
    expect(page.get_by_test_id("deck-black").locator(".coin")).to_have_attribute("data-coin", "2")


@pytest.mark.parametrize("size", ["1280", "390", "360"])
def test_completing_a_puzzle_is_felt(new_page: NewPage, size: str) -> None:
    """Pieces are home, the reward is new, the pile says what it has gained; with the next own action that is over."""
    page = table_of(new_page, size)
    scene = Scene().with_supply(0, "I2").with_puzzle(0, "W10", "O1 c2")
    stage = scene_at(scene).open(page)
    header = page.get_by_test_id("mat").locator("header")
    before = header.bounding_box()
    stage.act("place I2@1 c3c4", 0)
    expect(page.get_by_test_id("gained-0")).to_have_text("+1")
    assert header.bounding_box() == before
    expect(page.get_by_test_id("stack-O1")).to_have_attribute("data-got", "home")
    expect(page.get_by_test_id("stack-I2")).to_have_attribute("data-got", "reward")
    expect(page.get_by_test_id("stack-I2")).to_contain_text("new")
    check(page)
    expect(page.get_by_test_id("gained-0")).to_be_empty()
    expect(page.get_by_test_id("stack-I2")).to_have_attribute("data-got", "reward")
    stage.act("piece", 0)
    expect(page.locator("[data-got]")).to_have_count(0)


@pytest.mark.parametrize("size", ["1280", "390"])
def test_several_by_one_master_are_told_together(new_page: NewPage, size: str) -> None:
    page = table_of(new_page, size)
    stage = two_at_once().open(page)
    own_clock(page)
    stage.act("place I3@2 b3c3d3", 0)
    if "stop" in shown_to(stage.game, 0)["you"]["actions"]:
        stage.act("stop", 0)
    expect(page.get_by_test_id("gained-0")).to_contain_text("+1")
    if size == "1280":
        expect(page.get_by_test_id("gained-0")).to_contain_text("Two at once")
    page.clock.run_for(1300)
    expect(page.get_by_test_id("gained-0")).to_be_empty()


def test_nothing_of_it_takes_longer_than_a_quarter_of_a_second(new_page: NewPage) -> None:
    """Pieces, reward and card fly, all within 250 ms (two cards: 40 more), and one can act meanwhile."""
    page = table_of(new_page, "1280")
    stage = two_at_once().open(page)
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(
        """() => {
            window.flights = [];
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (frames, times) {
                if (this.classList.contains('flying')) flights.push(times.delay + times.duration);
                return animate.call(this, frames, times);
            };
        }"""
    )
    stage.act("place I3@2 b3c3d3", 0)
    if "stop" in shown_to(stage.game, 0)["you"]["actions"]:
        stage.act("stop", 0)
    page.wait_for_function("() => flights.length >= 5")  # the piece that lay there, two rewards, two cards
    assert max(page.evaluate("flights")) <= 290
    page.get_by_test_id("act-piece").click()
    page.wait_for_function("() => !document.querySelector('.flying')")
    page.emulate_media(reduced_motion="reduce")


def test_points_of_others_are_told_only_where_scores_are_known(new_page: NewPage) -> None:
    for known, text in ((True, "+1"), (False, "")):
        page = table_of(new_page, "1280")
        scene = Scene(known_scores=known, first=1).with_supply(1, "I2").with_puzzle(1, "W10", "O1 c2")
        stage = scene_at(scene).open(page)
        stage.act("place I2@1 c3c4", 1)
        expect(page.get_by_test_id("news-1")).to_contain_text("1 completed")
        expect(page.get_by_test_id("gained-1")).to_have_text(text)
        assert (page.get_by_test_id("news-1").locator(".gained").count() == 1) == known


def test_the_last_round_is_announced_where_words_have_their_place(new_page: NewPage) -> None:
    page = table_of(new_page, "390")
    stage = scene_at(Scene().with_deck("black", "B05")).open(page)
    expect(page.get_by_test_id("last-round")).to_have_count(0)
    stage.act("take 5", 0)
    expect(page.get_by_test_id("say")).to_contain_text("The black deck is empty")
    expect(page.get_by_test_id("last-round")).to_be_visible()
