"""What is asked of PostgreSQL all the time, in its driver's own words: one statement, one round trip."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import asyncpg
from sqlalchemy import URL

from .appending import COLUMNS, Announce, Row
from .schema import CHANNEL

LOST = (asyncpg.PostgresConnectionError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
"""What the driver raises when the connection is gone; whether the last statement was done is not known then.

It calls it an error of its own when the end of a connection meets the next statement.
"""

_LISTS = ", ".join(f"${number}::{kind}[]" for number, kind in enumerate(
    ("text", "int", "text", "smallint", "text", "text", "text", "bigint"), 1
))  # fmt: skip
_APPEND = f"""
INSERT INTO log ({", ".join(COLUMNS)}) SELECT * FROM unnest({_LISTS}) ON CONFLICT DO NOTHING RETURNING game, seq
"""
_APPEND_AND_TELL = f"""
WITH new AS ({_APPEND})
SELECT game, seq, pg_notify('{CHANNEL}', told) FROM new
JOIN unnest($1::text[], $2::int[], ${len(COLUMNS) + 1}::text[]) AS news (game, seq, told) USING (game, seq)
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

    def __init__(self, address: URL) -> None:
        self._dsn = dsn(address)
        self._connection: Connection | None = None
        self._in_use = asyncio.Lock()

    async def connection(self) -> Connection:
        """The open connection."""
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(self._dsn)
        return self._connection

    async def fetch(self, query: str, *values: object) -> list[Mapping[str, Any]]:
        """The rows that a statement gives; one statement after the other."""
        async with self._in_use:
            return list(await (await self.connection()).fetch(query, *values))

    async def close(self) -> None:
        """Let it go; who does not answer is not waited for."""
        if self._connection is not None:
            with contextlib.suppress(*LOST, TimeoutError, asyncio.CancelledError):
                await self._connection.close(timeout=2)
            self._connection = None


class PostgresAppender:
    """Appends to the log by one statement that is its own transaction, and tells the other processes of it."""

    def __init__(self, address: URL, announce: Announce | None) -> None:
        self._line = Line(address)
        self._announce = announce

    async def append(self, rows: Sequence[Row]) -> list[bool]:
        """See Appender. What may or may not be written when a connection breaks is tried again: it is written once."""
        try:
            return await self._append(rows)
        except LOST:
            await self._line.close()
            return await self._append(rows)

    async def _append(self, rows: Sequence[Row]) -> list[bool]:
        lists = [[row[name] for row in rows] for name in COLUMNS]
        if self._announce is None:
            written = await self._line.fetch(_APPEND, *lists)
        else:
            written = await self._line.fetch(_APPEND_AND_TELL, *lists, [self._announce(row) for row in rows])
        found = {(row["game"], row["seq"]) for row in written}
        return [(row["game"], row["seq"]) in found for row in rows]

    async def close(self) -> None:
        """See Appender."""
        await self._line.close()


async def entries_after(line: Line, held: Mapping[str, int]) -> list[Mapping[str, Any]]:
    """The rows of the log after a number, for many games at once, in order."""
    return await line.fetch(_AFTER, [*held], [*held.values()])
