"""The one thread that writes to an SQLite database, which lets only one write at a time.

Whoever wants to write waits in its queue, with all that belongs together as one piece of work. If the event loop led a
transaction from statement to statement instead, each of them would wait until the loop has a moment, and so would all
others who want to write: players whose actions wait for the disk.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar
from weakref import WeakKeyDictionary

from sqlalchemy import Connection, Engine, event
from sqlalchemy.ext.asyncio import AsyncEngine

from projectl.server.storage.database import sync_engine

Result = TypeVar("Result")
_WRITERS: WeakKeyDictionary[AsyncEngine, SqliteWriter] = WeakKeyDictionary()


class SqliteWriter:
    """Does one piece of work after the other."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        event.listen(engine, "begin", _begin)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite-writer")

    async def run(self, work: Callable[..., Result], *arguments: Any) -> Result:
        """Do it in the thread."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *arguments)

    async def in_transaction(self, work: Callable[[Connection], Result]) -> Result:
        """The same, in a transaction that nobody else writes in."""
        return await self.run(self._in_transaction, work)

    def _in_transaction(self, work: Callable[[Connection], Result]) -> Result:
        with self._engine.begin() as connection:
            return work(connection)

    def close(self) -> None:
        """Let the connection and the thread go, when all is done."""
        self._engine.dispose()
        self._thread.shutdown(wait=False)


def _begin(connection: Connection) -> None:
    """It has the place for writers from its beginning: else it may have read what another process then changes."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def writer_of(engine: AsyncEngine) -> SqliteWriter | None:
    """The writer of a database; None if it is no SQLite, where many may write at once."""
    if engine.dialect.name != "sqlite":
        return None
    if engine not in _WRITERS:
        writer = _WRITERS[engine] = SqliteWriter(sync_engine(engine, pool_size=1, max_overflow=0))

        def close(_: Engine) -> None:
            _WRITERS.pop(engine, None)
            writer.close()

        event.listen(engine.sync_engine, "engine_disposed", close, once=True)
    return _WRITERS[engine]
