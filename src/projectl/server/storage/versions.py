"""The version of a database's tables, and those that this program knows.

Found without the tool that migrates, which takes long to import: a database that is up to date never needs it.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from sqlalchemy import Connection, inspect

MIGRATIONS = Path(__file__).parent / "migrations"


@cache
def known_versions() -> tuple[str, ...]:
    """The versions that this program can bring up to date, the newest first: each has a file of its name."""
    files = (MIGRATIONS / "versions").glob("v*_*.py")
    return tuple(sorted((file.name[1:].partition("_")[0] for file in files), reverse=True))


def newest_version() -> str:
    """The version of this program's tables."""
    return known_versions()[0]


def version_of(connection: Connection) -> str | None:
    """The version of a database's tables; None if there are none."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return None if found is None else str(found)
