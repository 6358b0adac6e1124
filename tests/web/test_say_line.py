"""The say line has a fixed box: whatever it may have to say fits into it, in every language and size."""

import re
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Page
from web.sizes import SIZES, TOUCHED
from web.states import STATES

from projectl.texts.catalogue import FOLDER, languages

NewPage = Callable[..., Page]
SAID = r"^((?:reason|play-hint|play-drag|say|banner-choice|banner-sequence)-[\w-]+|play-[\w-]+-reveals) = (.+)$"
SHORT = [("uk", "360"), ("ru", "1280"), ("fr", "820")]
LONG = [pytest.param(*each, marks=pytest.mark.long) for each in product(languages(), SIZES) if each not in SHORT]

TOO_LONG = """texts => {
    const say = document.querySelector('[data-testid=say]');
    const line = say.appendChild(document.createElement('p'));
    say.replaceChildren(line);
    return texts.filter((text) => {
        line.textContent = text;
        say.classList.remove('tight');
        if (line.clientHeight > say.clientHeight) say.classList.add('tight');
        return line.clientHeight > say.clientHeight || say.scrollWidth > say.clientWidth;
    });
}"""


def said_in(language: str) -> list[str]:
    """All that it may say; a parameter is as long as the name of a piece."""
    sources = "\n".join(path.read_text(encoding="utf-8") for path in (FOLDER / language).glob("*.ftl"))
    return [re.sub(r"\{[^}]*\}", "purple bar of 4", text) for _, text in re.findall(SAID, sources, re.MULTILINE)]


@pytest.mark.parametrize(("language", "size"), [*SHORT, *LONG])
def test_everything_fits(new_page: NewPage, language: str, size: str) -> None:
    width, height = SIZES[size]
    page = new_page(width, height, language=language, phone=size in TOUCHED, theme="light", autoConfirm="off")
    STATES["begin"](page)
    texts = said_in(language)
    assert len(texts) > 60
    assert page.evaluate(TOO_LONG, texts) == []
