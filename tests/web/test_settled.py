"""Nothing on a page moves by itself once it is shown: whoever aims at something meets it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from web.lessons import FingerPupil, MousePupil
from web.screens import SCREENS
from web.settled import handle, settled

NewPage = Callable[..., Page]
PLAIN = {"autoConfirm": "off"}
WATCH = """
globalThis.shifts = [];
const named = (node) => {
    const element = node?.nodeType === 1 ? node : node?.parentElement;
    if (!element || element.closest('.page-foot')) return null; // the foot gives way to what the page holds
    return element.dataset.testid ?? `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`;
};
new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries())
        for (const { node, previousRect, currentRect } of sources) {
            const [from, to] = [previousRect, currentRect].map(({ x, y, width, height }) => [x, y, width, height]);
            if (named(node)) shifts.push(`${named(node)}: ${from} -> ${to}`);
        }
}).observe({ type: 'layout-shift', buffered: true });
"""
# Staged tables come last: a stage answers whatever the page asks for.
OFTEN = ("start", "learn", "lesson", "table-2", "table-6", "line-clear", "solo", "touches", "score")
SIZES = {"desk": (1280, 720, False), "phone": (390, 844, True)}


def shifts(page: Page, *aims: str) -> list[str]:
    """What has moved so far, as the browser counts it; it tells of a frame with the next ones."""
    settled(page, *aims)
    return list(page.evaluate("shifts"))


@pytest.mark.parametrize("size", SIZES)
def test_what_is_shown_stays_where_it_is(new_page: NewPage, size: str) -> None:
    width, height, phone = SIZES[size]
    page = new_page(width, height, phone=phone, **PLAIN)
    page.add_init_script(WATCH)
    for name in OFTEN:
        SCREENS[name](page)
        page.wait_for_load_state("networkidle")
        assert shifts(page, "body") == [], name


@pytest.mark.parametrize("size", SIZES)
def test_the_puzzle_of_a_lesson_stays_where_it_is_from_its_first_moment(new_page: NewPage, size: str) -> None:
    """Also when something is said to a try."""
    width, height, phone = SIZES[size]
    page = new_page(width, height, phone=phone, **PLAIN)
    page.add_init_script(WATCH)
    pupil = (FingerPupil if phone else MousePupil)(page, "complete")
    pupil.open()
    first = settled(page, handle("puzzle-1"), handle("turn-right"))
    pupil.press("stack-V3")
    pupil.press("cell-1-21")
    pupil.thing("place").click(force=True)
    pupil.thing("lesson-said").wait_for()
    assert settled(page, handle("puzzle-1"), handle("turn-right")) == first
    assert [each for each in shifts(page, "body") if each.startswith(("svg", "puzzle", "lesson-board", "turn"))] == []
