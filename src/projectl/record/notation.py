"""The notation: a short text for every action, the same in every position, that reads back to its code.

`docs/notation.md` describes it, `docs/actions.md` lists the codes.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from projectl.rules.engine import codes
from projectl.rules.pieces import NAMES, PLACEMENT_KIND, PLACEMENTS, SPLITS, cells_of

from .faults import NotationError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Self

COLUMNS = "abcde"
COLOURS = ("white", "black")


class Action(int):
    """An action: a code that prints as notation. `Action.parse` reads the notation back.

    >>> Action(0), str(Action(14)), Action.parse("take 1") == 0
    (Action('take 1'), 'piece', True)
    """

    __slots__ = ()

    def __new__(cls, code: int) -> Self:
        """The action of a code, or NotationError."""
        if not 0 <= code < codes.ACTIONS:
            raise NotationError("notation-code", found=code, last=codes.ACTIONS - 1)
        return super().__new__(cls, code)

    @classmethod
    def parse(cls, text: str) -> Self:
        """The action that a text stands for, or NotationError."""
        return cls(read(text))

    if TYPE_CHECKING:
        # `"take 1" in game.legal_actions()` is right, though a text equals no action: type checkers are told here.
        def __eq__(self, other: object) -> bool: ...
        def __hash__(self) -> int: ...

    def __str__(self) -> str:
        return _texts()[self]

    def __repr__(self) -> str:
        return f"Action({str(self)!r})"


def write(code: int) -> str:
    """The notation of a code, or NotationError."""
    return str(Action(code))


def read(text: str) -> int:
    """The code of a notation, or NotationError, which tells what is wrong and how it is written.

    Blanks around the text do not matter, nor does the order of the cells of a placement; all else must be exact.
    """
    stripped = text.strip()
    code = _codes().get(stripped)
    if code is not None:
        return code
    from .misreading import placement_in_any_order  # only what is not written as we write it needs a second look

    return placement_in_any_order(stripped, _codes())


def write_cells(mask: int) -> str:
    """The cells of a mask in reading order, such as b2b3c3."""
    return "".join(f"{COLUMNS[column]}{row + 1}" for row, column in cells_of(mask))


@cache
def _codes() -> dict[str, int]:
    return {text: code for code, text in enumerate(_texts())}


@cache
def _texts() -> tuple[str, ...]:
    return tuple(_all_texts())


def _all_texts() -> Iterator[str]:
    """The notation of every code, in the order of the codes."""
    yield from (f"take {slot}" for slot in range(1, codes.ROW_SLOTS + 1))
    yield from (f"take {colour}" for colour in COLOURS)
    yield "piece"
    yield from (f"recycle {colour}" for colour in COLOURS)
    yield from (f"order {slot}" for slot in range(1, codes.ROW_SLOTS + 1))
    yield from (f"exch {given} {taken}" for given in NAMES for taken in NAMES)
    yield from ("master", "ambassador")
    yield from (f"split {NAMES[ghost]} {write_kinds(kinds)}" for ghost, kinds in SPLITS)
    yield from ("stop", "cancel", "end")
    yield from (f"choose {name}" for name in NAMES)
    yield from (f"complete {slot}" for slot in range(1, codes.SLOTS + 1))
    yield from (f"up {given} {taken}" for given in NAMES for taken in NAMES)
    yield from ("decline", "done")
    laid = [(NAMES[kind], write_cells(mask)) for kind, mask in zip(PLACEMENT_KIND, PLACEMENTS, strict=True)]
    for slot in range(1, codes.SLOTS + 1):
        yield from (f"place {name}@{slot} {cells}" for name, cells in laid)


def write_kinds(kinds: tuple[int, ...]) -> str:
    """The pieces of a split, such as O1+L4."""
    return "+".join(NAMES[kind] for kind in kinds)
