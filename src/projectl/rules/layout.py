"""How a record lies in memory: the one description from which every way of running makes its own.

A field is a number or an array of one or two dimensions, of plain numbers or of other records. Compiled records have
their fields in this order, aligned as C does it.
"""

from __future__ import annotations

from typing import NamedTuple

SIZES = {"i1": 1, "i2": 2, "i4": 4, "i8": 8, "f4": 4, "f8": 8}
"""Bytes of the plain numbers: signed integers, and floating point of single and double width."""


class Field(NamedTuple):
    """One field of a record."""

    name: str
    kind: str | Layout
    """Of SIZES, or the record that lies within."""
    shape: tuple[int, ...] = ()
    """Without one it is a single item."""


class Layout(NamedTuple):
    """A kind of record."""

    name: str
    fields: tuple[Field, ...]

    def align(self) -> int:
        """Bytes by whose multiples such a record begins."""
        return max(align_of(field.kind) for field in self.fields)

    def offsets(self) -> dict[str, int]:
        """Where each field begins."""
        found: dict[str, int] = {}
        at = 0
        for field in self.fields:
            at = _aligned(at, align_of(field.kind))
            found[field.name] = at
            at += _bytes_of(field)
        return found

    def size(self) -> int:
        """Bytes of a whole record."""
        last = self.fields[-1]
        return _aligned(self.offsets()[last.name] + _bytes_of(last), self.align())

    def text(self) -> str:
        """Everything about it in a line: two layouts of one text can be exchanged for each other."""
        offsets = self.offsets()
        parts = (f"{f.name}@{offsets[f.name]}:{_kind_text(f.kind)}{list(f.shape)}" for f in self.fields)
        return f"{self.name}({self.size()}) " + " ".join(parts)


def align_of(kind: str | Layout) -> int:
    """Bytes by whose multiples such an item begins."""
    return kind.align() if isinstance(kind, Layout) else SIZES[kind]


def items_of(shape: tuple[int, ...]) -> int:
    """How many items an array of this shape has."""
    count = 1
    for length in shape:
        count *= length
    return count


def _bytes_of(field: Field) -> int:
    return items_of(field.shape) * (field.kind.size() if isinstance(field.kind, Layout) else SIZES[field.kind])


def _kind_text(kind: str | Layout) -> str:
    return f"{{{kind.text()}}}" if isinstance(kind, Layout) else kind


def _aligned(at: int, align: int) -> int:
    return -(-at // align) * align
