"""One section of a position: a name, then fields `name=value`, each at most once."""

from __future__ import annotations

import re
from collections.abc import Sequence

from projectl.errors import shown
from projectl.record.errors import PositionError

_NUMBER = r"0|[1-9][0-9]{0,8}"


class Section:
    """A section that is being read. Every method raises PositionError if the text does not allow it."""

    def __init__(self, text: str, known: Sequence[str]) -> None:
        self.name, *words = text.split()
        self.fields: dict[str, str] = {}
        for word in words:
            key, equals, value = word.partition("=")
            if not (equals and value):
                raise self.fault("position-field", found=shown(word))
            if key not in known:
                raise self.fault("position-field-unknown", found=shown(key), known=", ".join(known))
            if key in self.fields:
                raise self.fault("position-field-twice", field=key)
            self.fields[key] = value

    def fault(self, code: str, **params: object) -> PositionError:
        """A fault in this section."""
        return PositionError(code, section=self.name, **params)

    def misshapen(self, key: str, wanted: str) -> PositionError:
        """The fault of a field that is not written as it should be."""
        return self.fault("position-form", field=key, wanted=wanted, found=shown(self.fields[key]))

    def __contains__(self, key: str) -> bool:
        return key in self.fields

    def text(self, key: str) -> str:
        """A field that must be there."""
        if key not in self.fields:
            raise self.fault("position-field-missing", field=key)
        return self.fields[key]

    def items(self, key: str, mark: str = ",") -> list[str]:
        """A field that is a list; empty if it is not there."""
        return self.fields[key].split(mark) if key in self.fields else []

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number; without a default it must be there."""
        if default is not None and key not in self.fields:
            return default
        return self.as_number(key, self.text(key), low, high)

    def as_number(self, key: str, text: str, low: int, high: int) -> int:
        """A part of a field that is a whole number."""
        if not re.fullmatch(_NUMBER, text) or not low <= int(text) <= high:
            raise self.fault("position-number", field=key, low=low, high=high, found=shown(text))
        return int(text)

    def word(self, key: str, known: Sequence[str]) -> int:
        """Which of the known words a field is; the first if it is not there."""
        found = self.fields.get(key, known[0])
        if found not in known:
            raise self.fault("position-word", field=key, known=", ".join(known), found=shown(found))
        return known.index(found)

    def numbers(self, key: str, low: int, high: int) -> list[int]:
        """A list of whole numbers, none of them twice."""
        found = [self.as_number(key, item, low, high) for item in self.items(key)]
        if len(set(found)) < len(found):
            raise self.misshapen(key, "as numbers of which none comes twice")
        return found
