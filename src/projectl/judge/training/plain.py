"""Games by the nets of the bots alone, each seat with slips of its own: they take a tenth of the time of bots."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import numpy as np

from projectl.judge.net.index import FIRST_KEPT, GAME
from projectl.judge.position import Position, settled
from projectl.judge.running import Bench, native_judge
from projectl.rules.engine import SEATS, TURN_CAP
from projectl.rules.layouts import STATE

from .games import NAMES, Games
from .mix import KINDS, draw, quick_player

PLAIN_GAMES = 1000
"""In a file."""
LEARNED_FROM = 12
"""Positions of a game, drawn by chance: more games tell more than more positions of the same."""
ROUNDS = 60
"""After so many a game is given up, and not learned from."""
NEARLY_NONE, MOST_SLIPS = 50, 700
"""Of a thousand turns."""
FEW = 0.3
"""The share of the seats that slip hardly ever."""


class _Plain(NamedTuple):
    """A game that came to its end."""

    kind: int
    options: int
    states: bytes
    turn: list[int]
    turns: int
    shares: tuple[float, ...]


def plain_games(number: int) -> Games:
    """So many games, which follow from a number."""
    benches = {ghosts: Bench(native_judge(), ghosts, None) for ghosts in (False, True)}
    first = number * PLAIN_GAMES
    every = [_play(benches, seed) for seed in range(first, first + PLAIN_GAMES)]
    played = [each for each in every if each is not None]
    return Games(
        np.frombuffer(b"".join(each.states for each in played), np.uint8).reshape(-1, STATE.size()),
        np.repeat(np.arange(len(played), dtype=np.int32), [len(each.turn) for each in played]),
        np.array([turn for each in played for turn in each.turn], np.int16),
        np.array([each.kind for each in played], np.int8),
        np.array([each.options for each in played], np.int8),
        np.array([each.turns for each in played], np.int16),
        np.array([[*each.shares, *[0.0] * (SEATS - len(each.shares))] for each in played], np.float32),
    )


def _play(benches: dict[bool, Bench], seed: int) -> _Plain | None:
    """The game of a seed; None if it was given up."""
    chance = Random(f"projectl judge plain {seed}")
    drawn = draw(chance, None, quick_player)
    rules = drawn.options.rules()
    bench = benches[rules.ghosts > 0]
    laid = bench.laid_out(rules._replace(confirm=1, turn_cap=ROUNDS * rules.players))
    for seat in range(rules.players):
        most = NEARLY_NONE if chance.random() < FEW else MOST_SLIPS
        bench.scales.slips[seat] = chance.randrange(most)
    place = bench.place
    kept = bench.kernels.self_play(bench.states, laid, place.workspace, bench.scales, seed, place.out)
    end = bench.maker.get(bench.states, GAME)
    shares = settled(Position(end, rules))
    assert shares is not None, "it is played to its end"
    if end.end_reason == TURN_CAP:
        return None
    places = [FIRST_KEPT + at for at in sorted(chance.sample(range(kept), min(kept, LEARNED_FROM)))]
    states = b"".join(bytes(bench.states[at]) for at in places)
    turns = [bench.states[at].turn for at in places]
    options = KINDS[drawn.kind].index(drawn.options)
    return _Plain(NAMES.index(drawn.kind), options, states, turns, end.turn, shares)
