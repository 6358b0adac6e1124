"""Sensible games, recorded as they are played, for measurements and tests."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from projectl.bots import SeatView, make_bot
from projectl.checks.random_policy import PLAIN, Chooser, Sensible
from projectl.record.notation.action import Action
from projectl.rules.buffers import new_buffer
from projectl.rules.engine import OVER, apply, deal_seeded, legal, may_act
from projectl.rules.options import Options
from projectl.rules.ruleset import Rules
from projectl.rules.state import State

GREEDY = "greedy"
"""The style of a bot that plays to win, and much more slowly than the others."""


@dataclass
class Recorded:
    """A game as it was dealt, and what was done in it."""

    start: State
    seats: list[int] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    positions: list[State] = field(default_factory=list)
    """The state before every action, if they were asked for."""


def record_game(options: Options, seed: int, style: str = PLAIN, positions: bool = False) -> Recorded:
    """Play one game in a style of `sensible`, or by greedy bots; a seed gives the same game again."""
    rules = options.rules()
    state = State()
    deal_seeded(state, rules, seed)
    chance = Random(seed)
    choose = greedy(rules, seed) if style == GREEDY else Sensible(rules, chance, style)
    game = Recorded(state.clone())
    out = new_buffer()
    while state.phase != OVER:
        seat = chance.choice([seat for seat in range(rules.players) if may_act(state, rules, seat)])
        action = choose(state, seat, list(out[: legal(state, rules, seat, out)]))
        if positions:
            game.positions.append(state.clone())
        game.seats.append(seat)
        game.actions.append(action)
        apply(state, rules, seat, action)
    return game


def greedy(rules: Rules, seed: int) -> Chooser:
    """Greedy bots in all seats."""
    bots = [make_bot("greedy", seed * rules.players + seat) for seat in range(rules.players)]

    def choose(state: State, seat: int, actions: list[int]) -> int:
        view = SeatView.of(state, rules, seat)
        return int(bots[seat].choose(view, [Action(action) for action in actions]))

    return choose
