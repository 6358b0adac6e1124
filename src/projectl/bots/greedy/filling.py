"""The cheapest way to fill a recess: which pieces go where, and how many actions it takes.

Owned pieces cost one action, their placement. A missing one is first made from a piece that is not needed, level by
level (R-UPGRADE, R-EXCHANGE), or from a new level-1 piece.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from projectl.rules.engine import count_of, kinds_of
from projectl.rules.pieces import LEVELS
from projectl.rules.tables import KIND_SET, ONE
from projectl.rules.tiling import LARGEST, choices

NODES = 60
"""Where a search is cut off. A recess is mostly filled with big pieces first, so the first finds are good."""


class Filling(NamedTuple):
    """How to fill a recess."""

    cost: int
    """Actions, of which each places one piece or gets one."""
    placements: tuple[int, ...]
    """Of pieces that are owned."""
    missing: tuple[int, ...]
    """Kinds that have to be got first."""


@lru_cache(maxsize=20_000)
def cheapest_filling(recess: int, supply: int, reserve: int) -> Filling | None:
    """The cheapest filling found of the open cells of a recess; None if there is none.

    `supply` is a multiset, `reserve` the set of kinds that can be got.
    """
    search = _Search(reserve)
    search.go(recess, supply, (), ())
    return search.best


class _Search:
    """Depth first over the lowest open cell, bounded by the best filling so far."""

    def __init__(self, reserve: int) -> None:
        self.reserve = reserve
        self.best: Filling | None = None
        self.nodes = 0

    def go(self, recess: int, spare: int, placements: tuple[int, ...], missing: tuple[int, ...]) -> None:
        if not recess:
            self.keep(spare, placements, missing)
            return
        self.nodes += 1
        if self.nodes > NODES and self.best is not None:
            return
        least = len(placements) + 2 * len(missing) + -(-recess.bit_count() // LARGEST)
        if self.best is not None and least >= self.best.cost:
            return
        inside = choices(recess)
        for placement, kind, mask in inside:
            if count_of(spare, kind):
                self.go(recess ^ mask, spare - ONE[kind], (*placements, placement), missing)
        for _, kind, mask in inside:
            if not count_of(spare, kind) and self.reserve & KIND_SET[kind]:
                self.go(recess ^ mask, spare, placements, (*missing, kind))

    def keep(self, spare: int, placements: tuple[int, ...], missing: tuple[int, ...]) -> None:
        """Remember a complete filling if it is the cheapest."""
        cost = len(placements) + len(missing) + price(missing, spare)
        if self.best is None or cost < self.best.cost:
            self.best = Filling(cost, placements, missing)


def price(missing: tuple[int, ...], spare: int) -> int:
    """How many actions it takes to get some kinds, given the pieces that are not needed."""
    total = 0
    for kind in sorted(missing, key=lambda kind: -LEVELS[kind]):
        given = best_spare(spare, kind)
        if given is None:
            total += LEVELS[kind]
        else:
            total += steps_between(given, kind)
            spare -= ONE[given]
    return total


def steps_between(given: int, wanted: int) -> int:
    """Exchanges that turn one kind into another: down or sideways one, up one for each level."""
    return max(1, LEVELS[wanted] - LEVELS[given])


def best_spare(spare: int, wanted: int) -> int | None:
    """The piece to make the wanted kind of: the nearest in level, of those the lowest; None for a new O1."""
    owned = [kind for kind in range(len(LEVELS)) if kinds_of(spare) & KIND_SET[kind]]
    useful = [kind for kind in owned if steps_between(kind, wanted) < LEVELS[wanted]]
    return min(useful, key=lambda kind: (steps_between(kind, wanted), LEVELS[kind]), default=None)
