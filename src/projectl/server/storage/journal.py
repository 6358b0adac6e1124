"""The one writer: what many ask to be written at the same time is committed together.

A commit that reaches the disk costs the same for one row as for a hundred, so whatever has come in while the last
commit ran goes into the next one. Whoever asked is told only after the commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import structlog
from sqlalchemy import Executable
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from projectl.server.metrics import COMMITS, ROWS

from .appending import Appender
from .database import appender_for
from .schema import LOG

MOST_TOGETHER = 500
_INSERT = LOG.insert()
Tell = Callable[[str, int], None]
"""Called with game and number of every entry that was committed."""

log = structlog.get_logger("projectl.journal")


class Conflict(Exception):  # noqa: N818  # reads as the fault that it is
    """The log has an entry of that number, or of that command, already. Nothing was written."""


class NotStored(Exception):  # noqa: N818  # reads as the fault that it is
    """The database did not take it. Nothing was written."""


@dataclass(slots=True)
class _Job:
    statements: Sequence[Executable]
    entry: Mapping[str, Any] | None
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def place(self) -> tuple[str, int] | None:
        """Where in the log it writes."""
        return None if self.entry is None else (self.entry["game"], self.entry["seq"])


class Journal:
    """Start it inside a running event loop, `close` it to write what is still waiting."""

    def __init__(self, engine: AsyncEngine, tell: Tell = lambda _game, _seq: None) -> None:
        self._engine = engine
        self._tell = tell
        self._appender: Appender = appender_for(engine)
        self._waiting: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write_all(), name="journal")

    async def write(self, *statements: Executable, entry: Mapping[str, Any] | None = None) -> None:
        """Run the statements and append the log entry in one transaction; returns when it is committed.

        Raises Conflict or NotStored; then nothing of it was written.
        """
        if self._writer.done():
            raise NotStored("the server is stopping")
        job = _Job(statements, entry)
        self._waiting.put_nowait(job)
        await asyncio.shield(job.done)

    async def close(self) -> None:
        """Write what is waiting and stop."""
        if self._writer.done():
            return
        self._waiting.put_nowait(None)
        await self._writer
        await self._appender.close()

    async def _write_all(self) -> None:
        while (first := await self._waiting.get()) is not None:
            jobs, stop = self._also_waiting(first)
            # Players wait for entries alone; what else is written can wait for them.
            await self._append([job for job in jobs if not job.statements])
            await self._run_together([job for job in jobs if job.statements])
            if stop:
                return

    def _also_waiting(self, first: _Job) -> tuple[list[_Job], bool]:
        jobs = [first]
        while len(jobs) < MOST_TOGETHER and not self._waiting.empty():
            job = self._waiting.get_nowait()
            if job is None:
                return jobs, True
            jobs.append(job)
        return jobs, False

    async def _append(self, jobs: list[_Job]) -> None:
        """Entries alone, by the short way. Of two for the same place the later one is too late, whatever it says."""
        first: dict[tuple[str, int] | None, _Job] = {}
        for job in jobs:
            if first.setdefault(job.place, job) is not job:
                _settle(job, Conflict())
        if first:
            await self._append_together([*first.values()])

    async def _append_together(self, jobs: list[_Job]) -> None:
        try:
            written = await self._appender.append([dict(job.entry or {}) for job in jobs])
        except Exception as error:  # whatever the driver raises is told to whoever asked
            if len(jobs) > 1:  # one that fails must not take the others with it
                for job in jobs:
                    await self._append_together([job])
            else:
                _refuse(jobs[0], error)
            return
        COMMITS.inc()
        ROWS.inc(sum(written))
        for job, is_written in zip(jobs, written, strict=True):
            self._settle(job, None if is_written else Conflict())

    async def _run_together(self, jobs: list[_Job]) -> None:
        if not jobs:
            return
        try:
            async with self._engine.begin() as connection:
                await self._run(connection, jobs)
        except Exception as error:  # as above
            if len(jobs) > 1:
                for job in jobs:
                    await self._run_together([job])
            else:
                _refuse(jobs[0], error)
            return
        COMMITS.inc()
        for job in jobs:
            ROWS.inc(job.entry is not None)
            self._settle(job, None)

    async def _run(self, connection: AsyncConnection, jobs: list[_Job]) -> None:
        for job in jobs:
            for statement in job.statements:
                await connection.execute(statement)
        entries = [dict(job.entry) for job in jobs if job.entry is not None]
        if entries:
            await connection.execute(_INSERT, entries)

    def _settle(self, job: _Job, error: Exception | None) -> None:
        """Tell whoever asked, and of a new entry everybody else.

        Not in the same transaction: of those that tell something PostgreSQL commits only one at a time.
        """
        _settle(job, error)
        if error is None and job.place is not None:
            self._tell(*job.place)


def _refuse(job: _Job, error: Exception) -> None:
    """Tell whoever asked why nothing was written. The drivers name alike what does not fit to what is there."""
    if any(kind.__name__.startswith("Integrity") for kind in type(error).__mro__):
        _settle(job, Conflict())
        return
    _settle(job, NotStored(type(error).__name__))
    # The writer must live on, also when the log cannot be written to.
    with suppress(OSError, ValueError):
        log.warning("not-stored", reason=type(error).__name__, detail=str(error)[:200])


def _settle(job: _Job, error: Exception | None) -> None:
    if job.done.done():  # whoever asked has gone
        return
    if error is None:
        job.done.set_result(None)
    else:
        job.done.set_exception(error)
