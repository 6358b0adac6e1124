"""Bringing the tables of a database up to date: first a copy of it, then step by step, all of it or nothing."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, inspect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from .errors import DatabaseFaultError
from .versions import MIGRATIONS, newest_version, version_of

MIGRATION_LOCK = 0x70726F6A
"""The number of an advisory lock; nothing else on the database uses it."""
PAGES_AT_ONCE = 8192
"""Of a copy; after each of these parts its progress is told."""
CACHE_KIB = 262_144
"""Memory for building an index: with little of it SQLite sorts in many rounds."""

Tell = Callable[[str, dict[str, Any]], None]
"""Is called with the code of a text and its parameters: how far it has come."""


class MigrationError(DatabaseFaultError):
    """The tables are as they were."""


def silent(_code: str, _params: dict[str, Any]) -> None:
    """Nobody wants to hear it."""


async def migrate(engine: AsyncEngine, tell: Tell = silent, *, copy_first: bool = True, version: str = "head") -> None:
    """Bring the schema to the newest version (or to an earlier one that it has not reached), or raise MigrationError.

    An SQLite database with games in it is copied to a file beside it first, unless `copy_first` is false.
    """
    async with engine.connect() as reading:
        if await reading.run_sync(version_of) == newest_version():
            return
        has_games = await reading.run_sync(_has_games)
    if copy_first and engine.dialect.name == "sqlite" and has_games:
        assert engine.url.database is not None
        await asyncio.to_thread(_copy, Path(engine.url.database), tell)
    try:
        async with engine.begin() as connection:
            if engine.dialect.name == "postgresql":  # several processes may start at once
                await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
            await connection.run_sync(_upgrade, tell if has_games else silent, version)
    except (DBAPIError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).partition("\n")[0]
        raise MigrationError("migration-failed", reason=reason) from error


def _has_games(connection: Connection) -> bool:
    """Whether there are games in tables of an earlier version: only then it takes long, and there is what to lose."""
    if version_of(connection) is None or not inspect(connection).has_table("games"):
        return False
    return connection.exec_driver_sql("SELECT 1 FROM games LIMIT 1").first() is not None


def _copy(database: Path, tell: Tell) -> None:
    """Beside the database, for its owner alone."""
    target = _free_name(database.with_name(f"{database.name}.before-{newest_version()}"))
    tell("migration-copying", {"path": str(target)})
    try:
        os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        with closing(sqlite3.connect(database, timeout=30)) as source, closing(sqlite3.connect(target)) as copy:
            copy.execute("PRAGMA journal_mode=OFF")  # half a copy is of no use, so that nothing has to bring it back
            source.backup(copy, pages=PAGES_AT_ONCE, progress=_telling_parts(tell))
            copy.execute("PRAGMA journal_mode=DELETE")
    except (OSError, sqlite3.Error) as error:
        target.unlink(missing_ok=True)
        raise MigrationError("migration-no-copy", path=str(target), reason=str(error)) from error
    tell("migration-copied", {"path": str(target)})


def _free_name(path: Path) -> Path:
    """The first of its names that is not taken."""
    names = [path, *(path.with_name(f"{path.name}.{number}") for number in range(2, 1000))]
    return next(name for name in names if not name.exists())


def _telling_parts(tell: Tell) -> Callable[[int, int, int], None]:
    told = 0

    def progress(_status: int, remaining: int, total: int) -> None:
        nonlocal told
        done = 100 * (total - remaining) // max(1, total)
        if done >= told + 10:
            told = done
            tell("migration-copy-part", {"percent": done})

    return progress


def _upgrade(connection: Connection, tell: Tell, version: str) -> None:
    from alembic import command
    from alembic.config import Config

    def step(number: int, steps: int, what: str) -> None:
        tell("migration-step", {"step": number, "steps": steps, "what": what})

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    config.attributes["tell"] = step
    is_sqlite = connection.dialect.name == "sqlite"
    before = connection.exec_driver_sql("PRAGMA cache_size").scalar() if is_sqlite else None
    if is_sqlite:
        connection.exec_driver_sql(f"PRAGMA cache_size=-{CACHE_KIB}")
    command.upgrade(config, version)
    if is_sqlite:
        connection.exec_driver_sql(f"PRAGMA cache_size={before}")
