"""`expert`: the net of `learned`, and time to check its proposals.

The best ends of the turn are tried out on samples of what the seat cannot know: everybody plays on by the net until
the seat's next turn is done, and the net is asked again. Proposals that come out worst are given up, half of them at
a time, so that the samples go to those that matter.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from time import perf_counter
from typing import Any

from projectl.rules.engine.chance import seeded

from .interface import SeatView
from .learned import LearnedBot, actions_left
from .net.ending import is_last_turn
from .net.kernels import PROPOSE, SAMPLE
from .net.loading import Workshop

EVALUATIONS = 35_000
"""Of a turn."""
ROUNDS = 3
"""How often half of the proposals are given up."""
TRUST = 2.0
"""The net's own opinion of a proposal counts as much as so many samples."""


class ExpertBot(LearnedBot):
    """Plays the same for the same seed and view when its budget is in evaluations; with seconds the clock decides."""

    name = "expert"
    leaves = 12
    share = 0.5

    def __init__(
        self,
        seed: int,
        weights: Any = None,
        patient: bool = True,
        *,
        evaluations: int = EVALUATIONS,
        seconds: float | None = None,
    ) -> None:
        super().__init__(seed, weights, patient)
        self.budget = evaluations
        self.seconds = seconds

    def _search(self, place: Workshop, view: SeatView) -> list[int]:
        desk = place.desk
        desk.chance = seeded(self._seed * 1_000_003 + view.state.turn * 64 + actions_left(view))
        allowance = self._allowance(view) // place.haste
        spent = self._clock(place, allowance)
        count = int(self._think(place, view, PROPOSE, min(LearnedBot.budget, allowance)))
        alive = list(range(count))
        if count > 1 and not view.rules.line_clear and not is_last_turn(view.state, view.rules, view.seat):
            alive = self._tried_out(place, view, alive, spent)
        best = alive[0]
        return [int(action) for action in desk.leaf_plan[best][: desk.leaf_length[best]]]

    def _clock(self, place: Workshop, evaluations: int) -> Callable[[], float]:
        """How much of the budget is spent, as a share of it."""
        if self.seconds is None:
            start = int(place.desk.evaluations)
            return lambda: (int(place.desk.evaluations) - start) / max(evaluations, 1)
        began, seconds = perf_counter(), self.seconds
        return lambda: (perf_counter() - began) / seconds

    def _tried_out(self, place: Workshop, view: SeatView, alive: list[int], spent: Callable[[], float]) -> list[int]:
        """The proposals that are left when the budget is spent, the best first."""
        rounds = 0
        samples = 0
        begun = spent()
        while True:
            now = spent()
            if now + (now - begun) / max(samples, 1) > 1 and samples:
                return alive
            self._think(place, view, SAMPLE)
            samples += 1
            alive.sort(key=lambda leaf: -float(place.desk.leaf_total[leaf] + TRUST * place.desk.leaf_value[leaf]))
            if rounds < ROUNDS and spent() > (rounds + 1) / (ROUNDS + 1) and len(alive) > 2:
                rounds += 1
                for leaf in alive[(len(alive) + 1) // 2 :]:
                    place.desk.leaf_alive[leaf] = 0
                alive = alive[: (len(alive) + 1) // 2]


def make_expert(seed: int, argument: str | None = None) -> ExpertBot:
    """`expert`; the argument is a time for each decision (`2s`) or evaluations for each turn (`35000`)."""
    if argument is None:
        return ExpertBot(seed, patient=False)
    number = argument.removesuffix("s")
    try:
        if number != argument and 0 < float(number) < inf:
            return ExpertBot(seed, patient=False, seconds=float(number))
        if number == argument and int(number) > 0:
            return ExpertBot(seed, patient=False, evaluations=int(number))
    except ValueError:
        pass
    raise ValueError("a budget is a time like 1.5s or a number of evaluations like 35000")
