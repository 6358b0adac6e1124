"""The English texts without Fluent, which comes with an extra: as much of its syntax as the texts of errors use.

The words stand in one place, the `.ftl` files of `projectl/texts/en`, which are read here as data. A test holds every
error's text to what Fluent itself makes of it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from .showing import LARGEST_NUMBER, magnitude, shown

FOLDER = Path(__file__).parent.parent / "texts" / "en"

_BEGINNING = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)
_ATTRIBUTE = re.compile(r"^ +\.\w+ *=", re.MULTILINE)
_PARAMETER = re.compile(r"\$(\w+)")
_LITERAL = re.compile(r'"([^"]*)"')
_NAME = re.compile(r'NAME\(\$(\w+)(?:, *of: *"([\w-]+)")?\)')
_VARIANT = re.compile(r" *(\*?)\[ *([\w-]+) *\] *")
_END_OF_VARIANT = re.compile(r" *(?:\}|\*?\[ *[\w-]+ *\])")


def english(code: str, params: Mapping[str, object]) -> str:
    """The English text of a code. Of a code without a text, the code and its parameters say what is wrong."""
    source = _sources().get(code)
    try:
        return _Reader(source, params).text() if source is not None else unworded(code, params)
    except _NotReadError:
        return unworded(code, params)


def unworded(code: str, params: Mapping[str, object]) -> str:
    """What stands for a text that is missing."""
    details = ", ".join(f"{name} {_filled(value)}" for name, value in params.items())
    return f"{code} ({details})" if details else code


class _NotReadError(Exception):
    """A text that uses more of Fluent than is understood here, or a parameter that is not there."""


class _Reader:
    """Reads a text from left to right and says it."""

    def __init__(self, source: str, params: Mapping[str, object]) -> None:
        self._source = source
        self._params = params
        self._at = 0

    def text(self) -> str:
        said = self._pattern(inside=False)
        if self._at < len(self._source):
            raise _NotReadError
        return said

    def _pattern(self, inside: bool) -> str:
        """Text up to its end; inside of a selection up to the next variant or the closing brace."""
        said: list[str] = []
        while self._at < len(self._source):
            mark = self._source[self._at]
            if inside and _END_OF_VARIANT.match(self._source, self._at):
                self._blank()
                break
            self._at += 1
            said.append(self._placeable() if mark == "{" else mark)
        return "".join(said)

    def _placeable(self) -> str:
        """What stands between braces: a parameter, a literal, a name, or a selection."""
        self._blank()
        if literal := self._take(_LITERAL):
            said, value = literal[1], None
        elif named := self._take(_NAME):
            said, value = _name(str(self._value(named[1])), named[2] or ""), None
        elif parameter := self._take(_PARAMETER):
            value = self._value(parameter[1])
            said = _filled(value)
        else:
            raise _NotReadError
        self._blank()
        if self._source.startswith("->", self._at):
            self._at += 2
            said = self._selected(value)
            self._blank()
        if not self._source.startswith("}", self._at):
            raise _NotReadError
        self._at += 1
        return said

    def _selected(self, value: object) -> str:
        keys = {_written(value), _plural(value)}
        chosen = default = None
        while variant := self._take(_VARIANT):
            said = self._pattern(inside=True)
            if variant[2] in keys and chosen is None:
                chosen = said
            if variant[1]:
                default = said
        if default is None:
            raise _NotReadError
        return default if chosen is None else chosen

    def _value(self, name: str) -> object:
        if name not in self._params:
            raise _NotReadError
        return self._params[name]

    def _take(self, wanted: re.Pattern[str]) -> re.Match[str] | None:
        found = wanted.match(self._source, self._at)
        if found:
            self._at = found.end()
        return found

    def _blank(self) -> None:
        while self._source.startswith(" ", self._at):
            self._at += 1


def _plural(value: object) -> str:
    return "one" if value == 1 else "other"


def _filled(value: object) -> str:
    """A parameter in a text: numbers with their thousands apart, lists joined."""
    if isinstance(value, tuple | list):
        return _joined([_written(each) for each in value])
    if isinstance(value, Exception):
        return str(value).removesuffix(".")  # it stands in the middle of a sentence, or ends it
    if type(value) is int:
        return magnitude(value) if abs(value) > LARGEST_NUMBER else f"{value:,}".replace("-", "−")
    return _written(value)


def _written(value: object) -> str:
    try:
        return str(value)
    except Exception:  # numbers that Python refuses to write, objects that fail to
        return shown(value)


def _joined(things: Sequence[str]) -> str:
    *others, last = things or ("",)
    return f"{', '.join(others)} and {last}" if others else last


def _name(value: str, family: str) -> str:
    """The names of things from a family of texts, several with a + between them; what has none is called as it is."""
    keys = {each: f"{family}-{each}" if family else each for each in value.split("+")}
    return _joined([english(key, {}) if key in _sources() else each for each, key in keys.items()])


@cache
def _sources() -> dict[str, str]:
    """By key: what stands after the sign of equality, in one line."""
    found: dict[str, str] = {}
    for path in sorted(FOLDER.glob("*.ftl")):
        lines = path.read_text(encoding="utf-8").splitlines()
        text = "\n".join(line for line in lines if not line.startswith("#"))
        starts = list(_BEGINNING.finditer(text))
        ends = [*(start.start() for start in starts), len(text)][1:]
        for start, end in zip(starts, ends, strict=True):
            value = _ATTRIBUTE.split(text[start.end() : end], maxsplit=1)[0]
            found[start[1]] = " ".join(value.split())
    return found
