"""Finishing touches, which all make at the same time: exactly, the others doing their best."""

from __future__ import annotations

from typing import NamedTuple

from projectl.game.legal_actions import legal_actions
from projectl.rules.engine import PLAY, apply
from projectl.rules.state import State

from .comparison import Comparison
from .course import Course, Turn
from .draws import Change
from .valuing import chances_of, minus, touch


class Touched(NamedTuple):
    """The touches of a seat: what they changed, and what they lost."""

    change: Change
    comparison: Comparison | None


def touched(course: Course, turn: Turn) -> Touched:
    """What a seat's touches changed once those of the seats before it stand, and what they lost against the best."""
    rules = course.record.options.rules()
    start = beginning(course)
    earlier = [each for each in course.turns if each.is_touches and each.seat < turn.seat]
    before = _made(course, start, earlier)
    after = _made(course, start, [*earlier, turn])
    alone = _made(course, start, [turn])
    first, last, ideal, own = chances_of([before, after, start, alone], rules)
    change = Change(minus(last, first), (0.0,) * len(first))
    if len(legal_actions(start, rules, turn.seat)) <= 1:
        return Touched(change, None)
    loss = max(0.0, ideal[turn.seat] - own[turn.seat])
    best = touch(start.clone(), rules, turn.seat)[:-1] if loss else []
    return Touched(change, Comparison(loss, 0.0, 0.0, tuple(best), 1, 0))


def beginning(course: Course) -> State:
    """The state in which the touches begin."""
    return next(state for state in course.states if state.phase != PLAY)


def _made(course: Course, start: State, turns: list[Turn]) -> State:
    """The beginning with the touches of some seats."""
    state = start.clone()
    for turn in turns:
        for stretch in turn.stretches:
            for action in course.actions(stretch):
                apply(state, course.record.options.rules(), turn.seat, action)
    return state
