"""A plugin for pytest that runs the tests it has collected against many mutants, each in a process of its own.

    python -m pytest -p mutation.running --mutants 220 --mutants-report survivors.json tests/rules ...

The processes are forked from one that has everything loaded, so a mutant costs no start. Those tests run first that
have noticed most mutants of the same file so far; the first failure is enough.
"""

from __future__ import annotations

import json
import os
import signal
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol
from mutation.mutants import Mutant, all_mutants, sampled

SURVIVED, KILLED, TIMED_OUT = "survived", "killed", "timed out"
SECONDS = 90.0
"""Of processor time: tests that take longer than all of them together go round in circles."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--mutants", type=int, default=0, help="how many to try; 0: all")
    parser.addoption("--mutants-seed", type=int, default=1, help="which ones")
    parser.addoption("--mutants-skip", default="", help="a file of mutants that are explained")
    parser.addoption("--mutants-only", default="", help="a part of the keys to try")
    parser.addoption("--mutants-report", required=True, help="a JSON file for what became of each")
    parser.addoption("--mutants-processes", type=int, default=2)


def pytest_runtestloop(session: pytest.Session) -> bool:
    options = session.config.option
    mutants = [mutant for mutant in all_mutants() if options.mutants_only in mutant.key]
    chosen = sampled(mutants, options.mutants or len(mutants), options.mutants_seed)
    skipped = read_keys(Path(options.mutants_skip)) if options.mutants_skip else {}
    fates = dict(_fates(session, [mutant for mutant in chosen if mutant.key not in skipped]))
    report = {"mutants": len(mutants), "chosen": len(chosen), "fates": fates}
    Path(options.mutants_report).write_text(json.dumps(report, indent=1), encoding="utf-8")
    return True


def read_keys(path: Path) -> dict[str, str]:
    """The mutants that a file explains, and why each means nothing: `key || reason`, one a line."""
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    return {key.strip(): reason.strip() for key, _, reason in (line.partition(" || ") for line in lines)}


def _fates(session: pytest.Session, mutants: list[Mutant]) -> Iterator[tuple[str, str]]:
    """What became of each, as they end."""
    killers: dict[str, Counter[int]] = defaultdict(Counter)
    waiting = mutants[::-1]
    running: dict[int, tuple[Mutant, int]] = {}
    while waiting or running:
        while waiting and len(running) < session.config.option.mutants_processes:
            mutant = waiting.pop()
            first = [number for number, _ in killers[mutant.module].most_common()]
            told, tell = os.pipe()
            process = os.fork()
            if process == 0:
                os.close(told)
                _try(session, mutant, first, tell)
            os.close(tell)
            running[process] = mutant, told
        process, status = os.wait()
        mutant, told = running.pop(process)
        with os.fdopen(told) as pipe:
            killer = pipe.read()
        if killer.isdecimal():
            killers[mutant.module][int(killer)] += 1
        fate = SURVIVED if os.WIFEXITED(status) and os.WEXITSTATUS(status) == 0 else KILLED
        fate = TIMED_OUT if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGXCPU else fate
        print(f"{fate}: {mutant.key}", flush=True)
        yield mutant.key, fate


def _try(session: pytest.Session, mutant: Mutant, first: list[int], tell: int) -> None:
    """Run the tests in this process until one fails; does not return."""
    import resource

    used = int(time.process_time())
    resource.setrlimit(resource.RLIMIT_CPU, (used + int(SECONDS), used + int(SECONDS) + 5))
    mutant.put_in_place()
    rest = sorted(set(range(len(session.items))) - {*first})
    for number in (*first, *rest):
        reports = runtestprotocol(session.items[number], nextitem=None, log=False)
        if any(report.failed for report in reports):
            os.write(tell, str(number).encode())
            os._exit(1)
    os._exit(0)
