"""The types of the subset.

A number that is read is an `int` of 64 bits, a `bool`, or a `float`, which is double as in Python; `single` is a float
of which is known that single width holds it exactly. Arrays and records lie in memory and are handled by reference;
a small record (a NamedTuple of numbers) is handled by value.
"""

from __future__ import annotations

from dataclasses import dataclass

from projectl.rules.layout import Field, Layout


@dataclass(frozen=True, slots=True)
class Scalar:
    """A number, or nothing."""

    name: str


INT, BOOL, FLOAT, SINGLE, NONE = Scalar("int"), Scalar("bool"), Scalar("float"), Scalar("single"), Scalar("None")
NUMBERS = (INT, BOOL, FLOAT, SINGLE)
FLOATS = (FLOAT, SINGLE)


@dataclass(frozen=True, slots=True)
class Cell:
    """A plain number in memory, of a kind of `layout.SIZES`."""

    kind: str

    @property
    def value(self) -> Scalar:
        """As what it is read."""
        return {"f4": SINGLE, "f8": FLOAT}.get(self.kind, INT)


@dataclass(frozen=True, slots=True)
class Record:
    """A record in memory."""

    layout: Layout

    def field(self, name: str) -> Field | None:
        """The field of that name."""
        return next((field for field in self.layout.fields if field.name == name), None)


@dataclass(frozen=True, slots=True)
class Array:
    """Items in a row; of a parameter the length comes along."""

    item: Cell | Record | Array
    length: int | None


@dataclass(frozen=True, slots=True)
class Small:
    """A small record, handled by value."""

    name: str
    fields: tuple[tuple[str, Scalar], ...]


Type = Scalar | Record | Array | Small


def value_of(item: Cell | Record | Array) -> Type:
    """What reading an item gives."""
    return item.value if isinstance(item, Cell) else item


def type_of_field(field: Field) -> Cell | Record | Array:
    """What lies in a field."""
    item: Cell | Record | Array = Record(field.kind) if isinstance(field.kind, Layout) else Cell(field.kind)
    for length in reversed(field.shape):
        item = Array(item, length)
    return item


def joined(one: Type, other: Type) -> Type | None:
    """The type of a variable that is given both; None if there is no such."""
    if one == other:
        return one
    return FLOAT if one in FLOATS and other in FLOATS else None


def described(kind: Type) -> str:
    """For messages."""
    match kind:
        case Scalar(name) | Small(name, _):
            return name
        case Record(layout):
            return layout.name
        case Array(item, _):
            return f"array of {item.kind if isinstance(item, Cell) else described(item)}"
