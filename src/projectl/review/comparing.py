"""What was played against the best that is found, on samples of what the seat could not know.

Both are tried on the same samples, so that most of the chance in them cancels out, and on other samples than those by
which the best was chosen, so that the choice flatters neither. Who compares is `expert`, with more time; where it
cannot be asked (Line Clear, nothing compiled), the judge looks at the ends of the turn instead (`judged`).
"""

from __future__ import annotations

from math import sqrt
from statistics import fmean, median, variance
from typing import Any

from projectl.advice.lines import played
from projectl.bots.api import SeatView
from projectl.bots.value_net.expert import ExpertBot
from projectl.bots.value_net.runtime import Runtime
from projectl.bots.value_net.sizes import PLAN
from projectl.rules.engine import END, seeded

from .comparison import Comparison

SEED = 18
PROPOSING = 12_000
"""Evaluations to find the proposals: twice as many as `expert` takes."""
KNOCK_OUT = (8, 8, 16)
"""Samples before each halving of the proposals."""
BATCH, FEWEST, MOST = 8, 24, 480
"""Samples of the comparison: it ends when the standard error is small enough."""
MARGIN = 0.0005
"""What a point of the margin is worth beside the chance to win: next to nothing, but it decides between equals."""


NOTHING = Comparison(0.0, 0.0, 0.0, (), 0, 0)
"""Where nothing was to decide."""


class Comparer(ExpertBot):
    """Plays the same turn twice: as it was played, and as well as it can."""

    def __init__(self) -> None:
        super().__init__(SEED)
        self._played: list[int] = []
        self._error = 0.0
        self._found: list[Comparison] = []

    def compare(self, view: SeatView, actions: list[int], error: float) -> Comparison | None:
        """The loss of some actions, after which the rest of the turn is played well; None where there is no choice.

        `error` is the standard error that is small enough.
        """
        self._played, self._error, self._found = actions, error, []
        before = self.evaluations
        self._new_plan(view)
        looked_at = self.evaluations - before
        return self._found[0]._replace(looked_at=looked_at) if self._found else None

    def _search(self, runtime: Runtime, view: SeatView) -> list[int]:
        workspace = runtime.workspace
        workspace.chance = seeded(SEED * 1_000_003 + view.state.turn)
        there = self._there(runtime, view)
        count = int(runtime.kernels.propose_ends(*there, PROPOSING, runtime.out))
        if count > 1:
            workspace.margin_weight = MARGIN
            own = self._lay_down(runtime, count)
            rivals = Rivals(runtime, there, own)
            best, ahead = rivals.knock_out()
            self._found.append(_settle(rivals, view, self._played, best, self._error)._replace(ahead=ahead))
        return []

    def _lay_down(self, runtime: Runtime, count: int) -> int:
        """Put what was played behind the proposals; it would not be longer, but for what was begun and cancelled."""
        leaf = runtime.workspace.leaf[count]
        leaf.plan.length = min(len(self._played), PLAN)
        for at, action in enumerate(self._played[:PLAN]):
            leaf.plan.action[at] = action
        leaf.total, leaf.alive, leaf.open = 0.0, 1, 1
        runtime.workspace.leaves = count + 1
        return count


class Rivals:
    """The proposals on the workspace, the last of which is what was played."""

    def __init__(self, runtime: Runtime, there: tuple[Any, ...], own: int) -> None:
        self._place, self._there, self.own = runtime, there, own
        self._leaf = runtime.workspace.leaf

    def knock_out(self) -> tuple[int, float]:
        """The best proposal, and by how much what was played is better than the usual one."""
        alive, ahead, samples = list(range(self.own)), 0.0, 0
        for count in KNOCK_OUT:
            for _ in range(count):
                self._sample()
            samples += count
            if samples == KNOCK_OUT[0]:
                usual = median(float(self._leaf[each].total) for each in alive)
                ahead = (float(self._leaf[self.own].total) - usual) / samples
            alive.sort(key=lambda each: (-float(self._leaf[each].total), each))
            for each in alive[(len(alive) + 1) // 2 :]:
                self._leaf[each].alive = 0
            alive = alive[: (len(alive) + 1) // 2]
        for each in alive[1:]:
            self._leaf[each].alive = 0
        return alive[0], ahead

    def losses(self, best: int, count: int) -> list[float]:
        """By how much the best is better than what was played, on so many new samples."""
        found: list[float] = []
        for _ in range(count):
            before = self._lead(best)
            self._sample()
            found.append(self._lead(best) - before)
        return found

    def plan(self, leaf: int) -> tuple[int, ...]:
        """The actions of a proposal."""
        plan = self._leaf[leaf].plan
        return tuple(int(action) for action in plan.action[: plan.length])

    def _lead(self, best: int) -> float:
        return float(self._leaf[best].total) - float(self._leaf[self.own].total)

    def _sample(self) -> None:
        self._place.kernels.sample_ends(*self._there, self._place.out)


def _settle(rivals: Rivals, view: SeatView, actions: list[int], best: int, enough: float) -> Comparison:
    plan = rivals.plan(best)
    if _is_same(view, actions, plan):
        return NOTHING
    losses: list[float] = []
    loss = error = 0.0
    while len(losses) < MOST:
        losses += rivals.losses(best, BATCH)
        loss, error = fmean(losses), sqrt(variance(losses) / len(losses))
        if len(losses) >= FEWEST and error <= enough:
            break
    if loss <= 0:
        return Comparison(0.0, error, 0.0, (), len(losses), 0)
    return Comparison(loss, error, 0.0, tuple(each for each in plan if each != END), len(losses), 0)


def _is_same(view: SeatView, actions: list[int], plan: tuple[int, ...]) -> bool:
    """Whether two ways lead to the same end, as far as the seat can tell."""
    return played(view, actions).end.numbers() == played(view, plan).end.numbers()
