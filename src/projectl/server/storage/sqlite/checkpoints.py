"""SQLite's write-ahead log, carried into the database's file beside the commits that somebody waits for.

SQLite would do it in whichever commit finds the log long, which then takes as long as the disk needs for megabytes.
"""

from __future__ import annotations

import contextlib
import sqlite3
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

EVERY = 250
"""Commits from one time to the next: the log has some megabytes by then, as SQLite itself would let it get."""


class Checkpoints:
    """One thread, which has something to do now and then."""

    def __init__(self, path: str) -> None:
        self._address = f"{Path(path).absolute().as_uri()}?mode=rw"
        self._commits = 0
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="checkpoint")
        self._beside: Future[None] | None = None

    def committed(self, connection: sqlite3.Connection) -> None:
        """After a commit, with the connection that commits.

        What is committed meanwhile is left over by the thread, and only a log of which nothing is left begins again at
        its start: so that little is done here, as soon as the thread is ready.
        """
        self._commits += 1
        if self._beside is not None and self._beside.done():
            self._beside = None
            _checkpoint(connection)
        elif self._beside is None and self._commits >= EVERY:
            self._commits = 0
            self._beside = self._thread.submit(self._checkpoint_beside)

    def close(self) -> None:
        """Let the thread go. SQLite does the rest when the last connection is closed."""
        self._thread.shutdown()

    def _checkpoint_beside(self) -> None:
        with (
            contextlib.suppress(sqlite3.Error),
            contextlib.closing(sqlite3.connect(self._address, uri=True, isolation_level=None)) as line,
        ):
            _checkpoint(line)


def _checkpoint(connection: sqlite3.Connection) -> None:
    """As far as readers allow, without waiting for anybody.

    A failure means nothing here: the log grows until the next time, and commits tell of a disk that is full.
    """
    with contextlib.suppress(sqlite3.Error):
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
