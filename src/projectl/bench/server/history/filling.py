"""Writing a past into an empty database, quickly: by the drivers themselves, with the large index built afterwards."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing

from projectl.server.storage.database import open_database
from projectl.server.storage.migration import migrate

from .past import COLUMNS, VERSION, Past, Rows

_LATER = "DROP INDEX log_by_command", "CREATE UNIQUE INDEX log_by_command ON log (game, actor, command)"


def fill(url: str, past: Past) -> None:
    """Write everything, as an earlier version of the tables."""
    asyncio.run(_prepare(url))
    if url.startswith("sqlite"):
        _fill_sqlite(url.removeprefix("sqlite:///"), past)
    else:
        asyncio.run(_fill_postgres(url, past))


async def _prepare(url: str) -> None:
    engine = open_database(url)
    await migrate(engine, version=VERSION)
    await engine.dispose()


def _fill_sqlite(path: str, past: Past) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for pragma in ("synchronous=OFF", "journal_mode=OFF", "cache_size=-200000"):
            connection.execute(f"PRAGMA {pragma}")
        connection.execute(_LATER[0])
        connection.execute("BEGIN")
        _insert(connection, past.people())
        for rows in past.chunks():
            _insert(connection, rows)
        connection.execute("COMMIT")
        connection.execute(_LATER[1])
        connection.execute("PRAGMA journal_mode=WAL")


def _insert(connection: sqlite3.Connection, rows: Rows) -> None:
    for table, columns in COLUMNS.items():
        marks = ", ".join("?" * len(columns))
        connection.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})", rows[table])


async def _fill_postgres(url: str, past: Past) -> None:
    import asyncpg

    connection = await asyncpg.connect(url)
    try:
        await connection.execute("SET synchronous_commit = off")
        await connection.execute("SET session_replication_role = replica")  # rows that are known to fit are not checked
        await connection.execute("SET maintenance_work_mem = '256MB'")
        await connection.execute(_LATER[0])
        await _copy(connection, past.people())
        for rows in past.chunks():
            await _copy(connection, rows)
        await connection.execute(_LATER[1])
        await connection.execute("VACUUM ANALYZE")  # as its own housekeeping would have done meanwhile
    finally:
        await connection.close()


async def _copy(connection: object, rows: Rows) -> None:
    for table, columns in COLUMNS.items():
        await connection.copy_records_to_table(table, records=rows[table], columns=columns)  # type: ignore[attr-defined]
