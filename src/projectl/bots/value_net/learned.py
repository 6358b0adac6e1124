"""`learned`: a value net, asked for the best end of the turn that a beam finds.

`learned:1` looks one step ahead only. Both work on what their seat knows, and on nothing else: puzzles that will be
drawn stay unknown in the search. A plan is followed as long as everything comes as expected.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

from projectl.bots.api import SeatView
from projectl.bots.value_net.model.weights import net_for, weights_in, weights_of
from projectl.record.notation.action import Action
from projectl.rules.engine import TOUCHES, apply, marker_of
from projectl.rules.state import State

from .runtime import Runtime, Weights, runtime_for

EVALUATIONS = 2500
"""Of a turn of `learned`, at most."""
ONE_STEP_EVALUATIONS = 1000
"""A limit that hardly matters: it takes about 130."""
POINT = 0.006
"""What a point of the margin is worth, beside the probability to win."""

_BUSY = Lock()
"""Bots share their workspaces."""


@cache
def shared_runtime(width: int, fits: int, leaves: int, ghosts: bool) -> Runtime:
    """One for all bots of a kind: a workspace is large."""
    return runtime_for(width, fits, leaves, ghosts)


class LearnedBot:
    """Plays the same for the same seed and view."""

    name = "learned"
    width = 8
    fits = 2
    leaves = 1
    one_step = False
    budget = EVALUATIONS
    share = 0.7
    """Of what is left for the turn, the part that one search may use while another may follow."""

    def __init__(self, seed: int, weights: Weights | None = None) -> None:
        self._seed = seed
        self._weights = weights
        self._game: tuple[Any, ...] | None = None
        """The game that is laid out: its runtime_for, its rules, and their record."""
        self._plan: list[int] = []
        self._expected: State | None = None
        self.evaluations = 0
        """How often the nets were asked so far."""
        self._turn = -1
        self._before = 0
        """Evaluations up to the beginning of the turn."""

    def choose(self, view: SeatView, legal: Sequence[Action]) -> Action:
        """The next action of the best turn."""
        if len(legal) == 1:
            return legal[0]
        if not (self._plan and self._expected == view.state):
            self._plan = self._new_plan(view)
        action = self._plan.pop(0)
        if action not in legal:
            action = legal[0]
        self._expect(view, action)
        return Action(action)

    def _expect(self, view: SeatView, action: int) -> None:
        """Note what the seat will know if nothing unexpected happens."""
        if self._plan:
            self._expected = view.state.clone()
            apply(self._expected, view.rules, view.seat, action)

    def _new_plan(self, view: SeatView) -> list[int]:
        with _BUSY:
            runtime = shared_runtime(self.width, self.fits, self.leaves, view.rules.ghosts > 0)
            self._lay_out(runtime, view)
            before = int(runtime.workspace.evaluations)
            touching = view.state.phase == TOUCHES
            plan = self._touch(runtime, view) if touching else self._search(runtime, view)
            self.evaluations += int(runtime.workspace.evaluations) - before
        return plan

    def _lay_out(self, runtime: Runtime, view: SeatView) -> None:
        """Make the workspace ready for this game and position."""
        if not self._is_laid_out(runtime, view):
            self._game = (runtime, view.rules, runtime.rules(view.rules))
        runtime.use(weights_of(net_for(view.rules, self.one_step)) if self._weights is None else self._weights)
        runtime.workspace.margin_weight = POINT
        runtime.put(0, view.state)

    def _is_laid_out(self, runtime: Runtime, view: SeatView) -> bool:
        """Rules are compared too: games by different rules may share their puzzles."""
        if self._game is None:
            return False
        laid, rules, *_ = self._game
        return laid is runtime and rules == view.rules

    def _there(self, runtime: Runtime, view: SeatView) -> tuple[Any, ...]:
        """What every kernel takes first."""
        assert self._game is not None
        *_, rules = self._game
        return runtime.states, rules, runtime.workspace, view.seat

    def _touch(self, runtime: Runtime, view: SeatView) -> list[int]:
        """The next finishing touch."""
        return [int(runtime.kernels.next_touch(*self._there(runtime, view), runtime.out))]

    def _search(self, runtime: Runtime, view: SeatView) -> list[int]:
        """The actions up to the end of the turn."""
        length = int(runtime.kernels.plan(*self._there(runtime, view), self._allowance(view), runtime.out))
        return [int(action) for action in runtime.out[:length]]

    def _allowance(self, view: SeatView) -> int:
        """The evaluations for one search, so that a turn keeps to the budget, however often a card turns up.

        By a few dozen it may have more: a search ends with whole positions, and always with a plan.
        """
        left = self._left(view)
        return int(left * self.share) if actions_left(view) > 1 else left

    def _left(self, view: SeatView) -> int:
        """The evaluations that are left for the turn."""
        if view.state.turn != self._turn:
            self._turn, self._before = view.state.turn, self.evaluations
        return self.budget - (self.evaluations - self._before)


class OneStepBot(LearnedBot):
    """Looks one step ahead."""

    name = "learned:1"
    width = 1
    fits = 1
    one_step = True
    budget = ONE_STEP_EVALUATIONS


def actions_left(view: SeatView) -> int:
    """Of the turn of the seat."""
    return view.state.actions[marker_of(view.state, view.rules, view.seat)]


def make_learned(seed: int, argument: str | None = None) -> LearnedBot:
    """`learned`, with the argument 1 the one that looks one step ahead, with FILE.npz one that asks the nets in it.

    ValueError for any other argument.
    """
    if argument is None:
        return LearnedBot(seed)
    if argument.endswith(".npz"):
        return LearnedBot(seed, weights_in(Path(argument)))
    if argument != "1":
        raise ValueError("the number of steps to look ahead is 1, or left out for the whole turn; or a file NET.npz")
    return OneStepBot(seed)
