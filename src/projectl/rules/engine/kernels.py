"""Loops over many steps and many games, worth one call from outside: batches, random games, perft.

`states` is a row of states: a list of `State`, or records in memory of the compiled engine, where these
functions run without the interpreter's lock. `out` has one buffer for `legal` per row it is indexed by.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .chance import advanced, drawn
from .codes import ACTIONS, OVER, PLAY
from .copying import copy_state
from .dealing import deal_seeded
from .explain import explain
from .legal import legal
from .reasons import ALLOWED
from .seats import may_act
from .step import apply, step

if TYPE_CHECKING:
    from projectl.rules.buffers import Buffer
    from projectl.rules.ruleset import Rules
    from projectl.rules.state import State


def deal_at(states: list[State], at: int, rules: Rules, seed: int) -> None:
    """Deal a game from a small seed into a blank state."""
    deal_seeded(states[at], rules, seed)


def legal_at(states: list[State], at: int, rules: Rules, seat: int, out: Buffer) -> int:
    """`legal` for one of the states."""
    return legal(states[at], rules, seat, out)


def step_at(states: list[State], at: int, rules: Rules, seat: int, action: int) -> int:
    """`step` for one of the states."""
    return step(states[at], rules, seat, action)


def explain_all(states: list[State], at: int, rules: Rules, seat: int, out: Buffer) -> None:
    """`explain` for one of the states, of every action, into `out`."""
    for action in range(ACTIONS):
        out[action] = explain(states[at], rules, seat, action)


def next_actor(state: State, rules: Rules, after: int) -> int:
    """The first seat from `after` on, clockwise, that may act; -1 when the game is over."""
    if state.phase == PLAY and rules.markers == 1:
        return state.holder[0]
    for i in range(rules.players):
        seat = (after + i) % rules.players
        if may_act(state, rules, seat):
            return seat
    return -1


def play_random(states: list[State], at: int, rules: Rules, chance: int, steps: int, out: Buffer) -> int:
    """Play uniformly random steps, at most so many, until the game is over; returns how many were played."""
    state = states[at]
    played = 0
    while played < steps and state.phase != OVER:
        seat = next_actor(state, rules, chance % rules.players)
        chance = advanced(chance)
        apply(state, rules, seat, out[drawn(chance, legal(state, rules, seat, out))])
        played += 1
    return played


def replay(
    states: list[State],
    at: int,
    rules: Rules,
    seats: Sequence[int],
    actions: Sequence[int],
    out: Buffer,
) -> int:
    """List the legal actions and do the given one, over and over; returns how many were legal in all."""
    total = 0
    for i in range(len(actions)):
        total += legal(states[at], rules, seats[i], out)
        step(states[at], rules, seats[i], actions[i])
    return total


def perft(states: list[State], at: int, rules: Rules, depth: int, out: Sequence[Buffer]) -> int:
    """How many sequences of `depth` actions there are from a state; states and buffers after `at` are used."""
    if depth == 0:
        return 1
    leaves = 0
    for seat in range(rules.players):
        count = legal(states[at], rules, seat, out[at])
        if depth == 1:
            leaves += count
            continue
        for i in range(count):
            copy_state(states, at + 1, at)
            apply(states[at + 1], rules, seat, out[at][i])
            leaves += perft(states, at + 1, rules, depth - 1, out)
    return leaves


def step_children(states: list[State], at: int, rules: Rules, out: Buffer) -> int:
    """Clone the state and step the clone, once for every legal action of every seat; returns how many."""
    children = 0
    for seat in range(rules.players):
        count = legal(states[at], rules, seat, out)
        for i in range(count):
            copy_state(states, at + 1, at)
            apply(states[at + 1], rules, seat, out[i])
        children += count
    return children


def play_games(states: list[State], rules: Rules, seed: int, games: int, steps: int, out: Buffer) -> int:
    """Deal and play random games to their ends, of at most so many steps each; returns how many steps were played.

    The first of the two states is blank and stays so.
    """
    played = 0
    for game in range(games):
        copy_state(states, 1, 0)
        deal_seeded(states[1], rules, seed + game)
        played += play_random(states, 1, rules, states[1].rng, steps, out)
    return played


def play_all(states: list[State], rules: Rules, chances: Sequence[int], steps: int, out: Buffer) -> int:
    """At most so many random steps in every game, each with a generator of its own; returns how many in all."""
    played = 0
    for game in range(len(states)):
        played += play_random(states, game, rules, chances[game], steps, out)
    return played


def replay_games(
    states: list[State],
    rules: Rules,
    ends: Sequence[int],
    seats: Sequence[int],
    actions: Sequence[int],
    out: Buffer,
) -> int:
    """List the legal actions and do the recorded one, game after game; returns how many were legal in all.

    All states but the last are the games as dealt; the last is played in. `ends` has the end of every game in `seats`
    and `actions`.
    """
    table = len(states) - 1
    total = 0
    start = 0
    for game in range(table):
        copy_state(states, table, game)
        for i in range(start, ends[game]):
            total += legal(states[table], rules, seats[i], out)
            step(states[table], rules, seats[i], actions[i])
        start = ends[game]
    return total


def clone_and_step(
    states: list[State],
    rules: Rules,
    parents: Sequence[int],
    seats: Sequence[int],
    actions: Sequence[int],
) -> int:
    """Clone a parent into the last state and do an action there, over and over; returns how often."""
    clone = len(states) - 1
    for i in range(len(parents)):
        copy_state(states, clone, parents[i])
        apply(states[clone], rules, seats[i], actions[i])
    return len(parents)


def trail(
    states: list[State],
    rules: Rules,
    seats: Sequence[int],
    actions: Sequence[int],
    listed: Buffer,
    out: Buffer,
) -> int:
    """Play recorded actions so that `states[i + 1]` is the state after the i-th; `states[0]` is the start.

    `listed` gets, for every step, the number of legal actions and then these. Returns how many steps were played, up to
    the first that was refused or for whose legal actions there was no room.
    """
    end = 0
    for i in range(len(actions)):
        count = legal(states[i], rules, seats[i], out)
        if end + count >= len(listed):
            return i
        listed[end] = count
        for j in range(count):
            listed[end + 1 + j] = out[j]
        end += count + 1
        copy_state(states, i + 1, i)
        if step(states[i + 1], rules, seats[i], actions[i]) != ALLOWED:
            return i
    return len(actions)


def disagreement(states: list[State], rules: Rules, marks: Buffer, out: Buffer) -> int:
    """The first state for which `legal` lists other actions than `explain` allows, or one twice; -1 if there is none.

    Every action of every seat is tried. `marks` has a zero for each action, and still has in the end.
    """
    for at in range(len(states)):
        for seat in range(rules.players):
            count = legal(states[at], rules, seat, out)
            for i in range(count):
                marks[out[i]] += 1
            wrong = False
            for action in range(ACTIONS):
                allowed = 1 if explain(states[at], rules, seat, action) == ALLOWED else 0
                wrong = wrong or marks[action] != allowed
            for i in range(count):
                marks[out[i]] = 0
            if wrong:
                return at
    return -1
