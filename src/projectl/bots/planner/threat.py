"""What the solo opponent will take in its next turns, if nobody interferes (R-SOLO-OPPONENT)."""

from __future__ import annotations

from functools import lru_cache

from projectl.rules.engine.codes import WHITE
from projectl.rules.engine.solo import COLUMNS, GRID

from .desk import EMPTY, Desk, Table
from .doing import moved_locks

TURNS = 3
"""How far to look."""


def threat(desk: Desk, table: Table, later: float, turns: float) -> float:
    """The points that it will take; each further turn counts `later` of the one before it."""
    unseen = table.mean_points[0 if desk.decks[WHITE] > table.rules.black_deck else 1]  # white lies over black
    points = tuple(unseen if puzzle == EMPTY else float(table.tables.points[puzzle]) for puzzle in desk.rows[:GRID])
    return _taken(points, desk.locks, desk.lock_supply, unseen, later, min(TURNS, 1 + int(turns)))


@lru_cache(maxsize=50_000)
def _taken(
    points: tuple[float, ...], locks: tuple[int, ...], lock_supply: int, unseen: float, later: float, turns: int
) -> float:
    """The same from the points that lie in the grid; whatever is turned up is worth `unseen`."""
    if turns == 0:
        return 0.0
    if all(locks):
        return later * _taken(points, tuple(each - 1 for each in locks), lock_supply, unseen, later, turns - 1)
    best = max((slot for slot in range(GRID) if not locks[slot % COLUMNS]), key=lambda slot: points[slot])
    after = moved_locks(locks, lock_supply, best % COLUMNS)
    left = (*points[:best], unseen, *points[best + 1 :])
    return points[best] + later * _taken(left, after, 0, unseen, later, turns - 1)
