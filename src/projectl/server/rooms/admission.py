"""Who comes first when many come at once, as after a restart: greetings, before what is wanted of the server next."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator

CROWD = 8
"""Fewer than so many who come at the same time hold nobody up."""
PATIENCE_SECONDS = 0.5
"""So long a command waits at most."""


class Greetings:
    """Counts those who are being let in."""

    def __init__(self) -> None:
        self._coming = 0
        self._is_calm = asyncio.Event()
        self._is_calm.set()

    @contextlib.contextmanager
    def coming(self) -> Iterator[None]:
        """While somebody is being let in."""
        self._count(1)
        try:
            yield
        finally:
            self._count(-1)

    def _count(self, more: int) -> None:
        self._coming += more
        if self._coming < CROWD:
            self._is_calm.set()
        else:
            self._is_calm.clear()

    async def let_pass(self) -> None:
        """Wait while a crowd comes in, but not for long."""
        if not self._is_calm.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._is_calm.wait(), PATIENCE_SECONDS)
