"""Luck and play: every change of the chances is made by a decision or by what turns up, and nothing is left over.

Where a card turns up, the draw is what the position is worth with it, less the mean over samples of what could have
turned up. Over all deals its mean is 0. All else that changes within a turn was decided.
"""

from __future__ import annotations

from typing import NamedTuple

from projectl.game.history import reveals
from projectl.rules.engine import apply
from projectl.rules.knowledge import known_to, sample
from projectl.rules.state import State

from .course import Course, Turn
from .valuing import Chances, chances_of, mean, minus, plus

SAMPLES = 48
"""Of what could have turned up."""


class Change(NamedTuple):
    """What a turn has changed for every side."""

    play: Chances
    draw: Chances


def change_of(course: Course, turn: Turn) -> Change:
    """By what was decided in a turn, and by what turned up in it."""
    rules = course.record.options.rules()
    none = (0.0,) * (rules.players + rules.solo)
    whole, draw = none, none
    for stretch in turn.stretches:
        before, after = chances_of([course.states[stretch.first], course.states[stretch.end]], rules)
        whole = plus(whole, minus(after, before))
        if reveals(course.states[stretch.end - 1], course.states[stretch.end]):
            draw = plus(draw, minus(after, _expected(course, stretch.end - 1)))
    return Change(minus(whole, draw), draw)


def _expected(course: Course, move: int) -> Chances:
    """The mean of what a move could have led to, as far as anybody knew."""
    rules = course.record.options.rules()
    seat, action = course.record.moves[move]
    known = known_to(course.states[move], rules, None)
    ends: list[State] = []
    for number in range(SAMPLES):
        state = sample(known, rules, move * SAMPLES + number)
        apply(state, rules, seat, action)
        ends.append(state)
    return mean(chances_of(ends, rules))
