"""All multisets of pieces that fill a recess, by the one solver of recesses (`projectl.rules.tiling`).

Who can fill it with a bar of 3 can fill it with a bar of 2 and a single as well. So most questions answer themselves:
what fills the recess does so with any piece cut in two, and what does not fill it does not with two pieces joined. The
solver is asked about a middle number of pieces first, then for fewer and for more only about what does not follow.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache

from projectl.rules.pieces import BASE_KINDS, LEVELS, NAMES, SHAPES
from projectl.rules.puzzles import COPIES
from projectl.rules.tables import ONE
from projectl.rules.tiling import counts, fewest_pieces, tiling

KINDS = len(NAMES)
MIDDLE = 4
"""So many pieces more than the fewest are looked at first: of those tried, this took the least time."""


def piece_sets(cells: int, ghosts: bool) -> Mapping[int, frozenset[int]]:
    """By number of pieces: the multisets that fill a recess exactly, of each shape at most `COPIES`."""
    search = _Search(cells, ghosts)
    size, least = cells.bit_count(), fewest_pieces(cells, ghosts)
    middle = min(least + MIDDLE, size)
    found = {middle: search.among(search.all_of(middle))}
    for pieces in range(middle - 1, least - 1, -1):
        found[pieces] = search.among(search.without(pieces, search.all_of(pieces + 1) - found[pieces + 1]))
    for pieces in range(middle + 1, size + 1):
        every = search.all_of(pieces)
        known = every & search.cut(found[pieces - 1])
        found[pieces] = known | search.among(every - known)
    return {pieces: found[pieces] for pieces in sorted(found) if found[pieces]}


class _Search:
    """Asks the solver about one recess, and keeps what was in vain."""

    def __init__(self, cells: int, ghosts: bool) -> None:
        self._cells = cells
        self._kinds = KINDS if ghosts else BASE_KINDS
        self._hopeless: set[object] = set()

    def all_of(self, pieces: int) -> frozenset[int]:
        """Everything that might fill the recess."""
        return _multisets(self._cells.bit_count(), pieces, self._kinds)

    def without(self, pieces: int, useless: frozenset[int]) -> set[int]:
        """What is left if `useless`, of one piece more, does not fill it: nothing of which that is cut."""
        cuts = _cuts(self._kinds)
        return {
            each
            for each in self.all_of(pieces)
            if not any(each & kind and each + change in useless for kind, change in cuts)
        }

    def cut(self, sets: frozenset[int]) -> set[int]:
        """What comes of multisets when one piece is cut in two."""
        return {each + change for kind, change in _cuts(self._kinds) for each in sets if each & kind}

    def among(self, candidates: Collection[int]) -> frozenset[int]:
        """Those that fill it."""
        return frozenset(
            each for each in candidates if tiling(self._cells, counts(each), hopeless=self._hopeless) is not None
        )


@cache
def _cuts(kinds: int) -> tuple[tuple[int, int], ...]:
    """The bits of a kind, and what changes in a multiset when one piece of it becomes two that cover the same."""
    return tuple(
        (31 * ONE[whole], ONE[first] + ONE[second] - ONE[whole])
        for whole in range(kinds)
        for first in range(kinds)
        for second in range(first, kinds)
        if LEVELS[first] + LEVELS[second] == LEVELS[whole] and tiling(SHAPES[whole], counts(ONE[first] + ONE[second]))
    )


@cache
def _multisets(cells: int, pieces: int, kinds: int) -> frozenset[int]:
    """Those of so many pieces of the first kinds that cover so many cells, of each kind no more than a box has."""
    if not kinds:
        return frozenset() if cells or pieces else frozenset((0,))
    kind = kinds - 1
    most = min(pieces, cells // LEVELS[kind], COPIES)
    return frozenset(
        rest + count * ONE[kind]
        for count in range(most + 1)
        for rest in _multisets(cells - count * LEVELS[kind], pieces - count, kind)
    )
