"""Which life of the database this is. Restoring a backup begins another one, in the very transaction that restores.

What a process holds in memory was read in one life and follows from it alone. So whatever is written names the life
that it rests on, and is not written in another: a process that has not noticed yet that the games have gone back can
neither append to a log what no longer follows nor leave a snapshot of what has not happened.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection, Executable, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from projectl.server.storage.sqlite.writer import writer_of

from .schema import EPOCH
from .write_errors import RestoredError

Result = TypeVar("Result")
Work = Callable[[Connection], Result]
"""What is done in a transaction, from its beginning to its end without a pause."""


def new_epoch() -> str:
    """A name that no life has had."""
    return secrets.token_hex(8)


def update_epoch(epoch: str) -> Executable:
    """Begins another life; for who has the database for themselves."""
    return update(EPOCH).values(id=epoch)


async def epoch_of(engine: AsyncEngine) -> str:
    """The life of a database."""
    async with engine.connect() as connection:
        return await connection.run_sync(_found)


def _found(connection: Connection) -> str:
    return str(connection.execute(select(EPOCH.c.id)).scalar_one())


async def in_transaction(engine: AsyncEngine, epoch: str, work: Work[Result]) -> Result:
    """Work that writes, in one transaction, if the database has that life; else RestoredError.

    It asks first: PostgreSQL then lets nobody restore until its end, and who restores waits there, not half-way.
    """

    def in_this_life(connection: Connection) -> Result:
        if _found(connection) != epoch:
            raise RestoredError
        return work(connection)

    writer = writer_of(engine)
    if writer is not None:
        return await writer.in_transaction(in_this_life)
    async with engine.begin() as connection:
        return await connection.run_sync(in_this_life)
