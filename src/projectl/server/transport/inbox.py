"""What has come over a websocket and was not read yet."""

from __future__ import annotations

import asyncio
from typing import Any


class Inbox:
    """As much of `asyncio.Queue` as uvicorn's protocol uses, for one reader.

    An empty queue of asyncio takes three kilobytes, and there are thousands of connections that say nothing.
    """

    __slots__ = ("_come", "_waiter")

    def __init__(self) -> None:
        self._come: list[Any] = []
        self._waiter: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """Something has come."""
        self._come.append(message)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def get(self) -> Any:
        """The next message, when it comes."""
        while not self._come:
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        return self._come.pop(0)

    def qsize(self) -> int:
        """How many wait."""
        return len(self._come)

    def empty(self) -> bool:
        """Whether none does."""
        return not self._come
