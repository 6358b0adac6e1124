"""The one writer: what many ask to be written at the same time is committed together.

A commit that reaches the disk costs the same for one row as for a hundred, so whatever has come in while the last
commit ran goes into the next one. Whoever asked is told only after the commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Executable
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from projectl.server.metrics import COMMITS, ROWS

from .schema import LOG

MOST_TOGETHER = 500
_INSERT = LOG.insert()


class Conflict(Exception):  # noqa: N818  # reads as the fault that it is
    """The log has an entry of that number, or of that command, already. Nothing was written."""


class NotStored(Exception):  # noqa: N818  # reads as the fault that it is
    """The database did not take it. Nothing was written."""


@dataclass(slots=True)
class _Job:
    statements: Sequence[Executable]
    entry: Mapping[str, Any] | None
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Journal:
    """Start it inside a running event loop, `close` it to write what is still waiting."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
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
        self._waiting.put_nowait(None)
        await self._writer

    async def _write_all(self) -> None:
        while (first := await self._waiting.get()) is not None:
            jobs, stop = self._also_waiting(first)
            await self._write_together(jobs)
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

    async def _write_together(self, jobs: list[_Job]) -> None:
        try:
            async with self._engine.begin() as connection:
                await _run(connection, jobs)
        except Exception as error:  # whatever the driver raises is told to whoever asked
            await self._one_by_one(jobs, error)
        else:
            COMMITS.inc()
            ROWS.inc(sum(job.entry is not None for job in jobs))
            for job in jobs:
                _settle(job, None)

    async def _one_by_one(self, jobs: list[_Job], error: Exception) -> None:
        """One that fails must not take the others with it."""
        if len(jobs) == 1:
            _settle(jobs[0], Conflict() if isinstance(error, IntegrityError) else NotStored(type(error).__name__))
            return
        for job in jobs:
            await self._write_together([job])


async def _run(connection: AsyncConnection, jobs: list[_Job]) -> None:
    for job in jobs:
        for statement in job.statements:
            await connection.execute(statement)
    entries = [dict(job.entry) for job in jobs if job.entry is not None]
    if entries:
        await connection.execute(_INSERT, entries)


def _settle(job: _Job, error: Exception | None) -> None:
    if job.done.done():  # whoever asked has gone
        return
    if error is None:
        job.done.set_result(None)
    else:
        job.done.set_exception(error)
