"""How much processor time each callback of a server's event loop uses, which is what all others wait for.

By the clock of the thread: what else runs on the machine does not count, nor what other threads of the server do.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import resource
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

FILE = "PROJECTL_BENCH_CALLBACKS"
"""The variable of the environment that names the file to write to."""
LEAST_MS = 1.0
"""Shorter ones are not noted."""


class Callback(NamedTuple):
    """One that took long."""

    ended: float
    """Seconds since 1970."""
    ms: float
    system_ms: float
    """Of these the kernel's, such as for finding memory where there is little."""
    rubbish_ms: float
    """Of these those of Python's collector."""
    what: str
    """Who was called, as Python shows it."""


class _Garbage:
    """How long Python's collector has worked in this thread so far."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self._began = 0.0
        gc.callbacks.append(self._note)

    def _note(self, phase: str, _info: dict[str, int]) -> None:
        if phase == "start":
            self._began = time.thread_time()
        else:
            self.seconds += time.thread_time() - self._began


def watch() -> None:
    """Note every long callback of this process from now on."""
    sys.modules["uvloop"] = None  # type: ignore[assignment]  # its callbacks cannot be watched, those of asyncio can
    target = Path(os.environ[FILE]).open("a", buffering=1, encoding="utf-8")  # noqa: SIM115  # as long as the process
    run, garbage = asyncio.Handle._run, _Garbage()

    def _run(self: Any) -> None:
        system, tidied, began = _system_seconds(), garbage.seconds, time.thread_time()
        run(self)
        seconds = time.thread_time() - began
        if seconds * 1000 >= LEAST_MS:
            parts = (seconds, _system_seconds() - system, garbage.seconds - tidied)
            what = repr(getattr(self._callback, "__self__", self._callback))  # a task tells what it does
            target.write(json.dumps([time.time(), *(round(part * 1000, 2) for part in parts), what]) + "\n")

    asyncio.Handle._run = _run  # type: ignore[method-assign]


def _system_seconds() -> float:
    return resource.getrusage(resource.RUSAGE_THREAD).ru_stime


def noted(file: Path, since: float) -> list[Callback]:
    """What a process has noted since a time, the longest first."""
    found = [Callback(*json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines()]
    return sorted((each for each in found if each.ended >= since), key=lambda each: -each.ms)
