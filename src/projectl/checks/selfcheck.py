"""`projectl selfcheck`: many games in every mode, watched step by step and played again on the compiled engine."""

from __future__ import annotations

import os
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any

from projectl.errors.exit_codes import INTERRUPTED
from projectl.rules.options import Options
from projectl.rules.ways.running import native

from .modes import all_modes, mode_name
from .tally import expected_things
from .watched_game import Task, check_game

CHUNK = 8
"""Games that a worker gets at a time."""
ENOUGH = 40
"""In so many games of a mode everything that it allows must have happened."""

Tallies = dict[str, Counter[str]]


@dataclass
class Report:
    """What was found."""

    tallies: Tallies = field(default_factory=dict)
    """By mode: how often each thing happened."""
    violations: list[str] = field(default_factory=list)
    seconds: float = 0.0
    interrupted: bool = False

    @property
    def missing(self) -> list[tuple[str, str]]:
        """Things that a mode allows and that never happened in it, although there were enough games."""
        expected = {name: _expected(modes) for name, modes in modes_by_name().items()}
        return [
            (mode, thing)
            for mode, tally in self.tallies.items()
            for thing in sorted(expected[mode])
            if tally["games"] >= ENOUGH and not tally[thing]
        ]

    @property
    def ok(self) -> bool:
        """Whether nothing was found."""
        return not (self.violations or self.missing or self.interrupted)

    @property
    def exit_code(self) -> int:
        """0 when nothing was found."""
        return INTERRUPTED if self.interrupted else int(not self.ok)

    def document(self) -> dict[str, Any]:
        """The report as plain JSON."""
        return {
            "ok": self.ok,
            "seconds": round(self.seconds, 1),
            "games": sum(tally["games"] for tally in self.tallies.values()),
            "modes": {mode: dict(sorted(tally.items())) for mode, tally in self.tallies.items()},
            "missing": [{"mode": mode, "thing": thing} for mode, thing in self.missing],
            "violations": self.violations,
            "interrupted": self.interrupted,
        }


def modes_by_name() -> dict[str, list[Options]]:
    """The modes by edition, box, variant and players: all sets of expansions that are possible with these."""
    names: dict[str, list[Options]] = {}
    for options in all_modes():
        names.setdefault(mode_name(options), []).append(options)
    return names


def _expected(modes: list[Options]) -> set[str]:
    return set().union(*(expected_things(options) for options in modes))


def tasks(games: int, seed: int = 0) -> Iterator[tuple[str, list[Task]]]:
    """Games in chunks of one mode each, as many in every mode; its sets of expansions take turns, two games each."""
    names = modes_by_name()
    each, more = divmod(games, len(names))
    for place, (name, modes) in enumerate(names.items()):
        count = each + (place < more)
        wanted = [Task(modes[i // 2 % len(modes)], i // 2 // len(modes) * 2 + i % 2, seed) for i in range(count)]
        for start in range(0, count, CHUNK):
            yield name, wanted[start : start + CHUNK]


def check_games(chunk: list[Task]) -> tuple[Counter[str], list[str]]:
    """Check some games, one after the other: what happened, and what was violated."""
    tally: Counter[str] = Counter()
    violations = []
    for task in chunk:
        try:
            tally += check_game(task)
        except Exception as fault:  # a crash is a finding too
            where = traceback.extract_tb(fault.__traceback__)[-1]
            violations.append(f"{task}: {type(fault).__name__} in {where.name}, line {where.lineno}: {fault}")
    return tally, violations


def check(games: int, workers: int, seed: int = 0, progress: Callable[[int], None] = lambda _games: None) -> Report:
    """Play and check so many games; `progress` is told how many more are done."""
    report = Report()
    started = time.monotonic()
    # Forked workers would inherit locks of threads; a server forks before anything is loaded.
    with ProcessPoolExecutor(workers, mp_context=get_context("forkserver")) as pool:
        names = {pool.submit(check_games, chunk): (name, len(chunk)) for name, chunk in tasks(games, seed)}
        try:
            for future in as_completed(names):
                _add(report, future, names[future][0])
                progress(names[future][1])
        except KeyboardInterrupt:
            report.interrupted = True
            pool.shutdown(wait=False, cancel_futures=True)
    report.seconds = time.monotonic() - started
    order = list(modes_by_name())
    report.tallies = {name: report.tallies[name] for name in order if name in report.tallies}
    return report


def _add(report: Report, future: Future[tuple[Counter[str], list[str]]], name: str) -> None:
    tally, violations = future.result()
    report.tallies.setdefault(name, Counter())
    report.tallies[name] += tally
    report.violations += violations


def run(games: int, workers: int | None = None, json: bool = False) -> int:
    """Check so many games, show what was found, and return the exit code of the command."""
    from .selfcheck_report import print_json, print_report, progress_bar

    native()  # without it there is nothing to compare with
    with progress_bar(games, hidden=json) as progress:
        report = check(games, workers or os.cpu_count() or 1, progress=progress)
    if json:
        print_json(report)
    else:
        print_report(report)
    return report.exit_code
