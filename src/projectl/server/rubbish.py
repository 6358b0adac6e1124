"""Python's collector of cyclic rubbish, kept out of the players' way.

A thousand games are a million objects; to look through all of them takes a tenth of a second, in which nobody gets an
answer. Young rubbish is collected as ever. What has grown old is looked through at a quiet moment of every minute, but
only what has come since the minute before; the rest is set aside, and looked through now and then.
"""

from __future__ import annotations

import asyncio
import gc
import itertools
import socket
from collections.abc import Callable

import uvicorn

from .supervision import Supervisor

YOUNG = 10_000
"""So many new objects before the youngest are looked through."""
MIDDLE = 20
NEVER = 1_000_000
COLLECT_SECONDS = 60.0
ALL_EVERY = 10
"""So many times what is new is looked through before all is."""
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
        self._collecting = Supervisor().keep("rubbish", _collect_now_and_then, is_vital=False)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop."""
        self._collecting.cancel()
        await super().shutdown(sockets)


async def _collect_now_and_then() -> None:
    for number in itertools.count(1):
        await asyncio.sleep(COLLECT_SECONDS)
        for _ in range(MOST_TRIES):
            if await _is_quiet():
                break
        collect(everything=number % ALL_EVERY == 0)


def collect(everything: bool) -> None:
    """Free what only refers to itself, and set aside what is left."""
    if everything:
        gc.unfreeze()
    gc.collect()
    gc.freeze()


async def _is_quiet() -> bool:
    """Whether the event loop had nothing else to do: then a short sleep is short."""
    loop = asyncio.get_running_loop()
    began = loop.time()
    await asyncio.sleep(QUIET_SECONDS)
    return loop.time() - began < QUIET_SECONDS * 1.1
