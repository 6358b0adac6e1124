"""Games, positions and plans, the same for every way of running."""

import hashlib
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest

from projectl.bots import SeatView, make_bot
from projectl.bots.value_net import learned as learned_module
from projectl.bots.value_net.runtime import Runtime
from projectl.checks.compiled_trail import Trail, replayed
from projectl.checks.modes import all_modes
from projectl.checks.random_policy import STYLES, Chooser, Sensible, uniform
from projectl.game import Game
from projectl.rules import (
    ACTIONS,
    Rules,
    State,
    apply,
    deal_seeded,
    explain,
    legal,
    may_act,
    new_buffer,
)
from projectl.rules.engine.codes import OVER
from projectl.rules.options import Options
from projectl.rules.ways.running import Maker, engine_kernels

STRIDE = 15
EVERY = 64
"""At each so-many-th state all codes of every seat are explained."""


class Played(NamedTuple):
    """A game by the interpreted engine."""

    rules: Rules
    trail: Trail
    explained: list[tuple[int, list[int]]]
    """States, and what `explain` says there of every code of every seat."""


@cache
def modes() -> tuple[Options, ...]:
    """Every mode once, neighbours far apart."""
    every = all_modes()
    return tuple(every[number * STRIDE % len(every)] for number in range(len(every)))


def play(number: int, rounds: int) -> Played:
    """The game of a number, of at most so many rounds; all modes take turns, random and sensible in every one."""
    lap, at = divmod(number, len(modes()))
    options = modes()[at]
    options = options._replace(turn_cap=rounds * (options.players or 1), confirm=number % 5 == 4).checked()
    rules = options.rules()
    state, chance, out = State(), Random(number), new_buffer()
    deal_seeded(state, rules, number)
    trail, explained = Trail(state), []
    is_sensible, style = (lap + at) % 2, STYLES[number % len(STYLES)]
    choose: Chooser = Sensible(rules, chance, style) if is_sensible else uniform(chance)
    while state.phase != OVER:
        if len(trail.actions) % EVERY == 0:
            seats = range(rules.players)
            reasons = [explain(state, rules, seat, code) for seat in seats for code in range(ACTIONS)]
            explained.append((len(trail.actions), reasons))
        seat = chance.choice([seat for seat in range(rules.players) if may_act(state, rules, seat)])
        listed = list(out[: legal(state, rules, seat, out)])
        action = choose(state, seat, listed)
        apply(state, rules, seat, action)
        trail.add(seat, action, listed, state)
    return Played(rules, trail, explained)


def compare(maker: Maker, game: Played) -> int:
    """Play a game another way: every state, list and explanation. Returns how many answers of `explain` there were."""
    rules, trail, explained = game
    states = replayed(maker, trail, rules)
    explain_all, out = engine_kernels(maker).explain_all, maker.buffer()
    rules_there = maker.rules(rules)
    for at, reasons in explained:
        found: list[int] = []
        for seat in range(rules.players):
            explain_all(states, at, rules_there, seat, out)
            found += out
        assert found == reasons, f"{rules}, state {at}"
    return sum(len(reasons) for _, reasons in explained)


@cache
def positions(count: int) -> list[Game]:
    """Games of some kinds, each some steps on."""
    kinds: list[dict[str, Any]] = [
        {"players": 2}, {"players": 4}, {"players": 3, "expansions": ("ghost",), "deluxe": True},
        {"variant": "solo", "difficulty": "unbeatable"}, {"players": 2, "edition": "rulebook-2023"},
    ]  # fmt: skip
    found = []
    for number in range(count):
        game = Game(seed=number.to_bytes(32), first=0, **kinds[number % len(kinds)])
        bots = [make_bot("greedy", seat) for seat in range(game.rules.players)]
        for _ in range(number * 5 % 24):
            seat = min(game.to_act)
            game.play(bots[seat].choose(view_of(game, seat), list(game.legal_actions(seat))), seat)
        found.append(game)
    return found


def view_of(game: Game, seat: int) -> SeatView:
    return SeatView.of(game.state, game.rules, seat)


Plan = tuple[list[int], int, str]


class Planner:
    """Lets bots plan in one way of running; workspaces are kept, since they are large."""

    def __init__(self, maker: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
        self.maker = maker
        self.made: dict[tuple[Any, ...], Runtime] = {}
        self._patch: Callable[..., None] = monkeypatch.setattr

    def shared(self, *sizes: Any) -> Runtime:
        if sizes not in self.made:
            self.made[sizes] = Runtime(self.maker, *sizes)
        return self.made[sizes]

    def plan(self, bot: str, game: Game) -> Plan:
        """The whole plan, the evaluations, and a hash of the values that stand on the workspaces afterwards."""
        self._patch(learned_module, "shared_runtime", self.shared)
        player: Any = make_bot(bot, 7)
        seat = min(game.to_act)
        action = player.choose(view_of(game, seat), list(game.legal_actions(seat)))
        workspaces = [runtime.workspace for runtime in self.made.values()]
        leaves = [leaf for workspace in workspaces for leaf in workspace.leaf]
        values = [repr((leaf.value, leaf.win, leaf.margin, leaf.total)) for leaf in leaves]
        return [int(action), *player._plan], player.evaluations, hashlib.sha256("".join(values).encode()).hexdigest()


def compare_plans(bot: str, count: int, makers: list[Maker], monkeypatch: pytest.MonkeyPatch) -> None:
    """Plans, evaluations and values of several ways, over so many positions."""
    ways = [Planner(maker, monkeypatch) for maker in makers]
    asked = 0
    for number, game in enumerate(positions(count)):
        first, *others = (way.plan(bot, game) for way in ways)
        for way, other in zip(ways[1:], others, strict=True):
            assert other == first, f"{bot}, position {number}: {way.maker.name} differs from {ways[0].maker.name}"
        asked += first[1]
    assert asked > count
