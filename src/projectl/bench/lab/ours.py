"""The rates of the vector engine: observation, mask, and new games for those that are over."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter, process_time
from typing import Any, Unpack

import numpy as np

from projectl.lab import VectorEngine
from projectl.rules.options import EXPANSIONS, OptionFields

TWO: OptionFields = {"players": 2}
SIX: OptionFields = {"players": 6, "edition": "rulebook-2023", "expansions": EXPANSIONS}
ROUND = 8
"""Steps between two looks at the clock."""
WARM = 100
"""Steps before measuring, by which games are at different points of their course."""


def vector(games: int, **choices: Unpack[OptionFields]) -> Callable[[float], float]:
    """Steps a second of random games in one thread, for so many seconds of the processor."""
    go_on = _player(games, 1, choices)
    return lambda seconds: _rate(go_on, games, seconds, process_time)


def threaded(games: int, threads: int) -> Callable[[float], float]:
    """The same in some threads, by the clock."""
    go_on = _player(games, threads, TWO)
    return lambda seconds: _rate(go_on, games, seconds, perf_counter)


def _player(games: int, threads: int, choices: OptionFields) -> Callable[[int], Any]:
    engine = VectorEngine(games, seed=1, threads=threads, **choices)
    engine.reset()
    chance = np.random.default_rng(1)

    def go_on(steps: int) -> None:
        for _ in range(steps):
            engine.step(engine.draw(chance))

    go_on(WARM)
    return go_on


def _rate(go_on: Callable[[int], Any], games: int, seconds: float, clock: Callable[[], float]) -> float:
    steps, began = 0, clock()
    while clock() - began < seconds:
        go_on(ROUND)
        steps += ROUND * games
    return steps / (clock() - began)
