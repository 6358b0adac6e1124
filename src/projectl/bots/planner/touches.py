"""Finishing touches, exactly: which unfinished puzzles to fill at a point a piece (R-TOUCH)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from projectl.rules.engine import size_of, standing_of

from .layouts import tilings_with


class Touches(NamedTuple):
    """Finishing touches and how a seat stands with them."""

    gain: int
    """In points, against placing nothing."""
    completed: int
    left: int
    """The supply that is left over."""
    fillings: tuple[tuple[int, int], ...]
    """Of the puzzles to fill: the slot and the pieces."""

    def standing(self) -> int:
        """One number to compare by: with the same points the tie-breaks decide (R-TIE, D17)."""
        return standing_of(self.gain, self.completed, size_of(self.left))


@lru_cache(maxsize=50_000)
def best_touches(open_puzzles: tuple[tuple[int, int, int], ...], supply: int) -> Touches:
    """The touches with which the seat stands best; each puzzle is (slot, recess, what finishing it gains)."""
    if not open_puzzles:
        return Touches(0, 0, supply, ())
    (slot, recess, worth), *others = open_puzzles
    rest = tuple(others)
    best = best_touches(rest, supply)
    for pieces in tilings_with(recess, supply, worth):
        then = best_touches(rest, supply - pieces)
        gain = worth - size_of(pieces) + then.gain
        filled = Touches(gain, 1 + then.completed, then.left, ((slot, pieces), *then.fillings))
        if filled.standing() > best.standing():
            best = filled
    return best
