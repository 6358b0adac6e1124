"""What is asked of PostgreSQL all the time, in its driver's own words: one statement, one round trip."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any, TypeAlias

import asyncpg
from sqlalchemy import URL

from .database import CONNECT_SECONDS
from .log_writer import COLUMNS, Announce, Row
from .outages import DatabaseAwayError, DatabaseUnreachedError, trouble_of
from .schema import CHANNEL
from .write_errors import InDoubtError, RestoredError

ANSWER_SECONDS = 30.0
"""Who is silent for longer is not there any more. Somebody may hold a lock for a while."""

DOUBT_SECONDS = 10.0
"""So long those wait of whom it is not known whether their entries were stored when the database went away."""
AGAIN_SECONDS = 0.2

_LISTS = ", ".join(f"${number}::{kind}[]" for number, kind in enumerate(
    ("text", "int", "text", "smallint", "text", "text", "text", "bigint"), 1
))  # fmt: skip
_LIFE, _NEWS = len(COLUMNS) + 1, len(COLUMNS) + 2
_NEW = f"""
WITH life AS (SELECT id FROM epoch WHERE id = ${_LIFE}), new AS (
INSERT INTO log ({", ".join(COLUMNS)}) SELECT rows.* FROM life, unnest({_LISTS}) AS rows
ON CONFLICT DO NOTHING RETURNING game, seq)
"""
_APPEND = f"{_NEW} SELECT game, seq FROM new"
_APPEND_AND_TELL = f"""
{_NEW} SELECT game, seq, pg_notify('{CHANNEL}', told) FROM new
JOIN unnest($1::text[], $2::int[], ${_NEWS}::text[]) AS news (game, seq, told) USING (game, seq)
"""
_AT = f"""
SELECT {", ".join(COLUMNS)} FROM log JOIN unnest($1::text[], $2::int[]) AS asked (game, seq) USING (game, seq)
"""
_AFTER = """
SELECT log.* FROM log JOIN unnest($1::text[], $2::int[]) AS held (game, seq)
ON log.game = held.game AND log.seq > held.seq ORDER BY log.game, log.seq
"""


def dsn(address: URL) -> str:
    """The address as the driver takes it."""
    return address.set(drivername="postgresql").render_as_string(hide_password=False)


Connection: TypeAlias = Any
"""The driver's; it ships no type information."""


class Line:
    """One connection of the driver, opened when it is needed and again when it was lost."""

    def __init__(self, address: URL, seconds: float = ANSWER_SECONDS) -> None:
        """`seconds`: who does not answer a statement for so long is away."""
        self._dsn = dsn(address)
        self._seconds = seconds
        self._connection: Connection | None = None
        self._in_use = asyncio.Lock()

    async def connection(self) -> Connection:
        """The open connection; DatabaseUnreachedError if there is none to be had."""
        if self._connection is None or self._connection.is_closed():
            async with self.watched(DatabaseUnreachedError):
                self._connection = await asyncpg.connect(
                    self._dsn, timeout=CONNECT_SECONDS, command_timeout=self._seconds
                )
        return self._connection

    @contextlib.asynccontextmanager
    async def watched(self, away: type[DatabaseAwayError] = DatabaseAwayError) -> AsyncIterator[None]:
        """When the database is away, DatabaseAwayError instead of what the driver raises; the connection is lost."""
        try:
            yield
        except DatabaseAwayError:
            raise
        except Exception as error:
            reason = trouble_of(error)
            if reason is None:
                raise
            self._let_go()
            raise away(reason) from error

    async def fetch(self, query: str, *values: object) -> list[Mapping[str, Any]]:
        """The rows that a statement gives; one statement after the other.

        DatabaseAwayError if nobody knows whether it was done.
        """
        async with self._in_use, self.watched():
            return list(await (await self.connection()).fetch(query, *values))

    def _let_go(self) -> None:
        """Without farewell: nobody hears it."""
        lost, self._connection = self._connection, None
        if lost is not None:
            lost.terminate()

    async def close(self) -> None:
        """Let it go; who does not answer is not waited for."""
        if self._connection is not None:
            with contextlib.suppress(Exception, asyncio.CancelledError):
                await self._connection.close(timeout=2)
            self._connection = None


class PostgresAppender:
    """Appends to the log by one statement that is its own transaction, and tells the other processes of it."""

    def __init__(self, address: URL, announce: Announce | None) -> None:
        self._line = Line(address)
        self._announce = announce

    async def append(self, rows: Sequence[Row], epoch: str) -> list[bool]:
        """See Appender. What may or may not be written when a connection breaks is tried again: it is written once."""
        try:
            return await self._append(rows, epoch)
        except DatabaseUnreachedError:
            raise
        except DatabaseAwayError:
            written = await self._append_again(rows, epoch)
        missing = {(row["game"], row["seq"]): row for row, done in zip(rows, written, strict=True) if not done}
        if missing:  # they were there already; those that are ours to the letter were stored as the connection broke
            found = await self._line.fetch(_AT, [game for game, _ in missing], [seq for _, seq in missing])
            ours = {(row["game"], row["seq"]) for row in found if dict(row) == missing[row["game"], row["seq"]]}
            written = [done or (row["game"], row["seq"]) in ours for row, done in zip(rows, written, strict=True)]
        return written

    async def _append_again(self, rows: Sequence[Row], epoch: str) -> list[bool]:
        """As soon as the database is there again; InDoubtError if that takes too long."""
        end = time.monotonic() + DOUBT_SECONDS
        while True:
            try:
                return await self._append(rows, epoch)
            except DatabaseAwayError as error:
                if time.monotonic() > end:
                    raise InDoubtError(str(error)) from error
                await asyncio.sleep(AGAIN_SECONDS)

    async def _append(self, rows: Sequence[Row], epoch: str) -> list[bool]:
        lists = [[row[name] for row in rows] for name in COLUMNS]
        if self._announce is None:
            written = await self._line.fetch(_APPEND, *lists, epoch)
        else:
            told = [self._announce(row, epoch) for row in rows]
            written = await self._line.fetch(_APPEND_AND_TELL, *lists, epoch, told)
        if len(written) < len(rows) and not await self._line.fetch("SELECT id FROM epoch WHERE id = $1", epoch):
            raise RestoredError
        found = {(row["game"], row["seq"]) for row in written}
        return [(row["game"], row["seq"]) in found for row in rows]

    async def close(self) -> None:
        """See Appender."""
        await self._line.close()


async def entries_after(line: Line, held: Mapping[str, int]) -> list[Mapping[str, Any]]:
    """The rows of the log after a number, for many games at once, in order."""
    return await line.fetch(_AFTER, [*held], [*held.values()])
