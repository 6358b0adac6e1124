"""The short way of log entries to the disk: one call of the driver for all that are committed together."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

from .refusals import Restored
from .schema import LOG

COLUMNS = tuple(column.name for column in LOG.columns)
_VALUES = ", ".join(f":{name}" for name in COLUMNS)
_INSERT = f"INSERT INTO log ({', '.join(COLUMNS)}) VALUES ({_VALUES}) ON CONFLICT DO NOTHING"

Row = dict[str, Any]
Announce = Callable[[Row, str], str]
"""What other processes are told of a new row of the log, in a life of the database."""


class Appender(Protocol):
    """Appends to the log."""

    async def append(self, rows: Sequence[Row], epoch: str) -> list[bool]:
        """Commit the rows together; which of them are in the log now. The others were there already.

        No two rows of one call have the same game and number. Raises Restored if the database has not that life, and
        what the driver raises; then nothing was written. InDoubt: nobody knows.
        """
        ...

    async def close(self) -> None:
        """Let the connection go."""
        ...


class SqliteAppender:
    """One thread with one connection."""

    def __init__(self, path: str, prepare: Any) -> None:
        self._path = path
        self._prepare = prepare
        self._connection: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="log")

    async def append(self, rows: Sequence[Row], epoch: str) -> list[bool]:
        """See Appender."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._append, rows, epoch)

    def _append(self, rows: Sequence[Row], epoch: str) -> list[bool]:
        connection = self._open()
        connection.execute("BEGIN IMMEDIATE")
        try:
            if connection.execute("SELECT id FROM epoch").fetchone() != (epoch,):
                raise Restored
            written = [connection.execute(_INSERT, row).rowcount == 1 for row in rows]
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:  # a full disk has ended it already
                connection.execute("ROLLBACK")
            raise
        return written

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(self._path, timeout=30, check_same_thread=False)
            self._prepare(self._connection, None)
        return self._connection

    async def close(self) -> None:
        """See Appender."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
