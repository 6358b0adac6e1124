"""Opening a database, SQLite or PostgreSQL."""

from __future__ import annotations

import os
import sqlite3
import sys
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from sqlalchemy import URL, Connection, Engine, StaticPool, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from projectl.errors import ProjectLError

CONNECT_SECONDS = 5.0
"""A PostgreSQL that does not even greet for so long is away."""
_DIRECT: WeakKeyDictionary[AsyncEngine, Engine] = WeakKeyDictionary()
_BESIDE: WeakKeyDictionary[AsyncEngine, Engine] = WeakKeyDictionary()
_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


class DatabaseError(ProjectLError, ValueError):
    """A database address that cannot be used."""

    def __init__(self, found: str) -> None:
        super().__init__("database-address", wanted="sqlite:///PATH or postgresql://USER@HOST/NAME", found=found)


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
        patience = {"timeout": CONNECT_SECONDS}
        return create_async_engine(address, pool_size=8, max_overflow=8, pool_pre_ping=True, connect_args=patience)
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
    return _reading(engine, _DIRECT, {"poolclass": StaticPool})


def beside_engine(engine: AsyncEngine) -> Engine | None:
    """For reading from SQLite in other threads, what may take a while; None for a database that is elsewhere."""
    return _reading(engine, _BESIDE, {})


def _reading(
    engine: AsyncEngine, known: WeakKeyDictionary[AsyncEngine, Engine], options: dict[str, Any]
) -> Engine | None:
    if engine.dialect.name != "sqlite":
        return None
    if engine not in known:
        found = known[engine] = sync_engine(engine, **options)
        event.listen(engine.sync_engine, "engine_disposed", lambda _: found.dispose())
    return known[engine]


def sync_engine(engine: AsyncEngine, **options: Any) -> Engine:
    """Another engine for the same SQLite database, for threads."""
    path = engine.url.database
    assert path is not None
    return create_engine(f"sqlite:///{path}", creator=lambda: connect_sqlite(path), **options)


def connect_sqlite(path: str) -> sqlite3.Connection:
    """A connection to a database that is there. One that was lost is not made anew, empty, by who looks for it."""
    address = f"{Path(path).absolute().as_uri()}?mode=rw"
    connection = sqlite3.connect(address, uri=True, timeout=30, check_same_thread=False)
    _prepare_sqlite(connection, None)
    return connection


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """WAL lets readers go on while one writes; FULL means that what was committed survives a power cut."""
    connection.isolation_level = None  # `_begin_sqlite` begins transactions, the driver would begin them too late
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
