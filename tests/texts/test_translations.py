"""Every language says all that English says: the same keys and parameters, whole plurals, nothing left in English."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer, visitor
from fluent.syntax import ast as ftl
from texts_on_file import entries, files_of, keys_of, messages

from projectl.texts import languages

OTHERS = [language for language in languages() if language != "en"]
PLURALS = {
    "cs": {"one", "few", "many", "other"},
    "de": {"one", "other"},
    "en": {"one", "other"},
    "es": {"one", "many", "other"},
    "fr": {"one", "many", "other"},
    "it": {"one", "many", "other"},
    "ja": {"other"},
    "ru": {"one", "few", "many", "other"},
    "uk": {"one", "few", "many", "other"},
}
"""The plural categories of each language (Unicode CLDR)."""
COUNTING = {"zero", "one", "two", "few", "many"}
GENDERS = {"m", "f", "n"}
PERSON = {"who"}
"""A language whose verbs tell the person from others may ask for it where English need not."""

SHARED_WORDS = {
    "cs": {"bot", "chat", "enter", "expert", "menu", "panel", "replay", "start"},
    "de": {
        "account",
        "ambass",
        "ambassador",
        "bot",
        "champion",
        "chat",
        "clear",
        "edition",
        "enter",
        "ghost",
        "id",
        "level",
        "line",
        "log",
        "master",
        "match",
        "name",
        "normal",
        "ok",
        "pause",
        "phase",
        "phoenix",
        "pieces",
        "server",
        "solo",
        "standard",
        "start",
        "system",
        "version",
        "puzzle",
    },
    "es": {"actual", "bot", "chat", "error", "final", "id", "no", "normal", "phoenix", "solo", "total"},
    "fr": {
        "action",
        "actions",
        "ambass",
        "arguments",
        "bot",
        "champion",
        "chat",
        "codes",
        "contrast",
        "excellent",
        "expert",
        "id",
        "licence",
        "licences",
        "menu",
        "mode",
        "normal",
        "notifications",
        "options",
        "pages",
        "participants",
        "pause",
        "phase",
        "pile",
        "points",
        "pt",
        "pts",
        "puzzle",
        "puzzles",
        "score",
        "sockets",
        "solo",
        "standard",
        "table",
        "total",
        "unfinished",
        "usage",
        "variant",
        "verdict",
        "version",
        "websockets",
    },
    "it": {
        "home",
        "account",
        "ambass",
        "bot",
        "champion",
        "chat",
        "id",
        "link",
        "lobby",
        "log",
        "menu",
        "no",
        "password",
        "privacy",
        "puzzle",
        "replay",
        "round",
        "server",
        "set",
        "solo",
        "standard",
    },
    "ja": {"enter", "id"},
    "ru": {"enter", "id"},
    "uk": {"enter", "id"},
}
"""Words that a language has in common with English, so that a text of these alone may be the same."""
SAME_EVERYWHERE = {
    "bench-bar-chess-moves-per-s",
    "bench-net-kills",
    "bench-versions",
    "list-counted",
    "menu-commands",
    "page-document-title",
    "problem-commands",
    "table-title",
}
"""Names and commands."""


@cache
def texts(language: str) -> dict[str, ftl.Message]:
    return {key: entry for file in files_of(language) for key, entry in messages(language, file).items()}


class Reader(visitor.Visitor):
    """What a text asks for: parameters, selections, names of things."""

    def __init__(self) -> None:
        self.parameters: set[str] = set()
        self.selections: list[tuple[str, set[str]]] = []
        self.families: set[str] = set()
        self.cases: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # named by the visitor
        self.parameters.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802  # named by the visitor
        keys = {each.key.name for each in node.variants if isinstance(each.key, ftl.Identifier)}
        if isinstance(node.selector, ftl.VariableReference):
            self.selections.append((node.selector.id.name, keys))
        else:
            assert isinstance(node.selector, ftl.FunctionReference)
            assert (node.selector.id.name, keys <= GENDERS) == ("GENDER", True)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802  # named by the visitor
        if node.id.name == "GENDER":
            return  # of what the text names already; English does not ask
        named = {each.name.name: each.value for each in node.arguments.named}
        if isinstance(case := named.get("case"), ftl.StringLiteral):
            self.cases.add(case.value)
        family = named.get("of")
        self.families.add(family.value if isinstance(family, ftl.StringLiteral) else node.id.name)
        self.generic_visit(node)


@cache
def read(language: str, key: str) -> Reader:
    reader = Reader()
    reader.visit(texts(language)[key])
    return reader


def shared(language: str) -> list[str]:
    return [key for key in texts("en") if key in texts(language)]


def words(message: ftl.Message) -> str:
    """The text without what is filled in and chosen from."""
    return " ".join(leaf for leaf in leaves(message.value) if leaf)


def leaves(pattern: ftl.Pattern | None) -> Iterator[str]:
    for part in pattern.elements if pattern else ():
        if isinstance(part, ftl.TextElement):
            yield " ".join(part.value.split())
        elif isinstance(part.expression, ftl.SelectExpression):
            for variant in part.expression.variants:
                yield from leaves(variant.value)


def test_translators_are_told_what_each_file_says() -> None:
    page = (Path(__file__).parents[2] / "docs" / "translating.md").read_text(encoding="utf-8")
    listed = {file for row in page.splitlines() if row.startswith("| `") for file in re.findall(r"`(\w+\.ftl)`", row)}
    assert listed == {*files_of("en")}


@pytest.mark.parametrize("language", languages())
def test_the_files_are_well_formed(language: str) -> None:
    found = [entry for file in files_of(language) for entry in entries(language, file)]
    assert [entry.content for entry in found if isinstance(entry, ftl.Junk)] == []
    keys = Counter(entry.id.name for entry in found if isinstance(entry, ftl.Message))
    assert [key for key, count in keys.items() if count > 1] == []
    assert [entry for entry in found if isinstance(entry, ftl.Term)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_file_has_the_keys_of_the_english_one(language: str) -> None:
    assert files_of(language) == files_of("en")
    for file in files_of("en"):
        assert keys_of(language, file) == keys_of("en", file), file


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_tells_what_the_english_one_tells(language: str) -> None:
    for key in shared(language):
        mine, english = read(language, key), read("en", key)
        assert mine.parameters - PERSON == english.parameters - PERSON, key
        assert mine.families == english.families, key


@pytest.mark.parametrize("language", languages())
def test_plurals_are_whole(language: str) -> None:
    for key in texts(language):
        for parameter, forms in read(language, key).selections:
            if forms & COUNTING:
                assert forms == PLURALS[language], f"{key}: {parameter}"


@pytest.mark.parametrize("language", OTHERS)
def test_selections_know_the_cases_of_english(language: str) -> None:
    """A misspelt case would never be chosen, and `other` be said in its place."""
    for key in shared(language):
        known: dict[str, set[str]] = {}
        for parameter, cases in read("en", key).selections:
            known.setdefault(parameter, set()).update(cases)
        for parameter, cases in read(language, key).selections:
            allowed = known.get(parameter, set()) | PLURALS[language] | {"you"}
            assert cases <= allowed, f"{key}: {parameter}"


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    """A text may be the same as the English one if its words are words of both languages."""
    alike = [
        key
        for key in shared(language)
        if (mine := words(texts(language)[key])) == words(texts("en")[key])
        and not set(re.findall(r"[^\W\d_]{2,}", mine.lower())) <= SHARED_WORDS[language]
    ]
    assert [key for key in alike if key not in SAME_EVERYWHERE] == []


@pytest.mark.parametrize("language", languages())
def test_a_case_that_is_asked_for_is_a_form_of_some_name(language: str) -> None:
    """A misspelt case would never be found, and the plain form be said in its place."""
    forms = {attribute.id.name for message in texts(language).values() for attribute in message.attributes}
    asked = {(key, case) for key in texts(language) for case in read(language, key).cases}
    assert [(key, case) for key, case in sorted(asked) if case not in forms] == []


@pytest.mark.parametrize("language", languages())
def test_every_text_says_something(language: str) -> None:
    serialize = FluentSerializer().serialize_entry
    assert [key for key, message in texts(language).items() if not serialize(message).partition("=")[2].strip()] == []
