"""Which life of the database this is. Restoring a backup begins another one, in the very transaction that restores.

What a process holds in memory was read in one life and follows from it alone. So whatever is written names the life
that it rests on, and is not written in another: a process that has not noticed yet that the games have gone back can
neither append to a log what no longer follows nor leave a snapshot of what has not happened.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import Executable, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .database import WRITES
from .schema import EPOCH
from .write_errors import RestoredError


def new_epoch() -> str:
    """A name that no life has had."""
    return secrets.token_hex(8)


def update_epoch(epoch: str) -> Executable:
    """Begins another life; for who has the database for themselves."""
    return update(EPOCH).values(id=epoch)


async def epoch_of(engine: AsyncEngine) -> str:
    """The life of a database."""
    async with engine.connect() as connection:
        return await _found(connection)


async def _found(connection: AsyncConnection) -> str:
    return str((await connection.execute(select(EPOCH.c.id))).scalar_one())


@asynccontextmanager
async def transaction(engine: AsyncEngine, epoch: str) -> AsyncIterator[AsyncConnection]:
    """A transaction that writes, if the database has that life; else RestoredError.

    It asks first: PostgreSQL then lets nobody restore until its end, and who restores waits there, not half-way.
    """
    async with engine.connect() as connection:
        await connection.execution_options(**WRITES)
        async with connection.begin():
            if await _found(connection) != epoch:
                raise RestoredError
            yield connection
