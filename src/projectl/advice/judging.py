"""The best turn for a seat: by the search of the nets where it is compiled, else by `planner`."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from projectl.bots.api import SeatView
from projectl.bots.planner import PlannerBot
from projectl.bots.registry.catalogue import why_interpreted
from projectl.bots.value_net.expert import ExpertBot
from projectl.bots.value_net.runtime import Runtime
from projectl.game.legal_actions import legal_actions
from projectl.rules.engine import DONE, TOUCHES, apply

LONGEST_PLAN = 64
"""More actions than a turn has."""
SEED = 1
"""The same question always gets the same answer."""
EVALUATIONS = 35_000
"""Of a hint, as of a turn of `expert`: about 50 ms of one core."""
EVEN = 0.01
"""Turns whose chances differ by less are about equal."""
COMPARED = 6
"""So many of the best turns have to be, to say that all are."""


DECIDED = 0.03
"""Who is so near to winning or losing does as well with any turn."""
NOTICED = 0.005
"""A smaller difference is not shown."""


class Judgement(NamedTuple):
    """The best turn that was found."""

    by: str
    actions: tuple[int, ...]
    chance: float | None = None
    """To win, after this turn; None where the bot does not tell."""
    next_chance: float | None = None
    """After the next best turn."""
    looked_at: int | None = None
    """How many positions were looked at."""
    even: bool = False
    """Whether all turns are about equal."""


class Adviser(ExpertBot):
    """`expert`, which also tells how good it finds the turns that it compares."""

    def __init__(self) -> None:
        super().__init__(SEED, evaluations=EVALUATIONS)
        self._wins: list[float] = []
        self._order: list[int] = []

    def judged(self, view: SeatView) -> Judgement:
        """The rest of the turn, as it would play it."""
        actions = tuple(self._new_plan(view))
        if view.state.phase == TOUCHES:
            return Judgement(self.name, actions)
        chance = self._wins[self._order[0]]
        spread = max(self._wins) - min(self._wins)
        is_open = DECIDED < chance < 1 - DECIDED
        even = len(self._wins) >= COMPARED and spread < EVEN and is_open
        return Judgement(self.name, actions, chance, self._next_chance(chance), self.evaluations, even)

    def _next_chance(self, chance: float) -> float | None:
        """Of the best turn that is worse; None where another one is as good."""
        worse = [each for each in self._wins if each < chance - NOTICED]
        return max(worse) if worse and max(self._wins) <= chance + NOTICED else None

    def _search(self, runtime: Runtime, view: SeatView) -> list[int]:
        self._wins = []
        plan = super()._search(runtime, view)
        if not self._wins:
            self._note_chances(runtime)
            self._order = list(range(len(self._wins)))
        return plan

    def _tried_out(self, runtime: Runtime, view: SeatView, alive: list[int], spent: Callable[[int], float]) -> int:
        self._note_chances(runtime)  # the samples are searched with the same records
        best = super()._tried_out(runtime, view, alive, spent)
        leaf = runtime.workspace.leaf
        others = [each for each in range(len(self._wins)) if leaf[each].alive and each != best]
        self._order = [best, *sorted(others, key=lambda each: -leaf[each].total)]
        return best

    def _note_chances(self, runtime: Runtime) -> None:
        workspace = runtime.workspace
        self._wins = [min(max(float(workspace.leaf[leaf].win), 0.0), 1.0) for leaf in range(int(workspace.leaves))]


def judge_turn(view: SeatView) -> Judgement:
    """The best turn from a position in which the seat has to act."""
    if why_interpreted() is not None:
        return _planner_turn(view)
    return _touches(view) if view.state.phase == TOUCHES else Adviser().judged(view)


def _touches(view: SeatView) -> Judgement:
    """All finishing touches that pay, then the end of them."""
    bot, state = Adviser(), view.state
    actions: list[int] = []
    while not actions or actions[-1] != DONE:
        action = bot.judged(SeatView(state, view.rules, view.seat)).actions[0]
        actions.append(action)
        state = state.clone()
        apply(state, view.rules, view.seat, action)
    return Judgement(bot.name, tuple(actions))


def _planner_turn(view: SeatView) -> Judgement:
    """What `planner` would play, action by action, up to the end of the turn or to what it cannot foresee."""
    bot = PlannerBot(0)
    actions: list[int] = []
    state = view.state
    while len(actions) < LONGEST_PLAN and state.turn == view.state.turn and state.phase == view.state.phase:
        legal = legal_actions(state, view.rules, view.seat)
        if not legal:
            break
        actions.append(int(bot.choose(SeatView(state, view.rules, view.seat), legal)))
        state = state.clone()
        apply(state, view.rules, view.seat, actions[-1])
    return Judgement(bot.name, tuple(actions), looked_at=bot.evaluations)
