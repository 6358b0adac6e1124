"""Python's collector of cyclic rubbish and its lock, kept out of the players' way.

A thousand games are a million objects; to look through all of them takes a tenth of a second, in which nobody gets an
answer. Young rubbish is collected as ever. What is there when the server has started is never looked at again, and
all the rest at quiet moments: every minute where that is done in no time, and more rarely the longer it takes.

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

YOUNG = 10_000
"""So many new objects before the youngest are looked through."""
MIDDLE = 20
NEVER = 1_000_000
COLLECT_SECONDS = 60.0
MOST_SHARE = 1 / 3000
"""Of all the time so much may go into it: a tenth of a second every five minutes."""
SWITCH_SECONDS = 0.001
"""So long at the most another thread has the lock while one waits for it."""
QUIET_SECONDS = 0.02
MOST_TRIES = 200


class QuietServer(uvicorn.Server):
    """uvicorn's server with a collector that waits for quiet moments. `ready` is called when it serves."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None] = lambda: None) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and set what is there aside."""
        await super().startup(sockets)
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)
        sys.setswitchinterval(SWITCH_SECONDS)
        self._collecting = Supervisor().keep("rubbish", _collect_now_and_then, is_vital=False)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop."""
        self._collecting.cancel()
        await super().shutdown(sockets)


async def _collect_now_and_then() -> None:
    pause = COLLECT_SECONDS
    while True:
        await asyncio.sleep(pause)
        for _ in range(MOST_TRIES):
            if await _is_quiet():
                break
        pause = pause_after(collect())


def collect() -> float:
    """Free what only refers to itself; the seconds of the processor that it took."""
    began = time.thread_time()
    gc.collect()
    return time.thread_time() - began


def pause_after(seconds: float) -> float:
    """How long to wait until the next time."""
    return max(COLLECT_SECONDS, seconds / MOST_SHARE)


async def _is_quiet() -> bool:
    """Whether the event loop had nothing else to do: then a short sleep is short."""
    loop = asyncio.get_running_loop()
    began = loop.time()
    await asyncio.sleep(QUIET_SECONDS)
    return loop.time() - began < QUIET_SECONDS * 1.1
