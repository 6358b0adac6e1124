"""No index is ever negative: Python would count from the end, C would read what lies before the array."""

from random import Random
from typing import Any

import pytest

from projectl.bots import SeatView, make_bot
from projectl.bots.value_net import learned as learned_module
from projectl.bots.value_net.runtime import Runtime
from projectl.checks.modes import all_modes
from projectl.game import Game
from projectl.rules import State, apply, deal_seeded, legal, may_act
from projectl.rules.engine.codes import OVER
from projectl.rules.ruleset import Rules
from projectl.rules.ways.running import Interpreted


class Checked(list[Any]):
    """A list that does not count from its end."""

    def __getitem__(self, at: Any) -> Any:
        if isinstance(at, slice):
            return Checked(super().__getitem__(at))
        assert at >= 0
        return super().__getitem__(at)

    def __setitem__(self, at: Any, value: Any) -> None:
        assert isinstance(at, slice) or at >= 0
        super().__setitem__(at, value)


def check(record: Any, names: Any) -> None:
    for name in names:
        if isinstance(value := getattr(record, name), list):
            setattr(record, name, Checked(value))


def checked_rules(rules: Rules) -> Rules:
    every: dict[str, Any] = rules._asdict()
    lists: dict[str, Any] = {name: Checked(value) for name, value in every.items() if isinstance(value, list)}
    return rules._replace(**lists)


class CheckedMaker(Interpreted):
    def row(self, kind: Any, count: int) -> list[Any]:
        return Checked(super().row(kind, count))

    def record(self, kind: Any) -> Any:
        made = super().record(kind)
        check(made, kind.__slots__)
        return made

    def rules(self, rules: Rules) -> Rules:
        return checked_rules(rules)

    def put(self, states: list[State], at: int, state: State) -> None:
        super().put(states, at, state)
        check(states[at], State.__slots__)


def test_a_checked_list_finds_one() -> None:
    with pytest.raises(AssertionError):
        Checked([1, 2])[-1]
    with pytest.raises(AssertionError):
        Checked([1, 2])[-1] = 3


def test_the_engine() -> None:
    modes, steps = all_modes(), 0
    for number in range(0, len(modes), 4):
        options = modes[number]._replace(turn_cap=6 * (modes[number].players or 1)).checked()
        rules = checked_rules(options.rules())
        state, out, chance = State(), Checked([0] * 2747), Random(number)
        check(state, State.__slots__)
        deal_seeded(state, rules, number)
        while state.phase != OVER:
            seat = chance.choice([seat for seat in range(rules.players) if may_act(state, rules, seat)])
            action = out[chance.randrange(legal(state, rules, seat, out))]
            apply(state, rules, seat, action)
            steps += 1
    assert steps > 1_000


@pytest.mark.long
@pytest.mark.parametrize("bot", ["learned:1", "expert:60"])
def test_the_nets(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made: dict[tuple[Any, ...], Runtime] = {}

    def shared(width: int, fits: int, leaves: int, ghosts: bool) -> Runtime:
        return made.setdefault((leaves, ghosts), Runtime(CheckedMaker(), min(width, 2), fits, leaves, ghosts))

    monkeypatch.setattr(learned_module, "shared_runtime", shared)
    kinds: list[dict[str, Any]] = [{"players": 3}, {"variant": "solo", "difficulty": "standard"}]
    for choices in kinds:
        game = Game(seed=bytes(32), first=0, **choices)
        player = make_bot(bot, 1)
        for _ in range(4):
            seat = min(game.to_act)
            view = SeatView.of(game.state, game.rules, seat)
            game.play(player.choose(view, list(game.legal_actions(seat))), seat)
    assert made
