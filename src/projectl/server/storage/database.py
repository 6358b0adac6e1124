"""Opening a database, SQLite or PostgreSQL, and bringing its schema up to date."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from sqlalchemy import URL, Connection, Engine, StaticPool, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from .appending import Announce, Appender, SqliteAppender

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x70726F6A
"""The number of an advisory lock; nothing else on the database uses it."""
_DIRECT: WeakKeyDictionary[AsyncEngine, Engine] = WeakKeyDictionary()
_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


class DatabaseError(ValueError):
    """A database address that cannot be used: `code` and `params` for the texts, `str()` in English."""

    code = "database-address"

    def __init__(self, found: str) -> None:
        wanted = "sqlite:///PATH or postgresql://USER@HOST/NAME"
        super().__init__(f"a database is given as {wanted}, not as {found}")
        self.params = {"wanted": wanted, "found": found}


def data_folder() -> Path:
    """The folder of the user's data on this system; `PROJECTL_DATA` names another one."""
    if named := os.environ.get("PROJECTL_DATA"):
        return Path(named)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "projectl"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "projectl"
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "projectl"


def default_url() -> str:
    """SQLite in the user's data folder."""
    return f"sqlite:///{data_folder() / 'server.db'}"


def check_address(url: str) -> URL:
    """The address as SQLAlchemy takes it, or DatabaseError."""
    kind = url.partition("://")[0]
    try:
        address = make_url(url)
    except ArgumentError as error:
        raise DatabaseError("something else") from error  # it may hold a password, so it is not repeated
    if kind not in _DRIVERS:
        raise DatabaseError(f"{kind}:…")
    if kind == "sqlite" and address.database in (None, "", ":memory:"):
        raise DatabaseError("sqlite without a file")
    return address.set(drivername=_DRIVERS[kind])


def open_database(url: str) -> AsyncEngine:
    """An engine for `sqlite:///path` or `postgresql://user@host/name`. Nothing is read or written yet."""
    address = check_address(url)
    if address.get_backend_name() != "sqlite":
        return create_async_engine(address, pool_size=8, max_overflow=8, pool_pre_ping=True)
    assert address.database is not None
    Path(address.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(address, connect_args={"timeout": 30})
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def direct_engine(engine: AsyncEngine) -> Engine | None:
    """For reading from SQLite without the detour over another thread; None for a database that is elsewhere.

    What is asked takes some ten microseconds and waits for nobody, as readers do not in WAL mode; handing it to a
    thread and back takes ten times that.
    """
    if engine.dialect.name != "sqlite":
        return None
    if engine not in _DIRECT:
        path = engine.url.database
        direct = create_engine(f"sqlite:///{path}", poolclass=StaticPool, connect_args={"check_same_thread": False})
        event.listen(direct, "connect", _prepare_sqlite)
        event.listen(engine.sync_engine, "engine_disposed", lambda _: direct.dispose())
        _DIRECT[engine] = direct
    return _DIRECT[engine]


def appender_for(engine: AsyncEngine, announce: Announce | None) -> Appender:
    """What appends to the log of a database."""
    if engine.dialect.name == "postgresql":
        from .postgres import PostgresAppender

        return PostgresAppender(engine.url, announce)
    assert engine.url.database is not None
    return SqliteAppender(engine.url.database, _prepare_sqlite)


def allows_many(engine: AsyncEngine) -> bool:
    """Whether several may write to a database at the same time."""
    return engine.dialect.name == "postgresql"


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """WAL lets readers go on while one writes; FULL means that what was committed survives a power cut."""
    connection.isolation_level = None  # `_begin_sqlite` begins transactions, the driver would begin them too late
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


async def migrate(engine: AsyncEngine) -> None:
    """Bring the schema to the newest version."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # several processes may start at once
            await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
