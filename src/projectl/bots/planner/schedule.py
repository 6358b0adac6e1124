"""In which order the puzzles before a seat will be done, and how many actions that takes."""

from __future__ import annotations

from functools import lru_cache

from projectl.rules.engine import TURN_ACTIONS

from .plans import Plan, best_plan

Step = tuple[int, int, int]
"""A puzzle slot, and the actions until it is done: those that get pieces, those that place them."""

NO_PLAN = Plan(20, 0, 0, 10)
"""Stands for a puzzle that cannot be filled."""


@lru_cache(maxsize=10_000)
def schedule(recesses: tuple[int, ...], supply: int, reserve: int, ghosts: bool) -> tuple[Step, ...]:
    """The puzzles, nearest first, each with the pieces that the ones before it leave."""
    steps: list[Step] = []
    getting = 0
    pieces: tuple[int, ...] = ()
    left = [(slot, recess) for slot, recess in enumerate(recesses) if recess]
    while left:
        plan, nearest = min([(best_plan(entry[1], supply, reserve, ghosts) or NO_PLAN, entry) for entry in left])
        left.remove(nearest)
        supply -= plan.owned
        getting += plan.cost - plan.placements
        pieces += (plan.placements,)
        steps.append((nearest[0], getting, placing_actions(pieces, getting)))
    return tuple(steps)


@lru_cache(maxsize=20_000)
def placing_actions(pieces: tuple[int, ...], getting: int) -> int:
    """How many actions place so many pieces on each puzzle, with `getting` actions besides.

    One Master a turn places a piece on every puzzle that still lacks one (R-MASTER): the more turns it takes, the
    more Masters help.
    """
    actions = sum(pieces)
    for turn in range(1, actions + 1):
        actions -= max(0, sum(1 for each in pieces if each >= turn) - 1)
        if getting + actions <= TURN_ACTIONS * turn:
            break
    return actions
