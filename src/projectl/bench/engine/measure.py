"""`projectl bench engine`: how fast the engine is, against python-chess and against its own targets."""

from __future__ import annotations

import os
import statistics
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from projectl.rules.state import State

from .ours import Bench, CompiledBench, crowded_positions, recorded_games
from .peers import chess_rate, require_chess
from .size import installed_mb
from .startup import import_ms, ready_ms

REPEATS = 3
Figures = dict[str, float]
Announce = Callable[[str], None]


class Target(NamedTuple):
    """What a figure should be: at least or at most so much."""

    figure: str
    limit: float
    at_least: bool

    def is_met(self, figures: Figures) -> bool:
        """Whether the figure is as it should be."""
        value = figures[self.figure]
        return value >= self.limit if self.at_least else value <= self.limit


TARGETS = (
    Target("interpreted_over_chess", 4, True),
    Target("compiled_over_chess", 440, True),
    Target("interpreted_replay_over_chess", 2, True),
    Target("compiled_replay_over_chess", 195, True),
    Target("clone_step_ns", 32, False),
    Target("state_bytes", 640, False),
    Target("import_ms", 60, False),
    Target("ready_ms", 20, False),
    Target("all_mb", 150, False),
)


def measure(announce: Announce = lambda _stage: None) -> Figures:
    """All figures, in one run on one core; rates are processor time, the median of three."""
    require_chess()
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    announce("record")
    bench = Bench(recorded_games())
    compiled = CompiledBench(bench, crowded_positions())
    announce("play")
    figures = _rates(bench, compiled)
    announce("start")
    figures["import_ms"] = import_ms()
    figures["ready_ms"] = ready_ms()
    figures["state_bytes"] = State.LAYOUT.size()
    figures["all_mb"] = installed_mb()
    figures["load"] = load
    return _with_ratios(figures)


def _rates(bench: Bench, compiled: CompiledBench) -> Figures:
    """Each rate in turn, three times over, so that a busy moment does not fall on one of them alone."""
    sources: dict[str, Callable[[], float]] = {
        "chess_moves_per_s": lambda: chess_rate(10_000),
        "interpreted_steps_per_s": lambda: bench.interpreted_random(400),
        "interpreted_replay_steps_per_s": bench.interpreted_replay,
        "compiled_steps_per_s": lambda: compiled.random(30_000),
        "compiled_replay_steps_per_s": lambda: compiled.replay(200),
        "clone_step_ns": lambda: compiled.children_ns(40),
        "batch_steps_per_s": lambda: compiled.batch_rate(1, 100),
        "batch_steps_per_s_2_threads": lambda: compiled.batch_rate(2, 100),
    }
    found: dict[str, list[float]] = {name: [] for name in sources}
    for _ in range(REPEATS):
        for name, source in sources.items():
            found[name].append(source())
    return {name: statistics.median(values) for name, values in found.items()}


def _with_ratios(figures: Figures) -> Figures:
    chess = figures["chess_moves_per_s"]
    interpreted, compiled = figures["interpreted_steps_per_s"], figures["compiled_steps_per_s"]
    return {
        "interpreted_over_chess": interpreted / chess,
        "compiled_over_chess": compiled / chess,
        "interpreted_replay_over_chess": figures["interpreted_replay_steps_per_s"] / chess,
        "compiled_replay_over_chess": figures["compiled_replay_steps_per_s"] / chess,
        "compiled_over_interpreted": compiled / interpreted,
        **figures,
    }


def run(json: bool = False, picture: Path | None = None) -> int:
    """Measure, show the figures, and return the exit code of the command."""
    from .picture import draw
    from .report import announcer, print_json, print_table

    figures = measure(announcer())
    if json:
        print_json(figures)
    else:
        print_table(figures)
    if picture is not None:
        picture.write_text(draw(figures), encoding="utf-8")
    return 0
