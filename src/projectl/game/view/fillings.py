"""Filling a recess with the pieces at hand, or with as few more as possible: exact, and fast enough to ask often."""

from __future__ import annotations

from typing import NamedTuple

from projectl.rules.engine import KINDS
from projectl.rules.pieces import LEVELS, PLACEMENT_KIND, PLACEMENTS
from projectl.rules.tables import ONE
from projectl.rules.tiling import LARGEST, choices, counts, tiling

MOST = 3
"""So many different fillings are looked for."""


class Filling(NamedTuple):
    """A way to fill a recess: its placements, and the multiset of the pieces that were not at hand."""

    placements: tuple[int, ...]
    missing: int


class _Found(NamedTuple):
    placements: tuple[int, ...]
    used: int
    """The multiset of the pieces at hand that it uses."""
    missing: int


def fillings(cells: int, pieces: int, top: int) -> list[Filling]:
    """At most `MOST` ways to fill `cells` that need the fewest pieces besides the multiset `pieces`.

    They differ in the pieces they miss, or, when they miss none, in the pieces they use. The missing pieces are of
    levels up to `top`, of which `cells` can be filled.
    """
    search = _Search(top)
    spare = _size(pieces)
    missing = max(0, -(-(cells.bit_count() - spare) // top))
    while not (found := search.ways(cells, pieces, spare, missing)):
        missing += 1
    return [Filling(way.placements, way.missing) for way in found]


def kinds_that_fit(cells: int, pieces: int) -> list[int]:
    """Which kinds of the multiset `pieces` have a place within `cells`."""
    fitting = {kind for mask, kind in zip(PLACEMENTS, PLACEMENT_KIND, strict=True) if not mask & ~cells}
    return [kind for kind in range(KINDS) if kind in fitting and pieces >> 5 * kind & 15]


def fewest_pieces(cells: int, pieces: int) -> tuple[int, ...] | None:
    """The placements that fill `cells` with the fewest of the given pieces; None if these cannot."""
    found = tiling(cells, counts(pieces))
    if found is None:
        return None
    for most in range(-(-cells.bit_count() // LARGEST), len(found)):
        fewer = tiling(cells, counts(pieces), most)
        if fewer is not None:
            return fewer
    return found


class _Search:
    """Covers the first open cell in every way, and remembers what came of the rest."""

    def __init__(self, top: int) -> None:
        self._top = top
        self._known: dict[tuple[int, int, int], list[_Found]] = {}

    def ways(self, cells: int, pieces: int, spare: int, missing: int) -> list[_Found]:
        """Up to `MOST` different ways with at most `missing` pieces more; `spare` is the size of `pieces`.

        Cutting the lists is exact: if a part has that many different ways, so has the whole.
        """
        if not cells:
            return [_Found((), 0, 0)]
        if cells.bit_count() > spare + missing * self._top:
            return []
        key = (cells, pieces, missing)
        if key not in self._known:
            self._known[key] = self._look(cells, pieces, spare, missing)
        return self._known[key]

    def _look(self, cells: int, pieces: int, spare: int, missing: int) -> list[_Found]:
        found: dict[tuple[int, int], _Found] = {}
        for placement, kind, mask in choices(cells):
            one, level = ONE[kind], LEVELS[kind]
            at_hand = pieces >> 5 * kind & 15 > 0
            if at_hand:
                rest = self.ways(cells ^ mask, pieces - one, spare - level, missing)
            elif missing and level <= self._top:
                rest = self.ways(cells ^ mask, pieces, spare, missing - 1)
            else:
                continue
            for way in rest:
                whole = _join(way, placement, one, at_hand)
                found.setdefault((whole.missing, 0 if whole.missing else whole.used), whole)
            if len(found) >= MOST:
                break
        return list(found.values())[:MOST]


def _join(rest: _Found, placement: int, one: int, at_hand: bool) -> _Found:
    placements = (placement, *rest.placements)
    if at_hand:
        return _Found(placements, rest.used + one, rest.missing)
    return _Found(placements, rest.used, rest.missing + one)


def _size(pieces: int) -> int:
    """How many cells the pieces cover."""
    return sum((pieces >> 5 * kind & 15) * LEVELS[kind] for kind in range(KINDS))
