"""`greedy`: takes what it can finish soonest.

It plans how to fill each puzzle before it and each one it could take (`filling`), and works on the one that brings
most per action. It looks at nobody else and never further than the next completion.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from projectl.bots.api import SeatView
from projectl.record.notation.action import Action
from projectl.rules.engine import (
    AMBASSADOR,
    CANCEL,
    DONE,
    END,
    MASTER,
    NO_CHOICE,
    NO_SEQUENCE,
    PIECE,
    PLACE,
    PLACEMENTS,
    STOP,
    TOUCHES,
    TURN_ACTIONS,
    block_of,
    marker_of,
)

from .acquisition import way_to_get
from .choices import answer
from .targets import Job, actions_left, jobs_of, offers, worth_per_action
from .touches import best_touch

PUZZLES_AT_ONCE = 3
"""More would only bind pieces."""
GOOD_ENOUGH = 0.9
"""Of the best puzzle's worth; a second one that is worth less is left for later."""


class GreedyBot:
    """Plays the same for the same seed; chance decides only where it has no plan."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def choose(self, view: SeatView, legal: Sequence[Action]) -> Action:
        """The action that brings the nearest completion nearer."""
        if len(legal) == 1:
            return legal[0]
        wanted = self._wanted(view, set(legal))
        return Action(wanted) if wanted is not None else self._anything(legal)

    def _wanted(self, view: SeatView, legal: set[Action]) -> int | None:
        state = view.state
        if state.phase == TOUCHES:
            return best_touch(view)
        marker = marker_of(state, view.rules, view.seat)
        if state.choice[marker] != NO_CHOICE:
            return answer(view, legal)
        if state.sequence[marker] != NO_SEQUENCE:
            return _continuation(view, legal)
        return _turn(view, legal)

    def _anything(self, legal: Sequence[Action]) -> Action:
        """With no plan any action will do that does not end the turn: two who only wait would wait for ever."""
        moving = [action for action in legal if action not in (CANCEL, END, DONE)]
        placing = [action for action in moving if block_of(action) == PLACE]
        return self._chance.choice(placing or moving or list(legal))


def _turn(view: SeatView, legal: set[Action]) -> int | None:
    """An action of the turn, with nothing open."""
    own = jobs_of(view)
    several = MASTER if MASTER in legal else AMBASSADOR
    begun = [job for job in own if job.filling.placements]
    if begun and several in legal:
        second = _second_puzzle(view, own, legal)
        if second is not None:
            return second
        if len(begun) > 1:
            return several
    candidates = own + offers(view, legal, view.state.supply[view.seat])
    for job in sorted(candidates, key=lambda job: -worth_per_action(view, job)):
        action = _next_action(view, job, legal)
        if action is not None:
            return action
    return PIECE if PIECE in legal else None


def _second_puzzle(view: SeatView, own: list[Job], legal: set[Action]) -> int | None:
    """Take one more puzzle before placing, if it is a good one that idle pieces can begin: one Master serves both."""
    left = view.state.actions[marker_of(view.state, view.rules, view.seat)]
    if left < 2 or len(own) >= PUZZLES_AT_ONCE or actions_left(view) <= 2 * TURN_ACTIONS:
        return None
    idle = [job for job in offers(view, legal, own[-1].spare) if job.filling.placements]
    best = max(idle, key=lambda job: worth_per_action(view, job), default=None)
    if best is None:
        return None
    bar = max(worth_per_action(view, job) for job in offers(view, legal, view.state.supply[view.seat]))
    return best.take if worth_per_action(view, best) >= GOOD_ENOUGH * bar else None


def _next_action(view: SeatView, job: Job, legal: set[Action]) -> int | None:
    """The first step of a job: take the puzzle, get a missing piece, or place one."""
    if job.take is not None:
        return job.take
    if job.filling.missing:
        action = way_to_get(view, job, legal)
        if action is not None:
            return action
    return _placing(job) if job.filling.placements else None


def _placing(job: Job) -> int:
    return PLACE + job.slot * PLACEMENTS + job.filling.placements[0]


def _continuation(view: SeatView, legal: set[Action]) -> int | None:
    """A piece for one more puzzle of the open sequence, else its end (D24)."""
    for job in jobs_of(view):
        for placement in job.filling.placements:
            action = PLACE + job.slot * PLACEMENTS + placement
            if action in legal:
                return action
    return STOP if STOP in legal else None
