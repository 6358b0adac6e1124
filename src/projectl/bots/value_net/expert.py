"""`expert`: the net of `learned`, and time to check its proposals.

The best ends of the turn are tried out on samples of what the seat cannot know: the others play by the net, and the net
is asked how well the seat's next turn could end. Proposals that come out worst are given up, half of them at
a time, so that the samples go to those that matter.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from pathlib import Path
from time import perf_counter
from typing import Any

from projectl.bots.api import SeatView
from projectl.bots.value_net.model.weights import weights_in
from projectl.bots.value_net.search.endgame import is_last_turn
from projectl.rules.engine import seeded

from .learned import LearnedBot, actions_left
from .runtime import Runtime, Weights

EVALUATIONS = 35_000
"""Of a turn."""
PROPOSING = 6_000
"""Of these, to find the proposals."""
ROUNDS = 3
"""How often half of the proposals are given up."""
TRIAL = 300
"""Evaluations that are enough to try out one proposal on one sample."""
TRUST = 0.5
"""The net's own opinion of a proposal counts as much as so many samples: little, as they were chosen by it."""


class ExpertBot(LearnedBot):
    """Plays the same for the same seed and view when its budget is in evaluations; with seconds the clock decides."""

    name = "expert"
    width = 12
    leaves = 24
    share = 0.5

    def __init__(
        self,
        seed: int,
        weights: Weights | None = None,
        *,
        evaluations: int = EVALUATIONS,
        seconds: float | None = None,
    ) -> None:
        super().__init__(seed, weights)
        self.budget = evaluations
        self.seconds = seconds

    def _search(self, runtime: Runtime, view: SeatView) -> list[int]:
        workspace = runtime.workspace
        workspace.chance = seeded(self._seed * 1_000_003 + view.state.turn * 64 + actions_left(view))
        left = self._left(view) if self.seconds is None else self.budget
        spent = self._clock(runtime, left)
        limit = int(workspace.evaluations) + left
        budget = min(PROPOSING, int(left * self.share))
        count = int(runtime.kernels.propose_ends(*self._there(runtime, view), budget, runtime.out))
        count = min(count, (limit - int(workspace.evaluations)) // TRIAL)
        best = 0
        if count > 1 and not view.rules.line_clear and not is_last_turn(view.state, view.rules, view.seat):
            for leaf in range(count, int(workspace.leaves)):
                workspace.leaf[leaf].alive = 0
            best = self._tried_out(runtime, view, list(range(count)), spent)
        plan = workspace.leaf[best].plan
        return [int(action) for action in plan.action[: plan.length]]

    def _clock(self, runtime: Runtime, evaluations: int) -> Callable[[int], float]:
        """How much of what there is for a proposal is spent, as a share of it.

        Where a card turns up before the end of the turn, another search follows, for which something is kept.
        """
        workspace = runtime.workspace
        if self.seconds is None:
            start = int(workspace.evaluations)
            parts = max(evaluations, 1), max(evaluations * self.share, 1)
            return lambda leaf: (int(workspace.evaluations) - start) / parts[int(workspace.leaf[leaf].open)]
        began, seconds = perf_counter(), self.seconds
        return lambda _: (perf_counter() - began) / seconds

    def _tried_out(self, runtime: Runtime, view: SeatView, alive: list[int], spent: Callable[[int], float]) -> int:
        """The best of some proposals, as far as the budget lets tell."""
        rounds = 0
        samples = 0
        begun = spent(alive[0])
        while True:
            now = spent(alive[0])
            if now + (now - begun) / max(samples, 1) > 1 and samples:
                return alive[0]
            runtime.kernels.sample_ends(*self._there(runtime, view), runtime.out)
            samples += 1
            alive.sort(key=lambda leaf: -_promise(runtime.workspace.leaf[leaf]))
            if rounds < ROUNDS and spent(alive[0]) > (rounds + 1) / (ROUNDS + 1) and len(alive) > 2:
                rounds += 1
                for leaf in alive[(len(alive) + 1) // 2 :]:
                    runtime.workspace.leaf[leaf].alive = 0
                alive = alive[: (len(alive) + 1) // 2]


def _promise(leaf: Any) -> float:
    """By what proposals are compared: what the samples brought, and a little of what the net said."""
    return float(leaf.total + TRUST * leaf.value)


def make_expert(seed: int, argument: str | None = None) -> ExpertBot:
    """`expert`; the argument is a time for each decision (`2s`), evaluations for each turn (`35000`), or FILE.npz."""
    if argument is None:
        return ExpertBot(seed)
    if argument.endswith(".npz"):
        return ExpertBot(seed, weights_in(Path(argument)))
    number = argument.removesuffix("s")
    try:
        if number != argument and 0 < float(number) < inf:
            return ExpertBot(seed, seconds=float(number))
        if number == argument and int(number) > 0:
            return ExpertBot(seed, evaluations=int(number))
    except ValueError:
        pass
    raise ValueError("a budget is a time like 1.5s or a number of evaluations like 35000; or a file NET.npz")
