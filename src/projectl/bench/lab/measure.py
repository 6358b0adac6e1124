"""`projectl bench lab`: the environments beside those of PettingZoo and pgx, in one run on one core."""

from __future__ import annotations

import json
import os
import platform
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from statistics import median
from typing import Any

from .ours import SIX, TWO, threaded, vector
from .peers import connect_four, pgx_connect_four, played_in_turn, require_peers

GAMES = 1024
SECONDS = 2.0
"""Of each measurement."""
REPEATS = 3
THREAD_REPEATS = 5
QUIET = 0.3
"""With more load than this two threads are not compared with one."""
NOT_MEASURABLE = "not measurable"
TARGETS = {
    "vector_over_connect_four": 150,
    "vector_over_pgx": 0.6,
    "two_threads_over_one": 1.7,
    "aec_over_connect_four": 2,
    "six_players_over_two": 0.4,
}
"""At least."""

Figures = dict[str, Any]


def measure(seconds: float = SECONDS, games: int = GAMES) -> Figures:
    """All figures; rates are steps a second of processor time on one core, the median of some rounds.

    MissingPeerError if there is nobody to compare with.
    """
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    with one_core():
        versions = require_peers()
        figures: Figures = _rates(seconds, games)
    four = figures["connect_four_steps_per_s"]
    figures["vector_over_connect_four"] = figures["vector_steps_per_s"] / four
    figures["vector_over_pgx"] = figures["vector_steps_per_s"] / figures["pgx_connect_four_steps_per_s"]
    figures["aec_over_connect_four"] = figures["aec_steps_per_s"] / four
    figures["six_players_over_two"] = figures["vector_6_players_steps_per_s"] / figures["vector_steps_per_s"]
    figures["two_threads_over_one"] = _threads(seconds, games) if load <= QUIET else NOT_MEASURABLE
    figures = {name: round(value, 3) if isinstance(value, float) else value for name, value in figures.items()}
    about = {"games": games, "load": round(load, 2), "python": platform.python_version(), "machine": platform.machine()}
    return {**figures, "missed": missed(figures), **about, **versions}


def missed(figures: Figures) -> list[str]:
    """What is less than it should be; what could not be measured is neither met nor missed."""
    return [name for name, least in TARGETS.items() if figures[name] != NOT_MEASURABLE and figures[name] < least]


def _rates(seconds: float, games: int) -> Figures:
    """Each in turn, some times over, so that a busy moment does not fall on one of them alone."""
    from projectl.lab import projectl_v0

    sources = {
        "connect_four_steps_per_s": played_in_turn(connect_four),
        "aec_steps_per_s": played_in_turn(projectl_v0.env),
        "vector_steps_per_s": vector(games, **TWO),
        "vector_6_players_steps_per_s": vector(games, **SIX),
        "pgx_connect_four_steps_per_s": pgx_connect_four(games),
    }
    return _medians(sources, REPEATS, seconds)


def _threads(seconds: float, games: int) -> float:
    found = _medians({"one": threaded(games, 1), "two": threaded(games, 2)}, THREAD_REPEATS, seconds)
    return found["two"] / found["one"]


def _medians(sources: dict[str, Callable[[float], float]], repeats: int, seconds: float) -> dict[str, float]:
    found: dict[str, list[float]] = {name: [] for name in sources}
    for _ in range(repeats):
        for name, source in sources.items():
            found[name].append(source(seconds))
    return {name: median(values) for name, values in found.items()}


@contextmanager
def one_core() -> Iterator[None]:
    """Everything that begins here runs on one core, where the system knows how to say so."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    all_cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(all_cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, all_cores)


def run(as_json: bool) -> int:
    """Measure and show; 1 if a target was missed."""
    figures = measure()
    if as_json:
        json.dump(figures, sys.stdout, indent=1)
        sys.stdout.write("\n")
    else:
        for name, value in figures.items():
            least = f"≥ {TARGETS[name]}" if name in TARGETS else ""
            print(f"{name:30} {_shown(value):>14}  {least}".rstrip())
    return 1 if figures["missed"] else 0


def _shown(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(value) or "nothing"
    if isinstance(value, float):
        return f"{value:,.3f}" if value < 1000 else f"{value:,.0f}"
    return str(value)
