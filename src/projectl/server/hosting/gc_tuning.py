"""Python's collector of cyclic garbage and its lock, kept out of the players' way.

A thousand games are a million objects; to look through all of them takes a tenth of a second and more, in which nobody
gets an answer. So what is there when the server has started is never looked at again; of what is new only so much is
looked at in one go that nobody notices; and all of it when next to nothing is going on: every minute where that is
done in no time, and more rarely the longer it takes.

A thread that wants Python's lock waits for it as long as the event loop goes on without a pause, five milliseconds as
Python comes. The thread that commits what players wait for wants it several times.
"""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
import time
from collections.abc import Callable

import uvicorn

from projectl.server.supervisor import Supervisor

YOUNG = 5_000
"""So many new objects before the youngest are looked through, which takes a millisecond."""
MIDDLE = 4
"""So many times before also those are looked through that were there the times before."""
NEVER = 1_000_000
COLLECT_SECONDS = 60.0
MOST_SHARE = 1 / 3000
"""Of all the time so much may go into it: a tenth of a second every five minutes."""
SWITCH_SECONDS = 0.001
"""So long at the most another thread has the lock while one waits for it."""
LOOK_SECONDS = 1.0
QUIET_SHARE = 0.1
"""Of a processor: who needs less for all that comes has nothing to do most of the time."""
PATIENCE_SECONDS = 900.0
"""A server that is busy for so long tidies up all the same: what refers to itself must not grow for ever."""


class QuietServer(uvicorn.Server):
    """uvicorn's server with a collector that waits for quiet moments. `ready` is called when it serves."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None] = lambda: None) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and set what is there aside."""
        await super().startup(sockets)
        tune()
        self._collecting = Supervisor().keep("garbage", _collect_now_and_then, is_vital=False)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop."""
        self._collecting.cancel()
        await super().shutdown(sockets)


def tune() -> None:
    """Set aside what is there, and have the collector and the lock do little at a time from now on."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    sys.setswitchinterval(SWITCH_SECONDS)


async def _collect_now_and_then() -> None:
    pause = COLLECT_SECONDS
    while True:
        await asyncio.sleep(pause)
        await quiet_moment()
        pause = pause_after(collect())


def collect() -> float:
    """Free what only refers to itself; the seconds of the processor that it took."""
    began = time.thread_time()
    gc.collect()
    return time.thread_time() - began


def pause_after(seconds: float) -> float:
    """How long to wait until the next time."""
    return max(COLLECT_SECONDS, seconds / MOST_SHARE)


async def quiet_moment() -> None:
    """Wait until the event loop has next to nothing to do, whatever else the machine has."""
    end = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < end:
        began = time.thread_time()
        await asyncio.sleep(LOOK_SECONDS)
        if time.thread_time() - began < LOOK_SECONDS * QUIET_SHARE:
            return
