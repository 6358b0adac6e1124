"""How many actions it takes to get missing pieces: by exchanges of spare ones (R-UPGRADE, R-EXCHANGE) or from new O1."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from projectl.rules.engine.multiset import count_of
from projectl.rules.pieces import LEVELS
from projectl.rules.tables import KIND_SET, ONE

NEVER = 99
"""More actions than any plan may take."""

_KINDS = range(len(LEVELS))


@lru_cache(maxsize=400_000)
def actions_to_get(missing: int, spare: int, reserve: int) -> int:
    """The fewest actions that turn spare pieces into the missing ones; `reserve` is the set of kinds it has.

    The pieces are tried biggest first, each from every kind of spare piece and from a new O1.
    """
    if not missing:
        return 0
    wanted = max(kind for kind in _KINDS if count_of(missing, kind))
    if not reserve & KIND_SET[wanted] or LEVELS[wanted] == 5:
        return NEVER
    rest = missing - ONE[wanted]
    best = NEVER
    if reserve & KIND_SET[0]:
        best = 1 + (_steps(0, wanted, reserve) if wanted else 0) + actions_to_get(rest, spare, reserve)
    for given in _KINDS:
        if count_of(spare, given):
            steps = _steps(given, wanted, reserve)
            if steps < best:
                best = min(best, steps + actions_to_get(rest, spare - ONE[given], reserve))
    return min(best, NEVER)


@lru_cache(maxsize=100_000)
def cells_in(pieces: int) -> int:
    """How many cells a multiset of pieces covers."""
    return sum(LEVELS[kind] * count_of(pieces, kind) for kind in _KINDS)


@lru_cache(maxsize=5_000)
def longest_step(reserve: int) -> int:
    """By how many cells one action can enlarge a supply: more than one only if levels are missing (D2)."""
    levels = [0, *sorted({LEVELS[kind] for kind in _KINDS if reserve & KIND_SET[kind] and LEVELS[kind] < 5})]
    return max((high - low for low, high in pairwise(levels)), default=1)


@lru_cache(maxsize=50_000)
def _steps(given: int, wanted: int, reserve: int) -> int:
    """Exchanges from one kind to another: down or sideways one, up one for each level that the reserve has (D2)."""
    low, high = LEVELS[given], LEVELS[wanted]
    if high <= low:
        return 1
    levels = {LEVELS[kind] for kind in _KINDS if reserve & KIND_SET[kind]}
    return 1 + len(levels & set(range(low + 1, high)))
