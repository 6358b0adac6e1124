"""Problems in the browser: the day's by mouse, keys and finger, tries that miss, the month, and the trainer."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

from playwright.sync_api import Page, expect
from web.solving import FingerSolver, KeySolver, MouseSolver, last_day, today
from web.test_screens import check

NewPage = Callable[..., Page]
PLAIN = {"autoConfirm": "off"}
SHARE_NOWHERE = "Object.defineProperty(navigator, 'share', { value: undefined })"


def kept(page: Page) -> dict[str, Any]:
    """What this browser keeps of problems."""
    return dict(json.loads(page.evaluate("localStorage['projectl.problems'] ?? '{}'")))


def of_ten(number: int, solved: int) -> re.Pattern[str]:
    """What the trainer's marks are called; numbers stand between signs that keep their direction."""
    return re.compile(rf"^Number\W+{number}\W+of\W+10\W+solved\W+{solved}\W*$")


def remember(page: Page, solved: list[date]) -> None:
    """As if these days had been solved on the day."""
    once = {"solved": {"ms": 1000, "tries": 1, "nudged": False, "onDay": True}, "seen": False}
    stored = json.dumps({"days": {day.isoformat(): once for day in solved}})
    page.add_init_script(f"localStorage['projectl.problems'] ??= {json.dumps(stored)}")


def test_the_problem_of_the_day_is_solved_once_and_told_to_others(new_page: NewPage) -> None:
    page = new_page(**PLAIN)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.add_init_script(SHARE_NOWHERE)
    now = today(page)
    remember(page, [now - timedelta(1), now - timedelta(2)])
    page.goto("/learn")
    page.get_by_test_id("learn-problem").click()
    solver = MouseSolver(page)
    expect(page.get_by_test_id("problem-row")).to_have_text("Days in a row: 2")
    solver.solve()
    check(page)
    assert kept(page)["days"][now.isoformat()]["solved"]["onDay"] is True
    expect(page.get_by_test_id("problem-row")).to_have_text("Days in a row: 3")
    expect(page.get_by_test_id(f"day-{now}")).to_have_attribute("data-row", "3")
    told = page.get_by_test_id("problem-share-text").inner_text().splitlines()
    assert len(told) == 3
    assert told[2].startswith("first try · 0:")
    assert told[2].endswith(" · Days in a row: 3")
    assert not any(action.split()[-1] in "".join(told) for action in solver.problem().answer if " " in action)
    page.get_by_test_id("problem-share").click()
    expect(page.get_by_test_id("problem-share")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()").splitlines() == told
    page.reload()
    expect(page.get_by_text("You have solved this one already.")).to_be_visible()
    page.get_by_test_id("problem-out").click()
    expect(page.get_by_text("Solved today")).to_be_visible()


def test_a_try_that_misses_a_nudge_and_the_answer(new_page: NewPage) -> None:
    """After the answer was seen, the day is no more solved: not by this try, and not by a later one."""
    page = new_page(**PLAIN)
    day = last_day(page, "touches")
    page.goto(f"/problem/{day}")
    solver = MouseSolver(page)
    solver.at("goal", "not yet")
    for number in (1, 2, 3):
        expect(page.get_by_test_id("problem-tries")).to_have_text(str(number))
        solver.do("done")
        solver.at("goal", "missed")
        expect(page.get_by_test_id("problem-missed")).to_contain_text(f"Possible: {solver.problem().best}.")
        solver.done = []
        page.get_by_test_id("problem-again").click()
        solver.at("actions", "0")
        solver.at("goal", "not yet")
    page.get_by_test_id("problem-nudge").click()
    expect(page.get_by_test_id("problem-nudged")).to_contain_text("Look at puzzle")
    page.get_by_test_id("problem-nudge").click()
    expect(page.get_by_test_id("problem-nudged")).not_to_contain_text("Look at puzzle")
    check(page)
    expect(page.get_by_test_id("problem-answer")).to_have_class("btn primary")  # the third miss was enough
    page.get_by_test_id("problem-answer").click()
    solver.at("ended", "seen")
    expect(page.get_by_test_id("problem-ended")).to_be_focused()
    check(page)
    page.reload()
    expect(page.get_by_text("You have seen the answer.")).to_be_visible()
    solver.solve()
    assert kept(page)["days"] == {day.isoformat(): {"solved": None, "seen": True}}


def test_an_earlier_day_by_keys_alone_joins_no_row(new_page: NewPage) -> None:
    page = new_page(**PLAIN)
    day = last_day(page, "complete")
    page.goto(f"/problem/{day}")
    solver = KeySolver(page)
    solver.solve()
    assert kept(page)["days"][day.isoformat()]["solved"]["onDay"] is False
    expect(page.get_by_test_id(f"day-{day}")).to_have_attribute("data-state", "solved")
    expect(page.get_by_test_id(f"day-{day}")).not_to_have_attribute("data-row", "1")


def test_a_problem_by_finger_and_the_months_on_a_phone(new_page: NewPage) -> None:
    page = new_page(360, 740, phone=True, **PLAIN)
    day = last_day(page, "complete")
    page.goto(f"/problem/{day}")
    solver = FingerSolver(page)
    solver.at("goal", "not yet")
    check(page)
    expect(page.get_by_test_id("problem-row")).not_to_be_visible()  # the month comes when it is done
    solver.solve()
    check(page)
    month_before = day.replace(day=1) - timedelta(1)
    page.get_by_test_id("month-back").tap()
    page.wait_for_url(f"**/problem/{month_before}")
    solver.at("goal", "not yet")


def test_the_trainer_goes_on_and_gets_harder(new_page: NewPage) -> None:
    page = new_page(**PLAIN)
    page.add_init_script("""localStorage['projectl.problems'] ??= '{"trained":{"complete":"11"},"start":5}'""")
    page.goto("/learn")
    expect(page.get_by_test_id("learn-train-complete")).to_contain_text("solved: 2")
    page.get_by_test_id("learn-train-complete").click()
    solver = MouseSolver(page)
    marks = page.get_by_test_id("problem-marks")
    expect(marks).to_have_attribute("aria-label", of_ten(3, 2))
    assert solver.problem().difficulty == 1
    first = solver.problem().id
    solver.solve()
    page.get_by_test_id("problem-next").click()
    expect(marks).to_have_attribute("aria-label", of_ten(4, 3))
    expect(page.locator(f"[data-testid=problem]:not([data-id='{first}'])")).to_be_visible()
    assert solver.problem().difficulty == 2
    page.get_by_test_id("problem-answer").click()
    solver.at("ended", "seen")
    assert kept(page)["trained"] == {"complete": "1110"}
    page.get_by_test_id("train-touches").click()
    expect(marks).to_have_attribute("aria-label", of_ten(1, 0))
    assert solver.problem().kind == "touches"


def test_a_day_that_has_no_problem_yet_says_so(new_page: NewPage) -> None:
    page = new_page(**PLAIN)
    tomorrow = today(page) + timedelta(2)
    page.goto(f"/problem/{tomorrow}")
    expect(page.get_by_test_id("problem-missing")).to_contain_text("is still to come.")
    page.get_by_role("link", name="Problem of the day").click()
    expect(page.get_by_test_id("problem")).to_be_visible()
