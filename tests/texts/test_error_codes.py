"""Whatever goes wrong is told in words: the code of every error in the package is a text in every language."""

import ast
import re

import pytest
from error_codes import codes, literals, raising

from projectl.bots.sandbox.budget import VERDICTS, BotFailureError
from projectl.errors.english import _sources, english
from projectl.texts import Texts, languages
from projectl.texts.typography import plain_spaces


def test_the_search_finds_them() -> None:
    assert {"bot-not-loaded", "store-damaged", "seat-taken", "net-unreadable", "puzzle-none"} <= set(codes())
    assert len(codes()) > 150


@pytest.mark.parametrize("language", languages())
def test_every_code_of_an_error_is_a_text_in_every_language(language: str) -> None:
    there = Texts(language)._shelves[0]._sources
    missing = {code: where for code, where in codes().items() if not is_there(code, there)}
    assert missing == {}


ALWAYS = {"source", "line", "puzzle", "section", "number"}
"""What some errors add to whatever they are given."""


def test_the_text_of_an_error_asks_only_for_what_the_error_tells() -> None:
    wrong = {}
    for where, node in raising():
        if any(keyword.arg is None for keyword in node.keywords):
            continue  # what is passed on whole
        told = {str(keyword.arg) for keyword in node.keywords} | ALWAYS
        first = next((each for each in node.args if ast.unparse(each) != "self"), node.args[0])
        for code in literals(first):
            asked = set(re.findall(r"\$(\w+)", _sources().get(code, "")))
            if code in codes() and len(node.args) <= 2 and not asked <= told:
                wrong[where] = (code, sorted(asked - told))
    assert wrong == {}


SAMPLES: list[dict[str, object]] = [
    {"found": 0, "wanted": 1, "seat": 2, "line": 21, "known": ("a", "b", "c"), "colour": "black", "variant": "solo"},
    {"found": 1, "wanted": 2000, "seat": 0, "line": 1, "known": ("a",), "more": "deluxe", "near": "none"},
    {"found": "'x'", "wanted": "this", "seat": 5, "line": 5, "known": "a", "more": "either", "variant": "standard"},
]
NAMED = {"edition": "revised-2021", "what": "ghost", "expansion": "phoenix", "reason": "reason-no-piece"}


@pytest.mark.parametrize("sample", SAMPLES)
def test_the_plain_reader_says_what_fluent_says(sample: dict[str, object]) -> None:
    texts = Texts("en", strict=True)
    for code in sorted(codes()):
        for key in [key for key in _sources() if re.fullmatch(re.escape(code).replace(r"\*", ".+"), key)]:
            asked = set(re.findall(r"\$(\w+)", _sources()[key]))
            params = {name: sample.get(name, NAMED.get(name, 3)) for name in asked}
            assert english(key, params) == plain_spaces(texts.t(key, **params)), key


def is_there(code: str, there: dict[str, str]) -> bool:
    pattern = re.escape(code).replace(r"\*", ".+")
    return any(re.fullmatch(pattern, key) for key in there)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("code", sorted(VERDICTS))
def test_verdicts_on_bots_are_told_in_words(language: str, code: str) -> None:
    failure = BotFailureError(code, "mine.py:MyBot", "the detail")
    text = Texts(language, strict=True).t(failure.code, **failure.params)
    assert "mine.py:MyBot" in text
    assert "the detail" in text
