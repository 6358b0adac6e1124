"""Finishing touches, exactly: which unfinished puzzles to fill at a point a piece (R-TOUCH)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from projectl.rules.engine.multiset import size_of

from .tilings import tilings_with


class Touches(NamedTuple):
    """The best finishing touches; better ones compare greater."""

    gain: int
    """In points, against placing nothing."""
    completed: int
    """Puzzles, the first tie-break (R-TIE, D17)."""
    fillings: tuple[tuple[int, int], ...]
    """Of the puzzles to fill: the slot and the pieces."""


@lru_cache(maxsize=50_000)
def best_touches(open_puzzles: tuple[tuple[int, int, int], ...], supply: int) -> Touches:
    """The touches that gain most; each puzzle is (slot, recess, what finishing it gains)."""
    if not open_puzzles:
        return Touches(0, 0, ())
    (slot, recess, worth), *others = open_puzzles
    rest = tuple(others)
    best = best_touches(rest, supply)
    for pieces in tilings_with(recess, supply, worth):
        then = best_touches(rest, supply - pieces)
        filled = Touches(worth - size_of(pieces) + then.gain, 1 + then.completed, ((slot, pieces), *then.fillings))
        if filled[:2] > best[:2]:
            best = filled
    return best
