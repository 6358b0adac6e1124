"""A game as it was played interpreted, to be compared with the same actions run another way."""

from __future__ import annotations

import struct
from typing import Any

from projectl.rules.engine import ACTIONS
from projectl.rules.ruleset import Rules
from projectl.rules.state import State
from projectl.rules.ways.native import PACKED_STATE
from projectl.rules.ways.running import Maker, engine_kernels, native

from .invariants import ViolationError, demand

SWEEP = 8
"""Every so many steps all actions of all seats are tried on the compiled engine."""


def packed(state: State) -> bytes:
    """The state as the record of the compiled engine; ViolationError when a number does not fit its field."""
    try:
        return PACKED_STATE.pack(*state.numbers())
    except struct.error as error:
        raise ViolationError(f"a number of the state does not fit its field: {error}") from None


class Trail:
    """Every step of a game: who did what, what was legal, and the states before and after."""

    def __init__(self, state: State) -> None:
        self.seats: list[int] = []
        self.actions: list[int] = []
        self.listed: list[int] = []
        self.states = [packed(state)]
        self.start = state.clone()

    def add(self, seat: int, action: int, listed: list[int], after: State) -> None:
        """One more step."""
        self.seats.append(seat)
        self.actions.append(action)
        self.listed.append(len(listed))
        self.listed += listed
        self.states.append(packed(after))


def compare(trail: Trail, rules: Rules) -> None:
    """Replay a trail on the compiled engine; a ViolationError names the first step that comes out differently."""
    maker = native()
    states = replayed(maker, trail, rules)
    marks = maker.numbers([0] * ACTIONS)
    some = states.picked(SWEEP)
    odd = engine_kernels(maker).disagreement(some, _kept(maker).rules(rules), marks, maker.buffer())
    demand(odd < 0, "compiled legal and explain differ after step", odd * SWEEP)


def replayed(maker: Maker, trail: Trail, rules: Rules) -> Any:
    """All states of the game, played another way from the first one on, and found to be the same."""
    count = len(trail.actions)
    states = maker.row(State, count + 1)
    maker.put(states, 0, trail.start)
    listed = maker.numbers([0] * len(trail.listed))
    seats, actions = maker.numbers(trail.seats), maker.numbers(trail.actions)
    records = states, _kept(maker).rules(rules)
    played = engine_kernels(maker).trail(*records, seats, actions, listed, maker.buffer())
    demand(played == count, "the compiled engine refuses step", played)
    demand(listed.tolist() == trail.listed, "compiled legal lists differ")
    everything, size = states.tobytes(), states.layout.size()
    for at, expected in enumerate(trail.states):
        demand(everything.startswith(expected, at * size), "compiled and interpreted differ after step", at)
    return states


class _Kept:
    """The records of rules and tables, each made once for a maker."""

    def __init__(self, maker: Maker) -> None:
        self.maker = maker
        self._rules: dict[int, tuple[Rules, Any]] = {}
        """By identity: they hold lists, so that they cannot be hashed."""

    def rules(self, rules: Rules) -> Any:
        """For one game."""
        if id(rules) not in self._rules:
            self._rules[id(rules)] = (rules, self.maker.rules(rules))
        return self._rules[id(rules)][1]


_KEPT: dict[int, _Kept] = {}
"""By the maker's identity; there are few."""


def _kept(maker: Maker) -> _Kept:
    if id(maker) not in _KEPT:
        _KEPT[id(maker)] = _Kept(maker)
    return _KEPT[id(maker)]
