"""Where things are on the screen, asked only when they have come to rest.

The driver waits for that itself before it clicks or taps an element. Whoever aims by coordinates asks here.
"""

from __future__ import annotations

from typing import TypedDict

from playwright.sync_api import Page

FRAMES = 1200
"""The most that are waited for; a page that never rests is a fault of its own."""
LOOK = """async ([selectors, most]) => {
    await document.fonts.ready;
    const found = () => selectors.map((each) => document.querySelector(each));
    const boxes = () => found().map((each) => {
        if (!each) return null;
        const { x, y, width, height } = each.getBoundingClientRect();
        return { x, y, width, height };
    });
    const moves = () => document.getAnimations().some(({ playState, effect }) =>
        playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime ?? Infinity) &&
        found().some((each) => each && effect.target?.contains(each)));
    let [before, still] = ['', 0];
    for (let frame = 0; frame < most; frame++) {
        await new Promise(requestAnimationFrame);
        const now = boxes();
        still = !now.includes(null) && !moves() && JSON.stringify(now) === before ? still + 1 : 0;
        if (still === 2) return now;
        before = JSON.stringify(now);
    }
    return null;
}"""


class Box(TypedDict):
    """A rectangle on the screen, in px."""

    x: float
    y: float
    width: float
    height: float


def settled(page: Page, *selectors: str) -> list[Box]:
    """The boxes of these elements, unchanged over two frames, fonts there and nothing under way that moves them."""
    boxes: list[Box] | None = page.evaluate(LOOK, [list(selectors), FRAMES])
    assert boxes is not None, f"never at rest: {selectors}"
    return boxes


def handle(name: str) -> str:
    """The selector of a test id."""
    return f'[data-testid="{name}"]'


def middle(*boxes: Box) -> tuple[float, float]:
    """Of all of them together."""
    left, top = min(box["x"] for box in boxes), min(box["y"] for box in boxes)
    right, bottom = max(box["x"] + box["width"] for box in boxes), max(box["y"] + box["height"] for box in boxes)
    return (left + right) / 2, (top + bottom) / 2
