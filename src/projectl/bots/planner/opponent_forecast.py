"""What the solo opponent will take in its next turns, if nobody interferes (R-SOLO-OPPONENT)."""

from __future__ import annotations

from functools import cache, lru_cache

from projectl.rules.engine import GRID, WHITE, opponent_target, opponent_turn
from projectl.rules.options import SOLO, Options
from projectl.rules.ruleset import Rules
from projectl.rules.state import State

from .turn_state import Table, TurnState

TURNS = 3
"""How far to look."""


def threat(turn: TurnState, table: Table, later: float, turns: float) -> float:
    """The points that it will take; each further turn counts `later` of the one before it."""
    unseen = table.mean_points[0 if turn.decks[WHITE] > table.rules.black_deck else 1]  # white lies over black
    points = tuple(unseen if puzzle < 0 else float(table.rules.points[puzzle]) for puzzle in turn.rows[:GRID])
    value = 0.0
    for taken in reversed(_taken((*points, unseen), turn.locks, turn.lock_supply, min(TURNS, 1 + int(turns)))):
        value = taken + later * value
    return value


@lru_cache(maxsize=50_000)
def _taken(points: tuple[float, ...], locks: tuple[int, ...], lock_supply: int, turns: int) -> tuple[float, ...]:
    """What it takes in each of its turns: the rules play them on a grid of which only the points are known.

    The last of `points` is what a puzzle is worth that is turned up meanwhile. The opponent compares points and
    nothing else, so that their ranks stand for them.
    """
    ranks = sorted(points)
    rules = _solo_game()._replace(points=[ranks.index(each) for each in points])
    grid = State()
    grid.rows[:GRID] = range(GRID)
    grid.locks[:], grid.lock_supply = locks, lock_supply
    taken: list[float] = []
    for _ in range(turns):
        target = opponent_target(grid, rules)
        taken.append(points[grid.rows[target]] if target >= 0 else 0.0)
        opponent_turn(grid, rules)
        if target >= 0:
            grid.rows[target] = GRID
    return tuple(taken)


@cache
def _solo_game() -> Rules:
    """Any game will do: its puzzles are not asked for."""
    return Options(variant=SOLO).checked().rules()
