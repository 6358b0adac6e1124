"""The short way of log entries to the disk: one call of the driver for all that are committed together."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Protocol

from projectl.server.storage.sqlite.checkpoints import Checkpoints
from projectl.server.storage.sqlite.writer import SqliteWriter

from .database import connect_sqlite
from .schema import LOG
from .write_errors import RestoredError

COLUMNS = tuple(column.name for column in LOG.columns)
_VALUES = ", ".join(f":{name}" for name in COLUMNS)
_INSERT = f"INSERT INTO log ({', '.join(COLUMNS)}) VALUES ({_VALUES}) ON CONFLICT DO NOTHING"
_PLACES = f"({', '.join('?' for _ in COLUMNS)})"
MOST_ROWS = 100
"""Of one call: SQLite may be made to take no more than 999 values in a statement."""

Row = dict[str, Any]
Announce = Callable[[Row, str], str]
"""What other processes are told of a new row of the log, in a life of the database."""


class Appender(Protocol):
    """Appends to the log."""

    async def append(self, rows: Sequence[Row], epoch: str) -> list[bool]:
        """Commit the rows together, MOST_ROWS at the most; which of them are in the log now. The others were there.

        No two rows of one call have the same game and number. Raises RestoredError if the database has not that life,
        and what the driver raises; then nothing was written. InDoubtError: nobody knows.
        """
        ...

    async def close(self) -> None:
        """Let the connection go."""
        ...


class SqliteAppender:
    """A connection of its own in the thread that writes, which goes to the database as rarely as it can.

    Every call of the driver lets Python's lock go and has to win it back from a busy event loop, which lasts longer
    than the call. So all rows are one statement, which is its own transaction. And the write-ahead log is carried into
    the database's file by another thread, beside the commits that players wait for.
    """

    def __init__(self, path: str, writer: SqliteWriter) -> None:
        self._path = path
        self._writer = writer
        self._connection: sqlite3.Connection | None = None
        self._checkpoints = Checkpoints(path)

    async def append(self, rows: Sequence[Row], epoch: str) -> list[bool]:
        """See Appender."""
        return await self._writer.run(self._append, rows, epoch)

    def _append(self, rows: Sequence[Row], epoch: str) -> list[bool]:
        connection = self._open()
        try:
            written = self._append_new(connection, rows, epoch)
        except sqlite3.IntegrityError:  # somebody was faster: it must be told which rows are in the log
            written = self._append_each(connection, rows, epoch)
        self._checkpoints.committed(connection)
        return written

    def _append_new(self, connection: sqlite3.Connection, rows: Sequence[Row], epoch: str) -> list[bool]:
        """Rows of which none is there yet: one statement, which is a transaction of its own."""
        values = [row[name] for row in rows for name in COLUMNS]
        if connection.execute(_insert_all(len(rows)), [*values, epoch]).rowcount != len(rows):
            raise RestoredError
        return [True] * len(rows)

    def _append_each(self, connection: sqlite3.Connection, rows: Sequence[Row], epoch: str) -> list[bool]:
        connection.execute("BEGIN IMMEDIATE")
        try:
            if connection.execute("SELECT id FROM epoch").fetchone() != (epoch,):
                raise RestoredError
            written = [connection.execute(_INSERT, row).rowcount == 1 for row in rows]
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:  # a full disk has ended it already
                connection.execute("ROLLBACK")
            raise
        return written

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = connect_sqlite(self._path)
            self._connection.execute("PRAGMA wal_autocheckpoint=0")
        return self._connection

    async def close(self) -> None:
        """See Appender."""
        await self._writer.run(self._close)
        self._checkpoints.close()

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


@cache
def _insert_all(rows: int) -> str:
    """So many rows, if the database has the life that is named last; nothing at all if any of them is there."""
    places = ", ".join([_PLACES] * rows)
    columns = ", ".join(COLUMNS)
    return f"INSERT INTO log ({columns}) SELECT * FROM (VALUES {places}) WHERE (SELECT id FROM epoch) = ?"
