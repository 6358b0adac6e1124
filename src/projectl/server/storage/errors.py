"""What is wrong with a database, in words: whatever its driver or the system says about it."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import SQLAlchemyError

from projectl.errors import ProjectLError

from .database import check_address

_DAMAGED = ("not a database", "malformed")
_FULL = ("is full", "disk i/o error")


class DatabaseFaultError(ProjectLError, ValueError):
    """A database that cannot be used as it is."""


def driver_errors() -> tuple[type[Exception], ...]:
    """What drivers and the system raise. asyncpg raises some of its own before SQLAlchemy can wrap them."""
    from asyncpg import InterfaceError, PostgresError

    return (OSError, SQLAlchemyError, sqlite3.Error, PostgresError, InterfaceError)


@contextmanager
def worded(url: str) -> Iterator[None]:
    """Raise what goes wrong with a database as DatabaseFaultError."""
    try:
        yield
    except driver_errors() as error:
        raise database_fault(url, error) from error


def database_fault(url: str, error: Exception) -> DatabaseFaultError:
    """An error of a driver, in words."""
    address, reason = check_address(url), short(error)
    if address.get_backend_name() != "sqlite":
        where = f"{address.host or 'localhost'}:{address.port or 5432}"
        return DatabaseFaultError("database-unreachable", address=f"{where}/{address.database or ''}", reason=reason)
    path = str(address.database)
    if any(sign in reason for sign in _DAMAGED):
        return DatabaseFaultError("database-damaged", path=path)
    if is_full(error):
        return DatabaseFaultError("database-disk-full", path=path)
    return DatabaseFaultError("database-unusable", path=path, reason=reason)


def is_full(error: Exception) -> bool:
    """Whether there was no room left. SQLite calls it an error of the disk when a file may not grow any more."""
    if isinstance(error, OSError):
        return error.errno in (errno.ENOSPC, errno.EFBIG, errno.EDQUOT)
    return any(sign in short(error).lower() for sign in _FULL)


def short(error: Exception) -> str:
    """The first line of what a driver says; the rest are statements."""
    found = getattr(error, "orig", None) or error
    if isinstance(found, OSError) and found.strerror:
        return found.strerror
    return str(found).partition("\n")[0] or type(found).__name__
