"""What many ask to be written at the same time is committed together.

A commit that reaches the disk costs the same for one row as for a hundred, so whatever has come in while the last
commit ran goes into the next one. Whoever asked is told only after the commit.

Players wait for entries of the log; nearly nobody waits for what else is written. So there are two writers, and where
the database lets only one write at a time they take turns.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass, field
from typing import Any

import structlog
from sqlalchemy import Executable, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from projectl.server.metrics import COMMITS, ROWS

from .appending import Announce, Appender
from .database import allows_many, appender_for
from .schema import CHANNEL, LOG

MOST_TOGETHER = 500
_INSERT = LOG.insert()
_TELL = text("SELECT pg_notify(:channel, :told)")

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


class _Writer:
    """Hands over what is waiting, all of it together, as soon as what it handed over before is written."""

    def __init__(self, name: str, write: Callable[[list[_Job]], Awaitable[None]]) -> None:
        self._write = write
        self._waiting: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._write_all(), name=name)

    def put(self, job: _Job) -> None:
        """Have it written; NotStored when it is too late for that."""
        if self.is_closed:
            raise NotStored("the server is stopping")
        self._waiting.put_nowait(job)

    @property
    def is_closed(self) -> bool:
        """Whether it writes no more."""
        return self._task.done()

    async def close(self) -> None:
        """Write what is waiting and stop."""
        self._waiting.put_nowait(None)
        await self._task

    async def _write_all(self) -> None:
        while (first := await self._waiting.get()) is not None:
            jobs, stop = self._also_waiting(first)
            await self._write(jobs)
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


class Journal:
    """Start it inside a running event loop, `close` it to write what is still waiting."""

    def __init__(self, engine: AsyncEngine, announce: Announce | None = None) -> None:
        """`announce`: how other processes are told of a new entry, by the commit that stores it."""
        self._engine = engine
        self._announce = announce
        self._appender: Appender = appender_for(engine, announce)
        self._turn: AbstractAsyncContextManager[Any] = nullcontext() if allows_many(engine) else asyncio.Lock()
        self._entries = _Writer("journal", self._append)
        self._others = _Writer("journal-others", self._run_together)

    async def write(self, *statements: Executable, entry: Mapping[str, Any] | None = None) -> None:
        """Run the statements and append the log entry in one transaction; returns when it is committed.

        Raises Conflict or NotStored; then nothing of it was written.
        """
        job = _Job(statements, entry)
        (self._others if statements else self._entries).put(job)
        await asyncio.shield(job.done)

    async def close(self) -> None:
        """Write what is waiting and stop."""
        if not self._entries.is_closed:
            await asyncio.gather(self._entries.close(), self._others.close())
            await self._appender.close()

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
            async with self._turn:
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
            _settle(job, None if is_written else Conflict())

    async def _run_together(self, jobs: list[_Job]) -> None:
        try:
            async with self._turn, self._engine.begin() as connection:
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
            _settle(job, None)

    async def _run(self, connection: AsyncConnection, jobs: list[_Job]) -> None:
        for job in jobs:
            for statement in job.statements:
                await connection.execute(statement)
        entries = [dict(job.entry) for job in jobs if job.entry is not None]
        if entries:
            await connection.execute(_INSERT, entries)
        if self._announce is not None:
            for entry in entries:
                await connection.execute(_TELL, {"channel": CHANNEL, "told": self._announce(entry)})


def _refuse(job: _Job, error: Exception) -> None:
    """Tell whoever asked why nothing was written. The drivers name alike what does not fit to what is there."""
    if any(kind.__name__.startswith("Integrity") for kind in type(error).__mro__):
        _settle(job, Conflict())
        return
    _settle(job, NotStored(type(error).__name__))
    log.warning("not-stored", reason=type(error).__name__, detail=str(error)[:200])


def _settle(job: _Job, error: Exception | None) -> None:
    if job.done.done():  # whoever asked has gone
        return
    if error is None:
        job.done.set_result(None)
    else:
        job.done.set_exception(error)
