"""Puzzles as jobs: how each one before a seat, or on offer to it, could be filled, and what that is worth."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import NamedTuple

from projectl.bots.api import SeatView
from projectl.rules.engine import (
    AMBASSADOR_REWARD,
    BLACK,
    KINDS,
    LAST_ROUND,
    NOT_ENDING,
    ONE_ARROW,
    SLOTS,
    TAKE,
    TURN_ACTIONS,
    TWO_ARROWS,
    WHITE,
    kinds_of,
    marker_of,
)

from .filling import Filling, cheapest_filling

LONG = 1000
"""Actions left while the end is not in sight."""
OTHER_REWARDS = {ONE_ARROW: 1, TWO_ARROWS: 2, AMBASSADOR_REWARD: 2}
"""What rewards that are no pieces are worth, in levels."""


LEVEL_WORTH = 0.5
"""What a level of a reward is worth at the start of the game, in points. Tried against 0.25, 0.7, 1 and 2."""


class Job(NamedTuple):
    """A puzzle to be filled."""

    puzzle: int
    slot: int
    """Of the puzzle before the seat; -1 for one on offer."""
    filling: Filling
    spare: int
    """Pieces that are left to make missing ones of."""
    take: int | None = None
    """The action that takes it, for one on offer."""

    @property
    def cost(self) -> int:
        """Actions until it is finished."""
        return self.filling.cost + (self.take is not None)


def reachable(view: SeatView) -> int:
    """The set of kinds that can be got by exchange."""
    return kinds_of(view.state.reserve) & view.rules.up_to[4]


def jobs_of(view: SeatView) -> list[Job]:
    """The puzzles before the seat that can be filled, the nearest first; each has what the ones before it leave."""
    state, rules = view.state, view.rules
    open_slots = [slot for slot in range(SLOTS) if state.puzzle[view.seat * SLOTS + slot] >= 0]
    spare = state.supply[view.seat]
    jobs: list[Job] = []
    while open_slots:
        found = [job for slot in open_slots if (job := _job(view, slot, spare))]
        if not found:
            break
        nearest = min(found, key=lambda job: (job.filling.cost, -rules.points[job.puzzle]))
        jobs.append(nearest)
        spare = nearest.spare
        open_slots.remove(nearest.slot)
    return jobs


def _job(view: SeatView, slot: int, supply: int) -> Job | None:
    where = view.seat * SLOTS + slot
    puzzle = view.state.puzzle[where]
    recess = view.rules.cells[puzzle] & ~view.state.filled[where]
    filling = cheapest_filling(recess, supply, reachable(view)) if recess else None
    return filling and Job(puzzle, slot, filling, _without(view, supply, filling))


def _without(view: SeatView, supply: int, filling: Filling) -> int:
    return supply - sum(view.rules.one[view.rules.kind[placement]] for placement in filling.placements)


def offers(view: SeatView, legal: AbstractSet[int], supply: int) -> list[Job]:
    """The face-up puzzles that may be taken and can be filled, beginning with the pieces of `supply`."""
    jobs: list[Job] = []
    for slot, puzzle in enumerate(view.state.rows):
        if TAKE + slot in legal:
            filling = cheapest_filling(view.rules.cells[puzzle], supply, reachable(view))
            if filling:
                jobs.append(Job(puzzle, -1, filling, _without(view, supply, filling), TAKE + slot))
    return jobs


def actions_left(view: SeatView) -> int:
    """How many actions the seat still has in this game, as far as that is known (R-END-TRIGGER)."""
    state = view.state
    if state.ending == NOT_ENDING:
        return LONG
    now = max(0, state.actions[marker_of(state, view.rules, view.seat)])
    return now if state.ending == LAST_ROUND else now + TURN_ACTIONS


def worth_per_action(view: SeatView, job: Job) -> float:
    """What finishing a puzzle brings for each action it takes: points, and early in the game its reward."""
    points, reward = view.rules.points[job.puzzle], view.rules.reward[job.puzzle]
    level = view.rules.level[reward] if reward < KINDS else OTHER_REWARDS[reward]
    left = actions_left(view)
    if job.cost > left:  # the rest would be finishing touches, at a point each
        return (points - (job.cost - left)) / job.cost
    return (points + LEVEL_WORTH * growth(view) * level) / job.cost


def growth(view: SeatView) -> float:
    """How much a new piece is worth: less and less as the deck runs out that ends the game."""
    deck = WHITE if view.rules.solo else BLACK
    full = view.rules.black_deck + (view.rules.white_deck if view.rules.solo else 0)
    return view.state.deck_count[deck] / full
