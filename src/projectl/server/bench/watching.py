"""How much processor time each callback of a server's event loop uses, which is what all others wait for.

By the clock of the thread: what else runs on the machine does not count, nor what other threads of the server do.
"""

from __future__ import annotations

import asyncio
import json
import os
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


def watch() -> None:
    """Note every long callback of this process from now on."""
    sys.modules["uvloop"] = None  # type: ignore[assignment]  # its callbacks cannot be watched, those of asyncio can
    target = Path(os.environ[FILE]).open("a", buffering=1, encoding="utf-8")  # noqa: SIM115  # as long as the process
    run = asyncio.Handle._run

    def _run(self: Any) -> None:
        began = time.thread_time()
        run(self)
        ms = (time.thread_time() - began) * 1000
        if ms >= LEAST_MS:
            target.write(json.dumps([time.time(), round(ms, 2)]) + "\n")

    asyncio.Handle._run = _run  # type: ignore[method-assign]


def noted(file: Path, since: float) -> list[Callback]:
    """What a process has noted since a time, the longest first."""
    found = [Callback(*json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines()]
    return sorted((each for each in found if each.ended >= since), key=lambda each: -each.ms)
