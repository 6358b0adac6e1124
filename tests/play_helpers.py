"""Games for tests: played sensibly, so that puzzles are completed and games come to an end, or at random."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from projectl.checks.modes import all_modes
from projectl.checks.random_policy import STYLES, Chooser, Sensible, uniform
from projectl.record.gamefile import GameRecord, Move, commit
from projectl.record.notation.action import Action
from projectl.rules.buffers import new_buffer
from projectl.rules.engine.codes import OVER
from projectl.rules.engine.legal import legal
from projectl.rules.engine.seats import may_act
from projectl.rules.engine.step import apply
from projectl.rules.options import Options
from projectl.rules.result import score_sheet
from projectl.rules.ruleset import Rules
from projectl.rules.shuffle import deal_game
from projectl.rules.state import State


@cache
def chosen_modes() -> tuple[Options, ...]:
    """Few modes that have everything: by edition, box, variant and Endless White the smallest and the largest game."""
    groups: dict[object, list[Options]] = {}
    for options in all_modes():
        key = (options.edition, options.deluxe, options.variant, options.endless_white)
        groups.setdefault(key, []).append(options)
    return tuple(mode for group in groups.values() for mode in dict.fromkeys((group[0], group[-1])))


def play(state: State, rules: Rules, rng: Random, choose: Chooser, steps: int) -> Iterator[Move]:
    """At most so many steps, until the game is over; yields each move once it is done."""
    buffer = new_buffer()
    for _ in range(steps):
        if state.phase == OVER:
            return
        seat = rng.choice([seat for seat in range(rules.players) if may_act(state, rules, seat)])
        count = legal(state, rules, seat, buffer)
        action = choose(state, seat, list(buffer[:count]))
        apply(state, rules, seat, action)
        yield Move(seat, Action(action))


def play_sensibly(state: State, rules: Rules, rng: Random, steps: int = 2000) -> list[Move]:
    """Play so that puzzles are completed; the state is changed, the moves are returned."""
    return list(play(state, rules, rng, Sensible(rules, rng, rng.choice(STYLES)), steps))


def states_of_game(options: Options, rng: Random, steps: int) -> Iterator[State]:
    """The states of a game that is half of the time sensible and half of the time random; always the same object."""
    rules = options.rules()
    state = deal_game(options, rng.randbytes(32))
    yield state
    choose: Chooser = Sensible(rules, rng, rng.choice(STYLES)) if rng.random() < 0.8 else uniform(rng)
    for _ in play(state, rules, rng, choose, steps):
        yield state


def recorded_game(options: Options, seed: int, steps: int = 2000) -> GameRecord:
    """The record of a sensible game; it is finished unless so many steps were not enough."""
    rng = Random(seed)
    secret = rng.randbytes(32)
    rules = options.rules()
    state = deal_game(options, secret)
    first = state.first
    moves = play_sensibly(state, rules, rng, steps)
    return GameRecord(
        options=options,
        first=first,
        moves=tuple(moves),
        seed=secret,
        names=tuple(f"Player {seat + 1}" for seat in range(rules.players)),
        result=score_sheet(state, rules) if state.phase == OVER else None,
        game_id=f"test-{seed}",
        commitment=commit(options, secret, f"test-{seed}"),
    )
