"""Opening a database that is there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.ext.asyncio import AsyncEngine

from projectl.server.storage.database import open_database
from projectl.server.storage.errors import DatabaseFaultError, database_fault, worded
from projectl.server.storage.journal import Journal, open_journal
from projectl.server.storage.migration import Tell, migrate
from projectl.server.storage.sqlite.file_ownership import sqlite_file, tighten
from projectl.server.storage.versions import known_versions, newest_version, version_of
from projectl.server.storage.write_errors import NotStoredError


class AdminError(DatabaseFaultError):
    """Something that cannot be done; nothing was changed."""


@asynccontextmanager
async def opened(url: str, any_version: bool = False) -> AsyncIterator[AsyncEngine]:
    """An engine on a database that exists and whose tables are those of this program."""
    file = sqlite_file(url)
    if file is not None and not file.is_file():
        raise AdminError("admin-no-database", path=str(file))
    with worded(url):
        engine = open_database(url)
        try:
            if file is not None:
                tighten(file)
            found, newest = await versions(engine)
            if found != newest and not any_version:
                raise AdminError("admin-other-schema", found=found or "–", wanted=newest)
            yield engine
        except NotStoredError as error:  # what the journal could not write
            cause = error.__cause__
            raise database_fault(url, cause if isinstance(cause, Exception) else error) from error
        finally:
            await engine.dispose()


@asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncIterator[Journal]:
    """A journal, closed afterwards."""
    journal = await open_journal(engine)
    try:
        yield journal
    finally:
        await journal.close()


async def versions(engine: AsyncEngine) -> tuple[str | None, str]:
    """The version of a database's tables, and that of this program's."""
    async with engine.connect() as connection:
        return await connection.run_sync(version_of), newest_version()


async def refuse_newer(engine: AsyncEngine) -> None:
    """Refuse a database whose tables are those of a newer program."""
    found, newest = await versions(engine)
    if found is not None and found not in known_versions():
        raise DatabaseFaultError("admin-newer-schema", found=found, wanted=newest)


async def bring_up_to_date(url: str, tell: Tell) -> tuple[str | None, str]:
    """Migrate a database; its version before and now."""
    async with opened(url, any_version=True) as engine:
        found, newest = await versions(engine)
        await refuse_newer(engine)
        await migrate(engine, tell)
        return found, newest
