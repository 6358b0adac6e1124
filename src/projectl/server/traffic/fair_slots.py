"""Costly work, so much at once: an address never has all places, and those who wait are let in by turns."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from projectl.server.errors import RefusedError

from .client_addresses import visitor

Waiting = asyncio.Future[None]


class Places:
    """`places` at once, all but one of them for one address; of each address so many may wait, and so many of all."""

    def __init__(self, places: int, waiting: int, waiting_of_all: int) -> None:
        self._free = places
        self._most_of_one = max(1, places - 1)
        self._may_wait = waiting
        self._may_wait_of_all = waiting_of_all
        self._inside: Counter[str] = Counter()
        self._waiting: OrderedDict[str, deque[Waiting]] = OrderedDict()
        """By address; who is next comes first."""

    @asynccontextmanager
    async def place(self) -> AsyncIterator[None]:
        """Have a place for whoever's request is being served; `server-busy` if too many wait already."""
        key = visitor()
        await self._enter(key)
        try:
            yield
        finally:
            self._leave(key)

    async def _enter(self, key: str) -> None:
        if self._has_place(key):
            self._take(key)
            return
        if self._waits(key) >= self._may_wait or sum(map(len, self._waiting.values())) >= self._may_wait_of_all:
            raise RefusedError("server-busy")
        turn: Waiting = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(key, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # its turn had just come
                self._leave(key)
            elif turn in self._waiting.get(key, ()):
                self._waiting[key].remove(turn)
                self._tidy(key)
            raise

    def _has_place(self, key: str) -> bool:
        return self._free > 0 and self._inside[key] < self._most_of_one

    def _waits(self, key: str) -> int:
        return len(self._waiting.get(key, ()))

    def _take(self, key: str) -> None:
        self._free -= 1
        self._inside[key] += 1

    def _leave(self, key: str) -> None:
        self._free += 1
        self._inside[key] -= 1
        if not self._inside[key]:
            del self._inside[key]
        self._let_in()

    def _let_in(self) -> None:
        """Whoever is next, as long as there are places."""
        while (key := next((each for each in self._waiting if self._has_place(each)), None)) is not None:
            turn = self._waiting[key].popleft()
            self._waiting.move_to_end(key)
            self._tidy(key)
            if not turn.done():  # else who waited has given up
                self._take(key)
                turn.set_result(None)

    def _tidy(self, key: str) -> None:
        if not self._waiting[key]:
            del self._waiting[key]
