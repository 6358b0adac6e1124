"""Notices by LISTEN and NOTIFY of PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import structlog
from sqlalchemy import URL

from projectl.server.storage.outages import DatabaseAwayError
from projectl.server.storage.postgres import Connection, Line, entries_after
from projectl.server.storage.schema import CHANNEL
from projectl.server.supervisor import Kept, Supervisor

from .bus import Hear
from .notices import Notice, read

log = structlog.get_logger("projectl.news")

CHECK_SECONDS = 5.0
"""So often a connection that says nothing is asked whether it is still there."""
_TELL = f"SELECT pg_notify('{CHANNEL}', told) FROM unnest($1::text[]) AS told"


class PostgresWire:
    """One connection that listens, and is opened again when it is lost."""

    is_shared = True

    def __init__(self, address: URL, process: str) -> None:
        self.process = process
        self._line = Line(address)
        self._reading = Line(address)
        self._hear: Hear = lambda _sender, _notice: None
        self._missed: Callable[[], None] = lambda: None
        self._waiting: list[Notice] = []
        self._something = asyncio.Event()
        self._kept: Kept | None = None

    def start(self, hear: Hear, missed: Callable[[], None], supervisor: Supervisor) -> None:
        """See Wire."""
        self._hear, self._missed = hear, missed
        self._kept = supervisor.keep("news", self._listen)
        self._kept.longest_silence = 4 * CHECK_SECONDS

    def tell(self, notice: Notice) -> None:
        """See Wire."""
        self._waiting.append(notice)
        self._something.set()

    async def stored_after(self, held: Mapping[str, int]) -> Sequence[Mapping[str, Any]]:
        """See Wire."""
        return await entries_after(self._reading, held)

    async def close(self) -> None:
        """See Wire."""
        if self._kept is not None:
            await self._kept.stop()
            with contextlib.suppress(DatabaseAwayError, TimeoutError):  # the last words
                await asyncio.wait_for(self._send(await self._line.connection()), 2)
        await self._line.close()
        await self._reading.close()

    async def _listen(self) -> None:
        """Until the connection is lost. Whenever it is new, something may have been missed."""
        async with self._line.watched():
            connection = await self._line.connection()
            connection.add_termination_listener(lambda _: self._something.set())
            await connection.add_listener(CHANNEL, self._heard)
            self._waiting.clear()  # older than what is told now
            self._missed()
            await self._tell_all(connection)

    async def _tell_all(self, connection: Connection) -> None:
        """Send what waits; a line on which nothing is sent is tried now and then, as silence may be its end."""
        while True:
            async with asyncio.timeout(CHECK_SECONDS):
                await self._send(connection)
            if self._kept is not None:
                self._kept.well()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(CHECK_SECONDS):
                    await self._something.wait()

    async def _send(self, connection: Connection) -> None:
        self._something.clear()
        waiting, self._waiting = self._waiting, []
        await connection.fetch(_TELL, [notice.text(self.process) for notice in dict.fromkeys(waiting)])

    def _heard(self, _connection: Any, _pid: int, _channel: str, text: str) -> None:
        if text.startswith(self.process):
            return
        try:
            self._hear(*read(text))
        except Exception:  # one notice that cannot be followed must not make us deaf for the others
            log.exception("news-not-understood")
