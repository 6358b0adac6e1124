"""The texts of one language, read from the .ftl files of its folder."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from projectl.errors import ProjectLError
from projectl.errors.showing import LARGEST_NUMBER, magnitude

from .typography import typeset

FOLDER = Path(__file__).parent
ENGLISH = "en"

_LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")
_BEGINNING_OF_A_TEXT = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)


class MissingExtraError(ProjectLError, ImportError):
    """A package is missing that an extra brings."""

    def __init__(self, package: str, extra: str = "play") -> None:
        super().__init__("extra-missing", package=package, command=f'pip install "projectl[{extra}]"')
        self.package = package
        self.extra = extra


class UnknownTextError(KeyError):
    """There is no text of that key, or its parameters are not those that it needs."""


class UnknownLanguageError(ProjectLError, ValueError):
    """There are no texts in a language."""

    def __init__(self, language: str) -> None:
        super().__init__("language-unknown", found=language, known=languages())


def languages() -> tuple[str, ...]:
    """The languages there are texts for."""
    return tuple(sorted({path.parent.name for path in FOLDER.glob("*/*.ftl")}))


def preferred_language(environ: Mapping[str, str], desktop: Callable[[], str] | None = None) -> str:
    """The language that a user's environment asks for, if there are texts for it, else English.

    As GNU gettext has it, `LANGUAGE` is a list of languages in the order in which they are liked, and is not asked in
    the locale C. Where no locale is set at all, as on Windows, `desktop` tells the language of the user's screens.
    """
    locale = next((value for name in _LOCALES if (value := environ.get(name))), "")
    listed = environ.get("LANGUAGE", "").split(":") if locale.partition(".")[0] not in ("C", "POSIX") else []
    wanted = [environ.get("PROJECTL_LANGUAGE", ""), *listed, locale]
    if not any(wanted) and desktop is not None:
        wanted.append(desktop())
    known = languages()
    found = (re.split("[._@-]", each)[0].lower() for each in wanted if each)
    return next((language for language in found if language in known), ENGLISH)


def windows_language() -> str:
    """The language in which Windows shows its own windows, such as `de_DE`; empty anywhere else."""
    import ctypes
    import locale

    kernel = getattr(getattr(ctypes, "windll", None), "kernel32", None)
    return locale.windows_locale.get(kernel.GetUserDefaultUILanguage(), "") if kernel else ""


class Texts:
    """The texts of a language. What it lacks is said in English.

    With `strict`, as in tests, an unknown key or a missing parameter raises UnknownTextError; without, the key itself
    or the parameter's name is shown.
    """

    def __init__(self, language: str = ENGLISH, *, strict: bool = False) -> None:
        if language not in languages():
            raise UnknownLanguageError(language)
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
            raise UnknownTextError(f"no text has the key {key!r}")
        return key

    def _formatted(self, shelf: _Shelf, key: str, params: Mapping[str, object]) -> str:
        text, faults = shelf.text(key, {name: self._plain(value, shelf) for name, value in params.items()})
        if faults and self.strict:
            raise UnknownTextError(f"{key!r} with {params}: {'; '.join(map(str, faults))}")
        return typeset(text, shelf.language)

    def _plain(self, value: object, shelf: _Shelf) -> Any:
        """A parameter as Fluent takes it: numbers as they are, lists as the language joins them, all else as text."""
        if isinstance(value, tuple | list):
            return shelf.joined([str(each) for each in value])
        if isinstance(value, ProjectLError):  # what lies behind another error is told in the same language
            return self.t(value.code, **value.params).removesuffix(".")
        if type(value) is int and abs(value) > LARGEST_NUMBER:
            return magnitude(value)  # more digits than Fluent can group, or Python would write
        # A bool would print as a number, and an int of a type of its own (an action) would lose its notation.
        return value if type(value) in (int, float) else str(value)


class _Shelf:
    """The .ftl files of a language.

    Each text is parsed when it is first asked for: all of them would take a tenth of a second. So texts
    do not refer to each other by Fluent's means, but by the functions NAME, PIECE and GENDER.
    """

    def __init__(self, language: str) -> None:
        try:
            from fluent.runtime import FluentBundle, FluentResource
        except ImportError as error:
            raise MissingExtraError("fluent.runtime") from error
        self.language = language
        self._parse = FluentResource
        functions: dict[str, Any] = {"NAME": self._name, "PIECE": self._piece, "GENDER": self._gender}
        # The marks that Fluent can put round parameters confuse terminals.
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._sources: dict[str, str] = {}
        for path in sorted((FOLDER / language).glob("*.ftl")):
            self._sources |= split_texts(path.read_text(encoding="utf-8"))

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

    def joined(self, things: Sequence[str]) -> str:
        """Several things as the language joins them: “a, b and c”."""
        *others, last = things or ("",)
        if not others:
            return last
        return f"{self._word('list-comma', ', ').join(others)}{self._word('list-and', ', ')}{last}"

    def _word(self, key: str, otherwise: str) -> str:
        return self.text(key, {})[0] if key in self else otherwise

    def _name(self, value: object, of: object = "", case: object = "") -> str:
        """The names of things from a family of texts, several with a + between them; equal ones are counted.

        What has no name, such as a puzzle set of one's own, is called as it is written.
        """
        family = f"{of}-" if of else ""
        counts = Counter(str(value).split("+"))
        return self.joined([self._counted(each, family + each, count, str(case)) for each, count in counts.items()])

    def _counted(self, thing: str, key: str, count: int, case: str) -> str:
        """One with its article and in its case; several counted, in the plain form: “2 × green bar of 2”."""
        if count == 1 or "list-counted" not in self:
            return self._called(thing, key, case)
        return self.text("list-counted", {"count": count, "thing": self._called(thing, key, "")})[0]

    def _called(self, thing: str, key: str, case: str) -> str:
        return self.text(key, {}, case)[0] if key in self else thing

    def _piece(self, value: object, case: object = "") -> str:
        return self._name(value, "piece", case)

    def _gender(self, value: object) -> str:
        """The gender of a piece's name, its attribute `.gender`, for a selector; empty where it has none."""
        key = f"piece-{value}"
        if key not in self or ".gender" not in self._sources[key]:
            return ""
        return self.text(key, {}, "gender")[0]


def split_texts(source: str) -> dict[str, str]:
    """By key: the source of the text alone."""
    starts = [(match[1], match.start()) for match in _BEGINNING_OF_A_TEXT.finditer(source)]
    ends = [*(start for _, start in starts), len(source)][1:]
    return {key: source[start:end] for (key, start), end in zip(starts, ends, strict=True)}


@cache
def _shelf(language: str) -> _Shelf:
    return _Shelf(language)
