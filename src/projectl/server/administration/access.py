"""Opening a database that is there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from projectl.server.storage.database import MIGRATIONS, check_address, migrate, open_database
from projectl.server.storage.journal import Journal


class AdminError(ValueError):
    """Something that cannot be done; nothing was changed. `code` and `params` for the texts."""

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params


def sqlite_file(url: str) -> Path | None:
    """The file of an SQLite database, None for PostgreSQL."""
    address = check_address(url)
    return Path(address.database or "") if address.get_backend_name() == "sqlite" else None


@asynccontextmanager
async def opened(url: str, any_version: bool = False) -> AsyncIterator[AsyncEngine]:
    """An engine on a database that exists and whose tables are those of this program."""
    file = sqlite_file(url)
    if file is not None and not file.is_file():
        raise AdminError("admin-no-database", path=str(file))
    engine = open_database(url)
    try:
        if not any_version:
            await _check_version(engine)
        yield engine
    except (OSError, SQLAlchemyError) as error:
        raise AdminError("admin-database-fault", reason=_short(error)) from error
    finally:
        await engine.dispose()


@asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncIterator[Journal]:
    """A journal, closed afterwards."""
    journal = Journal(engine)
    try:
        yield journal
    finally:
        await journal.close()


def _short(error: Exception) -> str:
    """The first line of what a driver says; the rest are statements."""
    found = getattr(error, "orig", None) or error
    return str(found).partition("\n")[0]


async def _check_version(engine: AsyncEngine) -> None:
    found, newest = await versions(engine)
    if found != newest:
        raise AdminError("admin-other-schema", found=found or "–", wanted=newest)


async def versions(engine: AsyncEngine) -> tuple[str | None, str]:
    """The version of a database's tables, and that of this program's."""
    async with engine.connect() as connection:
        return await connection.run_sync(_found), known_versions()[0]


def _found(connection: Connection) -> str | None:
    from alembic.migration import MigrationContext

    return MigrationContext.configure(connection).get_current_revision()


def known_versions() -> list[str]:
    """The versions that this program can bring up to date, the newest first."""
    from alembic.script import ScriptDirectory

    return [script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()]


async def bring_up_to_date(url: str) -> tuple[str | None, str]:
    """Migrate a database; its version before and now."""
    async with opened(url, any_version=True) as engine:
        found, newest = await versions(engine)
        if found is not None and found not in known_versions():
            raise AdminError("admin-newer-schema", found=found, wanted=newest)
        await migrate(engine)
        return found, newest
