"""The texts of one language, read from the .ftl files of its folder."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
ENGLISH = "en"

_ENVIRONMENT = ("PROJECTL_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
_BEGINNING_OF_A_TEXT = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)


class MissingExtra(ImportError):  # noqa: N818  # reads as the fault that it is
    """A package is missing that an extra brings. Its text is fixed: without the extra there are no texts."""

    def __init__(self, package: str, extra: str = "play") -> None:
        command = f'pip install "projectl[{extra}]"'
        super().__init__(f"this needs the package {package}, which is not installed; try: {command}")
        self.package = package
        self.extra = extra


class UnknownText(KeyError):  # noqa: N818  # reads as the fault that it is
    """There is no text of that key, or its parameters are not those that it needs."""


class UnknownLanguage(ValueError):  # noqa: N818  # reads as the fault that it is
    """There are no texts in a language."""

    code = "language-unknown"

    def __init__(self, language: str) -> None:
        self.params = {"found": language, "known": languages()}
        super().__init__(f"no texts in {language!r}; there are {', '.join(languages())}")


def languages() -> tuple[str, ...]:
    """The languages there are texts for."""
    return tuple(sorted({path.parent.name for path in FOLDER.glob("*/*.ftl")}))


def preferred_language(environ: Mapping[str, str]) -> str:
    """The language that a user's environment asks for, if there are texts for it, else English."""
    wanted = next((value for name in _ENVIRONMENT if (value := environ.get(name))), ENGLISH)
    language = re.split("[._-]", wanted)[0].lower()
    return language if language in languages() else ENGLISH


class Texts:
    """The texts of a language. What it lacks is said in English.

    With `strict`, as in tests, an unknown key or a missing parameter raises UnknownText; without, the key itself or
    the parameter's name is shown.
    """

    def __init__(self, language: str = ENGLISH, *, strict: bool = False) -> None:
        if language not in languages():
            raise UnknownLanguage(language)
        self.language = language
        self.strict = strict
        self._shelves = [_shelf(name) for name in dict.fromkeys((language, ENGLISH))]

    def __contains__(self, key: object) -> bool:
        return any(key in shelf for shelf in self._shelves)

    def t(self, key: str, /, **params: object) -> str:
        """The text of a key with its parameters filled in."""
        for shelf in self._shelves:
            if key in shelf:
                return self._formatted(shelf, key, params)
        if self.strict:
            raise UnknownText(f"no text has the key {key!r}")
        return key

    def _formatted(self, shelf: _Shelf, key: str, params: Mapping[str, object]) -> str:
        text, faults = shelf.text(key, {name: _plain(value) for name, value in params.items()})
        if faults and self.strict:
            raise UnknownText(f"{key!r} with {params}: {'; '.join(map(str, faults))}")
        return text


def _plain(value: object) -> Any:
    """A parameter as Fluent takes it: numbers as they are, a list with commas, anything else as text."""
    if isinstance(value, tuple | list):
        return ", ".join(map(str, value))
    # A bool would print as a number, and an int of a type of its own (an action) would lose its notation.
    return value if type(value) in (int, float) else str(value)


class _Shelf:
    """The .ftl files of a language.

    Each text is parsed when it is first asked for: all of them would take a tenth of a second. So texts
    do not refer to each other by Fluent's means, but by the functions NAME and PIECE.
    """

    def __init__(self, language: str) -> None:
        try:
            from fluent.runtime import FluentBundle, FluentResource
        except ImportError as error:
            raise MissingExtra("fluent.runtime") from error
        self._parse = FluentResource
        functions: dict[str, Any] = {"NAME": self._name, "PIECE": self._piece}
        # The marks that Fluent can put round parameters confuse terminals.
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._sources: dict[str, str] = {}
        for path in sorted((FOLDER / language).glob("*.ftl")):
            self._sources |= _split(path.read_text(encoding="utf-8"))

    def __contains__(self, key: object) -> bool:
        return key in self._sources

    def text(self, key: str, params: Mapping[str, Any], case: str = "") -> tuple[str, list[Exception]]:
        """A text with its parameters filled in, and what was wrong with them; `case` asks for an attribute of it."""
        if not self._bundle.has_message(key):
            self._bundle.add_resource(self._parse(self._sources[key]))
        message = self._bundle.get_message(key)
        pattern = (message.attributes or {}).get(case, message.value)
        assert pattern is not None, "a text with attributes has a value too"
        text, faults = self._bundle.format_pattern(pattern, dict(params))
        return str(text), faults

    def _name(self, value: object, of: object = "", case: object = "") -> str:
        """The names of things from a family of texts, several with a + between them.

        What has no name, such as a puzzle set of one's own, is called as it is written.
        """
        family = f"{of}-" if of else ""
        return ", ".join(self._called(each, family + each, str(case)) for each in str(value).split("+"))

    def _called(self, thing: str, key: str, case: str) -> str:
        return self.text(key, {}, case)[0] if key in self else thing

    def _piece(self, value: object, case: object = "") -> str:
        return self._name(value, "piece", case)


def _split(source: str) -> dict[str, str]:
    """By key: the source of the text alone."""
    starts = [(match[1], match.start()) for match in _BEGINNING_OF_A_TEXT.finditer(source)]
    ends = [*(start for _, start in starts), len(source)][1:]
    return {key: source[start:end] for (key, start), end in zip(starts, ends, strict=True)}


@cache
def _shelf(language: str) -> _Shelf:
    return _Shelf(language)
