"""The file of an SQLite database: whether it is still the one that was opened, and whether its disk has room.

A file that was deleted or replaced goes on being written to by who has it open, and is gone with the process.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Literal

from sqlalchemy.ext.asyncio import AsyncEngine

from projectl.server.storage.outages import DatabaseAwayError

LEAST_FREE = 4 * 2**20
"""Bytes: what a log that grows between two checkpoints may need."""

Loss = Literal["database-deleted", "database-replaced"]


class LostFileError(DatabaseAwayError):
    """The database at the address that we know is not the one that we have open."""


class DatabaseFile:
    """Remembers which file it was when it was opened."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._opened = self._now()

    @classmethod
    def of(cls, engine: AsyncEngine) -> DatabaseFile | None:
        """That of an engine; None for a database that is elsewhere."""
        path = engine.url.database
        return cls(Path(path)) if engine.dialect.name == "sqlite" and path else None

    def _now(self) -> tuple[int, int] | None:
        try:
            found = self._path.stat()
        except FileNotFoundError:
            return None
        return found.st_dev, found.st_ino

    @property
    def loss(self) -> Loss | None:
        """What has become of it; None: it is there."""
        now = self._now()
        if now == self._opened:
            return None
        return "database-deleted" if now is None else "database-replaced"

    def check(self) -> None:
        """LostFileError if what is written now would be lost."""
        if (loss := self.loss) is not None:
            raise LostFileError(loss)

    @property
    def is_disk_full(self) -> bool:
        """Whether its disk has next to no room left."""
        return shutil.disk_usage(self._path.parent).free < LEAST_FREE
