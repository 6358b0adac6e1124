"""The screens that every layout must bear, by their width; a page that is open is brought to another by resizing it."""

from playwright.sync_api import Page

SIZES = {
    "360": (360, 640),
    "390": (390, 844),
    "844": (844, 390),
    "820": (820, 1180),
    "1180": (1180, 820),
    "1280": (1280, 720),
    "1920": (1920, 1080),
    "2560": (2560, 1440),
}
PHONES = ("360", "390", "844")
TOUCHED = (*PHONES, "820", "1180")
"""Held in hands: what can be pressed has to be as large as a finger."""

DRAWN = """() => new Promise((done) => {
    // Some forms of the table are loaded when they are first wanted.
    const loads = () => document.querySelector('.table:not(.plain) > .board') && !document.querySelector('.board .mat');
    const next = (frames) => requestAnimationFrame(() => wait(frames));
    const wait = (frames) => (loads() ? next(3) : frames ? next(frames - 1) : done());
    wait(3);
    setTimeout(done, 5000); // a page that nobody looks at draws no frames
})"""


def resize(page: Page, size: str) -> None:
    """As when a phone is turned or a window pulled larger: the page is drawn anew for the size."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(DRAWN)
