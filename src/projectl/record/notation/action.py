"""The notation: a short text for every action, the same in every position, that reads back to its code.

`docs/notation.md` describes it, `docs/actions.md` lists the codes.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from projectl.record.errors import NotationError
from projectl.rules.arguments import text as as_text
from projectl.rules.arguments import whole
from projectl.rules.engine import BLOCKS, codes
from projectl.rules.pieces import NAMES, PLACEMENT_KIND, PLACEMENTS, SPLITS, cells_of
from projectl.rules.puzzles import COLOURS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Self

COLUMNS = "abcde"


class Action(int):
    """An action: a code that prints as notation. `Action.parse` reads the notation back.

    >>> Action(0), str(Action(14)), Action.parse("take 1") == 0
    (Action('take 1'), 'piece', True)
    """

    __slots__ = ()

    def __new__(cls, code: int) -> Self:
        """The action of a code, or NotationError."""
        if type(code) is not int and not isinstance(code, Action):
            whole("code", code)
        if not 0 <= code < codes.ACTIONS:
            raise NotationError("notation-code", found=code, last=codes.ACTIONS - 1)
        return super().__new__(cls, code)

    @classmethod
    def parse(cls, text: str) -> Self:
        """The action that a text stands for, or NotationError."""
        return cls(read(as_text("text", text)))

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
    """The notation of every code, in the order of the codes: the word of its block, and which of the block it is."""
    details = _details()
    for block in BLOCKS:
        told_apart = details.get(block.first)
        yield from (f"{block.word} {detail}" for detail in told_apart) if told_apart else [block.word]


def _details() -> dict[int, list[str]]:
    """What tells the actions of a block apart, by block; those of which there is only one need nothing."""
    row_slots = [str(slot) for slot in range(1, codes.ROW_SLOTS + 1)]
    slots = [str(slot) for slot in range(1, codes.SLOTS + 1)]
    pairs = [f"{given} {taken}" for given in NAMES for taken in NAMES]
    laid = [(NAMES[kind], write_cells(mask)) for kind, mask in zip(PLACEMENT_KIND, PLACEMENTS, strict=True)]
    return {
        codes.TAKE: row_slots,
        codes.TAKE_DECK: [*COLOURS],
        codes.RECYCLE: [*COLOURS],
        codes.ORDER: row_slots,
        codes.EXCHANGE: pairs,
        codes.GHOST: [f"{NAMES[ghost]} {write_kinds(kinds)}" for ghost, kinds in SPLITS],
        codes.CHOOSE: [*NAMES],
        codes.COMPLETE: slots,
        codes.LEVEL_UP: pairs,
        codes.PLACE: [f"{name}@{slot} {cells}" for slot in slots for name, cells in laid],
    }


def write_kinds(kinds: tuple[int, ...]) -> str:
    """The pieces of a split, such as O1+L4."""
    return "+".join(NAMES[kind] for kind in kinds)
