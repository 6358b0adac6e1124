"""What waits for a worker: in turn by who has set up the table, then by game.

So a table that asks often, or a host with hundreds of tables, lets everybody else's next question through.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """`get` serves the hosts in turn, and the games of each host in turn."""

    def __init__(self) -> None:
        self._hosts: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()
        self._count = 0
        self._filled = asyncio.Event()

    def __len__(self) -> int:
        return self._count

    def put(self, host: str, game: str, item: T) -> None:
        """Have something wait."""
        self._hosts.setdefault(host, OrderedDict()).setdefault(game, deque()).append(item)
        self._count += 1
        self._filled.set()

    async def get(self) -> T:
        """What is next, as soon as there is something."""
        while not self._count:
            self._filled.clear()
            await self._filled.wait()
        host, games = next(iter(self._hosts.items()))
        game, items = next(iter(games.items()))
        item = items.popleft()
        self._count -= 1
        _to_the_end(games, game, items)
        _to_the_end(self._hosts, host, games)
        return item

    def drain(self) -> list[T]:
        """All that waits; nothing waits any more."""
        items = [item for games in self._hosts.values() for each in games.values() for item in each]
        self._hosts.clear()
        self._count = 0
        return items


K = TypeVar("K")
V = TypeVar("V")


def _to_the_end(turns: OrderedDict[K, V], served: K, left: V) -> None:
    """Who was served is last from now on, or has nothing left."""
    if left:
        turns.move_to_end(served)
    else:
        del turns[served]
