"""How many actions it takes to get missing pieces: by exchanges (R-UPGRADE, R-EXCHANGE) or from new O1."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from projectl.rules.engine import count_of, kinds_of
from projectl.rules.pieces import LEVELS
from projectl.rules.tables import KIND_SET, ONE

NEVER = 99
"""More actions than any plan may take."""

_KINDS = range(len(LEVELS))
_OF_LEVEL = tuple(ONE[LEVELS.index(level)] if level else 0 for level in range(6))
"""By level: the multiset of one piece, the first kind of the level standing for all."""


def actions_to_get(missing: int, spare: int, reserve: int) -> int:
    """The fewest actions that turn spare pieces into the missing ones; `reserve` is the set of kinds it has.

    No spare piece is of a missing kind. Of the shapes only the levels matter, as every exchange may choose the shape.
    """
    if kinds_of(missing) & ~reserve:
        return NEVER
    return _by_levels(as_levels(missing), as_levels(spare), _levels(reserve))


@lru_cache(maxsize=20_000)
def as_levels(pieces: int) -> int:
    """The multiset with the first kind of its level in place of each piece."""
    return sum(_OF_LEVEL[LEVELS[kind]] * count_of(pieces, kind) for kind in _KINDS)


@lru_cache(maxsize=20_000)
def cells_in(pieces: int) -> int:
    """How many cells a multiset of pieces covers."""
    return sum(LEVELS[kind] * count_of(pieces, kind) for kind in _KINDS)


@lru_cache(maxsize=5_000)
def longest_step(reserve: int) -> int:
    """By how many cells one action can enlarge a supply: more than one only if levels are missing (D2)."""
    return max((high - low for low, high in pairwise((0, *_levels(reserve)))), default=1)


@lru_cache(maxsize=5_000)
def _levels(reserve: int) -> tuple[int, ...]:
    """The levels that an exchange can reach."""
    return tuple(sorted({LEVELS[kind] for kind in _KINDS if reserve & KIND_SET[kind]} - {5}))


@lru_cache(maxsize=20_000)
def _by_levels(missing: int, spare: int, levels: tuple[int, ...]) -> int:
    """The biggest missing piece first, from a spare one of each level and from a new O1."""
    if not missing:
        return 0
    wanted = max(level for level in range(1, 6) if missing & 15 * _OF_LEVEL[level])
    if wanted == 5:
        return NEVER
    rest = missing - _OF_LEVEL[wanted]
    best = 1 + len([level for level in levels if 1 < level <= wanted]) if 1 in levels else NEVER
    best += _by_levels(rest, spare, levels)
    for given in range(1, 6):
        if spare & 15 * _OF_LEVEL[given]:
            steps = 1 if given >= wanted else len([level for level in levels if given < level <= wanted])
            if steps < best:
                best = min(best, steps + _by_levels(rest, spare - _OF_LEVEL[given], levels))
    return min(best, NEVER)
