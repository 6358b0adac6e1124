"""What a database raises when it cannot serve now, as against what is wrong with a question.

The drivers have dozens of exceptions, and each version has more, so the codes that the databases themselves give are
asked: the SQLSTATE of PostgreSQL by its class, the result code of SQLite.
"""

from __future__ import annotations

import asyncpg
from sqlalchemy.exc import DBAPIError, InterfaceError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoneFree

from projectl.server.supervisor import UnwellError

_POSTGRES = "08", "53", "57P", "58", "25006"
"""Connection lost; out of connections, memory or disk; shutting down or starting up; system error; only a copy."""
_SQLITE = "BUSY", "LOCKED", "IOERR", "FULL", "CANTOPEN", "READONLY", "PROTOCOL", "NOTADB"
_AWAY = (*_POSTGRES, *(f"SQLITE_{name}" for name in _SQLITE))
_FULL = ("53100", "SQLITE_FULL")
_DAMAGED = ("XX001", "XX002", "SQLITE_CORRUPT")
_AWAY_TYPES = (asyncpg.InterfaceError, asyncpg.InternalClientError, InterfaceError, NoneFree, OSError)
"""OSError: no connection, or it broke, or nobody answered in time. The driver calls it an error of its own when the
end of a connection meets the next statement."""


class DatabaseAwayError(UnwellError):
    """The database cannot serve now; whether the last statement was done is not known. Its text says what was met."""


class DatabaseUnreachedError(DatabaseAwayError):
    """There is no connection to be had, so that nothing was done."""


OF_DATABASE = (DatabaseAwayError, SQLAlchemyError, asyncpg.PostgresError, *_AWAY_TYPES)
"""All that a database and its driver raise, whatever it is about."""


def _codes(error: BaseException) -> set[str]:
    """What the database itself says of an error, however it is wrapped."""
    found = [error, getattr(error, "orig", None), error.__cause__]
    found += [each.__cause__ for each in found[1:] if each is not None]
    codes = {getattr(each, name, None) for each in found for name in ("sqlstate", "sqlite_errorname")}
    return {code for code in codes if isinstance(code, str)}


def trouble_of(error: BaseException) -> str | None:
    """In a word, why the database cannot serve now; None if the error is about something else."""
    if isinstance(error, DatabaseAwayError):
        return str(error)
    if is_disk_full(error):
        return "disk-full"
    is_away = any(code.startswith(_AWAY) for code in _codes(error)) or isinstance(error, _AWAY_TYPES)
    is_invalid = isinstance(error, DBAPIError) and error.connection_invalidated
    original = getattr(error, "orig", None) or error
    return type(original.__cause__ or original).__name__ if is_away or is_invalid else None


def is_disk_full(error: BaseException) -> bool:
    """Whether there was no room for what was to be written."""
    return not _codes(error).isdisjoint(_FULL)


def is_damage(error: BaseException) -> bool:
    """Whether what was asked for is in the database and cannot be read, as after a fault of the disk."""
    is_no_text = isinstance(error, DBAPIError) and "Could not decode" in str(error.orig)  # the driver's; it has no code
    return is_no_text or not _codes(error).isdisjoint(_DAMAGED)


def is_of_database(error: BaseException) -> bool:
    """Whether an error comes from the database or its driver."""
    return isinstance(error, OF_DATABASE)
