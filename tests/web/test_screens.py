"""Every screen, looked at by a machine: no fault of accessibility, nothing cut off, nothing that scrolls sideways."""

from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page
from web.screens import SCREENS
from web.stage import speak

from projectl.texts.catalogue import FOLDER, languages
from projectl.texts.pseudo import pseudo_source

NewPage = Callable[..., Page]
MODULES = Path(__file__).parents[2] / "web" / "node_modules"
AXE = (MODULES / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
FLUENT = (MODULES / "@fluent" / "bundle" / "index.js").read_text(encoding="utf-8")
THEMES = ["light", "dark", "contrast"]
_ORDER = "en cs de es it fr uk ja ru"
LANGUAGES = sorted(languages(), key=lambda code: (_ORDER.find(code) % 99, code))
"""A language that is new comes last, so that the others keep their screens."""
SIZES = {"desktop": (1280, 720), "phone": (390, 844)}

CUT_OFF = """() => {
    const cut = [];
    for (const element of document.querySelectorAll('body *')) {
        const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
        if (!own || element.closest('svg, select, .sr, .sr-only, [aria-hidden=true]')) continue;
        const style = getComputedStyle(element);
        const box = element.getBoundingClientRect();
        if (!box.width || !box.height || style.visibility === 'hidden') continue;
        if (style.clipPath === 'inset(50%)') continue; // only for readers of screens
        const hides = ['hidden', 'clip'].includes(style.overflowX) || style.textOverflow === 'ellipsis';
        const text = element.textContent.trim();
        if (hides && element.scrollWidth > element.clientWidth + 1) cut.push(`${element.className}: ${text}`);
        const button = element.closest('button, .btn');
        for (const node of button ? element.childNodes : []) {
            if (node.nodeType !== 3 || !node.data.trim()) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            const inner = range.getBoundingClientRect();
            const frame = button.getBoundingClientRect();
            if (inner.left < frame.left - 1 || inner.right > frame.right + 1) cut.push(`button: ${node.data}`);
        }
    }
    if (document.documentElement.scrollWidth > innerWidth + 1) cut.push('the page scrolls sideways');
    return cut;
}"""


def pairwise() -> list[tuple[str, str, str, str]]:
    """Every screen once, its theme and language from a sequence in which all pairs of them come up."""
    of_both = product(range(len(THEMES)), range(len(LANGUAGES)))
    pairs = sorted(of_both, key=lambda pair: sum(pair) % len(LANGUAGES))
    names = list(SCREENS)
    return [
        (name, THEMES[theme], LANGUAGES[language], list(SIZES)[number % 2])
        for number, (theme, language) in enumerate(pairs)
        for name in [names[number % len(names)]]
    ]


def everything() -> list[tuple[str, str, str, str]]:
    return [*product(SCREENS, THEMES, LANGUAGES, SIZES)]


def look(new_page: NewPage, screen: str, theme: str, language: str, size: str) -> Page:
    width, height = SIZES[size]
    page = new_page(width, height, language=language, phone=size == "phone", theme=theme, autoConfirm="off")
    SCREENS[screen](page)
    return page


def check(page: Page) -> None:
    page.evaluate(AXE)
    # What is in order need not be told, which takes half of the time.
    found = page.evaluate("async () => (await axe.run({resultTypes: ['violations'], preload: false})).violations")
    assert [(each["id"], [node["html"] for node in each["nodes"]][:3]) for each in found] == []
    assert page.evaluate(CUT_OFF) == []


@pytest.mark.parametrize(("screen", "theme", "language", "size"), pairwise())
def test_a_screen_is_in_order(new_page: NewPage, screen: str, theme: str, language: str, size: str) -> None:
    check(look(new_page, screen, theme, language, size))


@pytest.mark.long
@pytest.mark.parametrize(("screen", "theme", "language", "size"), everything())
def test_every_screen_in_every_form(new_page: NewPage, screen: str, theme: str, language: str, size: str) -> None:
    check(look(new_page, screen, theme, language, size))


@pytest.fixture(scope="module")
def long_words(browser: Browser) -> object:
    """The pseudo-language as the build would write it."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted((FOLDER / "en").glob("*.ftl")))
    page = browser.new_page()
    page.add_script_tag(content=FLUENT)
    parsed: object = page.evaluate("source => new FluentBundle.FluentResource(source).body", pseudo_source(source))
    page.close()
    return parsed


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "screen", ["start", "new", "settings", "waiting", "table-4", "carrying", "exchange", "touches"]
)
def test_long_words_have_room(new_page: NewPage, long_words: object, screen: str, size: str) -> None:
    """The pseudo-language stands in for English: a text without its brackets did not come from the files."""
    width, height = SIZES[size]
    page = new_page(width, height, phone=size == "phone", autoConfirm="off", theme="light")
    speak(page, long_words)
    SCREENS[screen](page)
    assert page.evaluate(CUT_OFF) == []
    assert "[" in page.inner_text("body")
