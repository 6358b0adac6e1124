"""The files of an SQLite database: for their owner alone, and for one server at a time."""

from __future__ import annotations

import contextlib
import os
import stat
import sys
from pathlib import Path
from typing import IO

from projectl.server.storage.database import check_address, data_folder
from projectl.server.storage.errors import DatabaseFaultError

PRIVATE_UMASK = 0o077
FILE_MODE = 0o600


def keep_private() -> None:
    """Let what this process writes from now on be for its owner alone."""
    os.umask(PRIVATE_UMASK)


def sqlite_file(url: str) -> Path | None:
    """The file of an SQLite database, None for PostgreSQL."""
    address = check_address(url)
    return Path(address.database or "") if address.get_backend_name() == "sqlite" else None


def tighten(file: Path) -> None:
    """Take from everybody else what an earlier version has let them read: the database, copies beside it, the folder.

    A folder that is not our own is left as it is: others may have to go through it.
    """
    if os.name == "nt":  # there a user's data are private as they are
        return
    own = file.parent.resolve() == data_folder().resolve()
    if own:
        _restrict(file.parent)
    for found in file.parent.iterdir():
        if (own or found.name.startswith(file.name)) and found.is_file() and not found.is_symlink():
            _restrict(found)


def _restrict(path: Path) -> None:
    with contextlib.suppress(PermissionError, FileNotFoundError):  # somebody else's, or gone meanwhile
        found = stat.S_IMODE(path.stat().st_mode)
        if found & PRIVATE_UMASK:
            path.chmod(found & ~PRIVATE_UMASK)


class Ownership:
    """Held as long as a server runs on an SQLite file. The system lets go of it when the process ends, however."""

    def __init__(self, file: Path) -> None:
        """Refuse a database on which another server runs: neither would notice what the other one does."""
        self._file = file.with_name(f"{file.name}.lock").open("a")
        if not _lock(self._file):
            self._file.close()
            raise DatabaseFaultError("database-in-use", path=str(file))

    def close(self) -> None:
        """Let go of it."""
        self._file.close()


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> bool:
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _lock(file: IO[str]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


def own(url: str) -> Ownership | None:
    """Make an SQLite database this process's own, its folder too if need be; None for PostgreSQL, which many share."""
    file = sqlite_file(url)
    if file is None:
        return None
    file.parent.mkdir(parents=True, exist_ok=True)
    found = Ownership(file)
    tighten(file)
    return found
