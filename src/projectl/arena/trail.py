"""A game as it was played interpreted, to be compared with the same actions on the compiled engine."""

from __future__ import annotations

import struct
from functools import lru_cache
from typing import Any

from projectl.rules.compiled import Fast, load
from projectl.rules.engine.codes import ACTIONS
from projectl.rules.state import FIELDS, State
from projectl.rules.switches import Rules
from projectl.rules.tables import Tables

from .invariants import Violation, demand

_LETTERS = {8: "q", 4: "i", 2: "h", 1: "b"}
_PACKED = struct.Struct("<" + "".join(f"{length or 1}{_LETTERS[width]}" for _, width, length in FIELDS))

SWEEP = 8
"""Every so many steps all actions of all seats are tried on the compiled engine."""


def packed(state: State) -> bytes:
    """The state as the record of the compiled engine; Violation when a number does not fit its field."""
    try:
        return _PACKED.pack(*state.numbers())
    except struct.error as error:
        raise Violation(f"a number of the state does not fit its field: {error}") from None


class Trail:
    """Every step of a game: who did what, what was legal, and the states before and after."""

    def __init__(self, state: State) -> None:
        self.seats: list[int] = []
        self.actions: list[int] = []
        self.listed: list[int] = []
        self.states = [packed(state)]

    def add(self, seat: int, action: int, listed: list[int], after: State) -> None:
        """One more step."""
        self.seats.append(seat)
        self.actions.append(action)
        self.listed.append(len(listed))
        self.listed += listed
        self.states.append(packed(after))


def compare(trail: Trail, rules: Rules, tables: Tables) -> None:
    """Replay a trail on the compiled engine; a Violation names the first step that comes out differently."""
    fast = load()
    states = _replayed(fast, trail, rules, tables)
    marks = fast.numbers([0] * ACTIONS)
    some = states[::SWEEP].copy()
    odd = fast.kernels.disagreement(some, _rules(rules), _tables(tables), marks, fast.new_buffer())
    demand(odd < 0, "compiled legal and explain differ after step", odd * SWEEP)


def _replayed(fast: Fast, trail: Trail, rules: Rules, tables: Tables) -> Any:
    """All states of the game, played by the compiled engine from the first one on."""
    import numpy

    count = len(trail.actions)
    states = fast.new_states(count + 1)
    rows = states.view(numpy.uint8).reshape(count + 1, fast.dtype.itemsize)[:, : _PACKED.size]
    expected = numpy.frombuffer(b"".join(trail.states), numpy.uint8).reshape(count + 1, _PACKED.size)
    rows[0] = expected[0]
    listed = fast.numbers([0] * len(trail.listed))
    seats, actions = fast.numbers(trail.seats), fast.numbers(trail.actions)
    played = fast.kernels.trail(states, _rules(rules), _tables(tables), seats, actions, listed, fast.new_buffer())
    demand(played == count, "the compiled engine refuses step", played)
    demand(listed.tolist() == trail.listed, "compiled legal lists differ")
    odd = numpy.flatnonzero((rows != expected).any(axis=1))
    demand(not len(odd), "compiled and interpreted differ after step", odd[:1])
    return states


@lru_cache(maxsize=64)
def _rules(rules: Rules) -> Any:
    return load().rules(rules)


_TABLES: dict[int, tuple[Tables, Any]] = {}


def _tables(tables: Tables) -> Any:
    """The record of some tables, made once; they hold lists, so that they cannot be hashed."""
    if id(tables) not in _TABLES:
        _TABLES[id(tables)] = (tables, load().tables(tables))
    return _TABLES[id(tables)][1]
