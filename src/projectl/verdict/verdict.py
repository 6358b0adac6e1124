"""The verdict on one drawn puzzle."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from projectl.rules.pieces import PLACEMENTS
from projectl.rules.puzzles import Puzzle
from projectl.rules.tiling import counts, tiling

from .likeness import Likeness, builtin_puzzles, same_shape
from .making import fewest_actions
from .piece_sets import piece_sets
from .worth import Fair, extent, fair_points

EMPTY = "puzzle-empty-recess"
UNFILLABLE = "puzzle-not-fillable"


class Verdict(NamedTuple):
    """What is to be said about a puzzle. Of one that cannot be filled only its size and likeness are."""

    reason: str | None
    """Why it cannot be played with, as the key of a text; None if it can be filled."""
    cells: int
    sets: int
    """How many different sets of pieces fill it."""
    fewest_pieces: int | None
    fewest_sets: int
    """How many sets have as few pieces."""
    filling: tuple[int, ...]
    """One way with the fewest pieces: the cells under each of them, as masks."""
    fewest_actions: int | None
    """From the first turn, without rewards on the way; None also if only rewards give the pieces (ghosts)."""
    extent: int
    """Its cells less the level of its reward, by which points are compared."""
    fair: Fair | None
    same_as: tuple[Likeness, ...]
    """Puzzles of the same shape."""

    @property
    def fillable(self) -> bool:
        """Whether pieces fill it exactly."""
        return self.reason is None


class _Filled(NamedTuple):
    sets: int
    fewest_pieces: int
    fewest_sets: int
    filling: tuple[int, ...]
    fewest_actions: int | None


def verdict_on(puzzle: Puzzle, ghosts: bool = False, others: Iterable[tuple[str, Puzzle]] = ()) -> Verdict:
    """The verdict on a puzzle; `others` are puzzles besides the built-in ones that it is compared with."""
    cells = puzzle.cells.bit_count()
    alike = dict.fromkeys(each for each in (*builtin_puzzles(), *others) if each[1] is not puzzle)
    found = _filled(puzzle.cells, ghosts) if cells else None
    return Verdict(
        reason=None if found else UNFILLABLE if cells else EMPTY,
        cells=cells,
        sets=found.sets if found else 0,
        fewest_pieces=found.fewest_pieces if found else None,
        fewest_sets=found.fewest_sets if found else 0,
        filling=found.filling if found else (),
        fewest_actions=found.fewest_actions if found else None,
        extent=extent(cells, puzzle.reward),
        fair=fair_points(cells, puzzle.reward) if found else None,
        same_as=same_shape(puzzle.cells, alike) if cells else (),
    )


@lru_cache(maxsize=1024)
def _filled(cells: int, ghosts: bool) -> _Filled | None:
    """What follows from the recess alone; None if it cannot be filled."""
    sets = piece_sets(cells, ghosts)
    if not sets:
        return None
    fewest = min(sets)
    laid = tiling(cells, counts(max(sets[fewest])))
    assert laid is not None
    return _Filled(
        sets=sum(map(len, sets.values())),
        fewest_pieces=fewest,
        fewest_sets=len(sets[fewest]),
        filling=tuple(PLACEMENTS[placement] for placement in laid),
        fewest_actions=fewest_actions(sets),
    )
