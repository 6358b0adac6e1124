"""The same comparison by the judge: for Line Clear, where others act meanwhile, and where nothing is compiled.

The rest of the turn is planned by `learned`, or by `planner`; on each sample the judge looks at its end.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import sqrt
from statistics import fmean, variance

from projectl.bots.api import Bot, SeatView
from projectl.bots.planner import PlannerBot
from projectl.bots.registry.catalogue import why_interpreted
from projectl.bots.value_net.learned import LearnedBot
from projectl.game.history import reveals
from projectl.game.legal_actions import legal_actions
from projectl.rules.engine import ALLOWED, DONE, END, PLAY, apply, explain, marker_of
from projectl.rules.knowledge import sample
from projectl.rules.ruleset import Rules
from projectl.rules.state import State

from .comparison import Comparison
from .valuing import chances_of

BATCH, MOST = 12, 120
LONGEST = 48
"""More actions than a turn has, as a rule."""


def compare_judged(view: SeatView, actions: Sequence[int], enough: float) -> Comparison | None:
    """The loss of some actions against the planned turn; None where there is no choice.

    `enough` is the standard error that is small enough.
    """
    if len(legal_actions(view.state, view.rules, view.seat)) <= 1:
        return None
    best = _rest(view.state.clone(), view.rules, view.seat)
    if tuple(best) == tuple(actions):
        return Comparison(0.0, 0.0, 0.0, (), 0, 0)
    losses: list[float] = []
    loss = error = 0.0
    while len(losses) < MOST:
        losses += _losses(view, best, actions, len(losses))
        loss, error = fmean(losses), sqrt(variance(losses) / len(losses))
        if error <= enough:
            break
    if loss <= 0:
        return Comparison(0.0, error, -loss, (), len(losses), 0)
    return Comparison(loss, error, -loss, tuple(each for each in best if each != END), len(losses), 0)


def _losses(view: SeatView, best: Sequence[int], actions: Sequence[int], start: int) -> list[float]:
    """By how much the best is better than what was played, on new samples."""
    ends: list[State] = []
    for number in range(start, start + BATCH):
        state = sample(view.state, view.rules, number)
        ends += [_played_on(state.clone(), view.rules, view.seat, way) for way in (best, actions)]
    worth = [each[view.seat] for each in chances_of(ends, view.rules)]
    return [good - own for good, own in zip(worth[::2], worth[1::2], strict=True)]


def _played_on(state: State, rules: Rules, seat: int, actions: Sequence[int]) -> State:
    """The end of the turn: some actions until a card turns up, and the rest planned."""
    for action in actions:
        if explain(state, rules, seat, action) != ALLOWED:
            break
        before = state.clone()
        apply(state, rules, seat, action)
        if reveals(before, state):
            break
    _rest(state, rules, seat)
    return state


def _rest(state: State, rules: Rules, seat: int) -> list[int]:
    """Play the rest of the turn of a seat, and tell it."""
    turn, bot, done = state.turn, _planner(), list[int]()
    while len(done) < LONGEST and state.phase == PLAY and state.turn == turn and marker_of(state, rules, seat) >= 0:
        legal = legal_actions(state, rules, seat)
        if not legal or legal[0] == DONE:
            break
        done.append(int(bot.choose(SeatView.of(state, rules, seat), legal)))
        apply(state, rules, seat, done[-1])
    return done


@cache
def _planner() -> Bot:
    return LearnedBot(0) if why_interpreted() is None else PlannerBot(0)
