"""What a position is worth to every side: by the judge, and exactly once nothing but finishing touches is left."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from projectl.bots.api import Bot, SeatView
from projectl.bots.planner import PlannerBot
from projectl.bots.registry.catalogue import why_interpreted
from projectl.bots.value_net.learned import LearnedBot
from projectl.game.legal_actions import legal_actions
from projectl.judge import Position, judge
from projectl.rules.engine import OVER, PLAY, apply, may_act
from projectl.rules.ruleset import Rules
from projectl.rules.state import State

Chances = tuple[float, ...]
"""By side, in solo of the person and then of the opponent; they add up to 1."""


def chances_of(states: Sequence[State], rules: Rules) -> list[Chances]:
    """The chances of full states, from what everybody knows; in finishing touches who is not done does its best."""
    return judge().chances_of([Position.of(settled(state, rules), rules) for state in states])


def settled(state: State, rules: Rules) -> State:
    """The same state, or one that has ended, if only finishing touches are left."""
    if state.phase == PLAY:
        return state
    ended = state.clone()
    for seat in range(rules.players):
        touch(ended, rules, seat)
    return ended


def touch(state: State, rules: Rules, seat: int) -> list[int]:
    """Make the best finishing touches of a seat; returns them."""
    done: list[int] = []
    while state.phase != OVER and may_act(state, rules, seat):
        legal = legal_actions(state, rules, seat)
        action = int(_toucher().choose(SeatView.of(state, rules, seat), legal))
        apply(state, rules, seat, action)
        done.append(action)
    return done


@cache
def _toucher() -> Bot:
    """Who touches as well as can be."""
    return LearnedBot(0) if why_interpreted() is None else PlannerBot(0)


def minus(left: Sequence[float], right: Sequence[float]) -> Chances:
    """The differences, by side."""
    return tuple(a - b for a, b in zip(left, right, strict=True))


def plus(left: Sequence[float], right: Sequence[float]) -> Chances:
    """The sums, by side."""
    return tuple(a + b for a, b in zip(left, right, strict=True))


def mean(several: Sequence[Sequence[float]]) -> Chances:
    """The mean, by side."""
    return tuple(sum(each) / len(several) for each in zip(*several, strict=True))
