"""Numbers in texts: every text can be said with 0, 1, 2, 5 and 21, and no number stands before a word that would have
to change with it.
"""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import visitor
from texts_on_file import files_of, messages

from projectl.texts import Texts, languages

COUNTS = (0, 1, 2, 5, 21)
NO_PLURALS = {"ja"}

COUNTED = {
    "actions", "bots", "cells", "completed", "completed2", "copies", "count", "days", "enough", "fewest", "filled",
    "free", "games", "held", "kib", "limit", "locks", "minutes", "most", "moves", "needed", "open", "people", "percent",
    "pieces2", "pile", "players", "points", "puzzles", "running", "score", "seconds", "shortest", "size", "steps",
    "supply", "total", "touched", "touches", "turns", "unfinished", "unused",
}  # fmt: skip
"""Parameters that are a number of things in every text, not the name of one such as `slot` or `round`."""
LOOKED_AT: dict[str, dict[str, list[str]]] = tomllib.loads(
    (Path(__file__).parent / "after_numbers.toml").read_text(encoding="utf-8")
)


@cache
def texts(language: str) -> dict[str, ftl.Message]:
    found = (messages(language, file) for file in files_of(language))
    return {key: message for part in found for key, message in part.items()}


class Parameters(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()
        self.cases: dict[str, list[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # named by the visitor
        self.found.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802  # named by the visitor
        if isinstance(node.selector, ftl.VariableReference):
            names = [each.key.name for each in node.variants if isinstance(each.key, ftl.Identifier)]
            self.cases.setdefault(node.selector.id.name, []).extend(names)
        self.generic_visit(node)


PLURAL = {"zero", "one", "two", "few", "many", "other"}


@pytest.mark.parametrize("language", languages())
def test_every_text_can_be_said_with_every_number(language: str) -> None:
    spoken = Texts(language, strict=True)
    for key, message in texts(language).items():
        reader = Parameters()
        reader.visit(message)
        plain = {name: next(iter(reader.cases.get(name, ["x"]))) for name in reader.found}
        counted = {name for name, cases in reader.cases.items() if set(cases) <= PLURAL} | (reader.found & COUNTED)
        for name in counted:
            for count in COUNTS:
                told = spoken.t(
                    key, **{each: 2 if each in counted else value for each, value in plain.items()} | {name: count}
                )
                assert "{" not in told, key


@pytest.mark.parametrize("language", sorted(set(languages()) - NO_PLURALS))
def test_no_number_stands_before_a_word_that_changes_with_it(language: str) -> None:
    looked_at = LOOKED_AT[language]
    found = {
        f"{key}: {word}"
        for key, message in texts(language).items()
        for _, word in followed(message.value, frozenset())
        if word.lower() not in looked_at["unchanging"] and key not in looked_at["never_one"]
    }
    assert sorted(found) == sorted(looked_at["to_be_inflected"])


def followed(pattern: ftl.Pattern | None, selected: frozenset[str]) -> Iterator[tuple[str, str]]:
    """Numbers without a selector around them, and the word after each."""
    elements = pattern.elements if pattern else []
    for part, after in zip(elements, [*elements[1:], None], strict=True):
        if not isinstance(part, ftl.Placeable):
            continue
        if isinstance(part.expression, ftl.SelectExpression):
            selector = part.expression.selector
            name = selector.id.name if isinstance(selector, ftl.VariableReference) else ""
            for variant in part.expression.variants:
                yield from followed(variant.value, selected | {name})
        elif isinstance(part.expression, ftl.VariableReference) and isinstance(after, ftl.TextElement):
            word = re.match(r"[ \u00a0]([^\W\d_]+)", after.value)
            name = part.expression.id.name
            if word and name in COUNTED and name not in selected:
                yield name, word[1]
