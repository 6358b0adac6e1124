"""Puzzles of the same shape, wherever it lies on the card and however it is turned or mirrored."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from projectl.rules.pieces import cells_of, orientations
from projectl.rules.puzzles import BUILTIN, Puzzle, builtin


class Likeness(NamedTuple):
    """A puzzle with the same shape: the set that it is of, its id, and whether it lies there just so."""

    set: str
    id: str
    exactly: bool


def same_shape(cells: int, others: Iterable[tuple[str, Puzzle]]) -> tuple[Likeness, ...]:
    """Those puzzles, each with the name of its set, that have the shape."""
    shape = shape_of(cells)
    return tuple(
        Likeness(name, puzzle.id, puzzle.cells == cells) for name, puzzle in others if shape_of(puzzle.cells) == shape
    )


def builtin_puzzles() -> Iterable[tuple[str, Puzzle]]:
    """All printed and house puzzles."""
    return ((name, puzzle) for name in BUILTIN for puzzle in builtin(name))


@lru_cache(maxsize=4096)
def shape_of(cells: int) -> int:
    """The same number for all that turning, mirroring and moving makes of some cells."""
    return min(orientations(cells_of(cells))) if cells else 0
