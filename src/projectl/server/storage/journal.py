"""What many ask to be written at the same time is committed together.

A commit that reaches the disk costs the same for one row as for a hundred, so whatever has come in while the last
commit ran goes into the next one. Whoever asked is told only after the commit.

Players wait for entries of the log; nearly nobody waits for what else is written. So there are two writers. Where the
database lets only one write at a time, both have their work done by its one thread, in turn.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import structlog
from sqlalchemy import Connection, Executable, delete, insert, text
from sqlalchemy.ext.asyncio import AsyncEngine

from projectl.server.metrics import COMMITS, ROWS
from projectl.server.storage.sqlite.file import DatabaseFile
from projectl.server.storage.sqlite.writer import writer_of
from projectl.server.supervisor import Supervisor, UnwellError

from .epoch import epoch_of, in_transaction
from .log_writer import MOST_ROWS, Announce, Appender, SqliteAppender
from .outages import DatabaseAwayError, trouble_of
from .schema import CHANNEL, LOG, ORDERS
from .write_errors import ConflictError, InDoubtError, NotStoredError, RestoredError

MOST_TOGETHER = 20
"""Statements of what nearly nobody waits for: players must not wait for them either."""
STUCK_SECONDS = 15.0
"""A write that takes longer tells of a database that is not there any more. Locks are held for a few seconds."""
_INSERT = LOG.insert()
_TELL = text("SELECT pg_notify(:channel, :told)")

log = structlog.get_logger("projectl.journal")


@dataclass(slots=True)
class _Job:
    statements: Sequence[Executable]
    entry: Mapping[str, Any] | None
    epoch: str
    """The life of the database that it rests on."""
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def size(self) -> int:
        """How many statements it is."""
        return len(self.statements) + (self.entry is not None)

    @property
    def place(self) -> tuple[str, int] | None:
        """Where in the log it writes."""
        return None if self.entry is None else (self.entry["game"], self.entry["seq"])


class _Writer:
    """Hands over what is waiting, all of it together, as soon as what it handed over before is written."""

    def __init__(self, supervisor: Supervisor, write: Callable[[list[_Job]], Awaitable[None]], most: int) -> None:
        self._write = write
        self._most = most
        self._waiting: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._writes_since: float | None = None
        self.is_closed = False
        """Whether it takes nothing more."""
        self._kept = supervisor.see_through("journal", self._write_all)

    def put(self, job: _Job) -> None:
        """Have it written; NotStoredError when it is too late for that."""
        if self.is_closed:
            raise NotStoredError("the server is stopping")
        self._waiting.put_nowait(job)

    async def close(self) -> None:
        """Write what is waiting and stop."""
        self.is_closed = True
        self._waiting.put_nowait(None)
        await self._kept.over()

    @property
    def is_stuck(self) -> bool:
        """Whether the database has been silent for long."""
        return self._writes_since is not None and time.monotonic() - self._writes_since > STUCK_SECONDS

    async def _write_all(self) -> None:
        while (first := await self._waiting.get()) is not None:
            jobs = self._also_waiting(first)
            self._writes_since = time.monotonic()
            try:
                await self._write(jobs)
            except BaseException:
                for job in jobs:  # nobody may wait for ever for what was cut short
                    _settle(job, NotStoredError("cut short"))
                raise
            finally:
                self._writes_since = None

    def _also_waiting(self, first: _Job) -> list[_Job]:
        jobs, size = [first], first.size
        while size < self._most and not self._waiting.empty():
            job = self._waiting.get_nowait()
            if job is None:
                self._waiting.put_nowait(None)  # nothing comes after it
                break
            jobs.append(job)
            size += job.size
        return jobs


class Journal:
    """Start it inside a running event loop, `close` it to write what is still waiting."""

    def __init__(
        self, engine: AsyncEngine, epoch: str, announce: Announce | None = None, supervisor: Supervisor | None = None
    ) -> None:
        """`announce`: how other processes are told of a new entry, by the commit that stores it."""
        self._engine = engine
        self.epoch = epoch
        """The life of the database that this process knows of."""
        self._file = DatabaseFile.of(engine)
        self._failure: str | None = None
        self._announce = announce
        self._appender = _appender_for(engine, announce)
        keeper = supervisor or Supervisor()
        self._entries = _Writer(keeper, self._append, MOST_ROWS)
        self._others = _Writer(keeper, self._run_together, MOST_TOGETHER)

    async def write(
        self, *statements: Executable, entry: Mapping[str, Any] | None = None, epoch: str | None = None
    ) -> None:
        """Run the statements and append the log entry in one transaction; returns when it is committed.

        `epoch`: the life of the database that it rests on; None: the one that is known now. Raises ConflictError or
        NotStoredError (RestoredError: in that life it is not any more); then nothing of it was written. InDoubtError:
        nobody knows.
        """
        job = _Job(statements, entry, epoch or self.epoch)
        (self._others if statements else self._entries).put(job)
        await asyncio.shield(job.done)

    @property
    def trouble(self) -> str | None:
        """Why the last write has failed, or has not come back for long; None: all is well."""
        return "stuck" if self._entries.is_stuck or self._others.is_stuck else self._failure

    async def probe(self) -> None:
        """After a failure write something that leaves nothing behind: perhaps nobody else will write for hours."""
        if self._failure is None:
            return
        nothing = insert(ORDERS).values(kind="probe", subject="-", at=0)
        try:
            await self.write(nothing, delete(ORDERS).where(ORDERS.c.kind == "probe"))
        except NotStoredError as error:
            raise UnwellError(str(error)) from error

    async def close(self) -> None:
        """Write what is waiting and stop."""
        if not self._entries.is_closed:
            await asyncio.gather(self._entries.close(), self._others.close())
            await self._appender.close()

    async def _append(self, jobs: list[_Job]) -> None:
        """Entries alone, by the short way. Of two for the same place the later one is too late, whatever it says."""
        first: dict[tuple[str, int] | None, _Job] = {}
        for job in self._of_this_life(jobs):
            if first.setdefault(job.place, job) is not job:
                _settle(job, ConflictError())
        if first:
            await self._append_together([*first.values()])

    def _of_this_life(self, jobs: Sequence[_Job]) -> list[_Job]:
        """Without what rests on another life of the database, which is over."""
        for job in jobs:
            if job.epoch != self.epoch:
                _settle(job, RestoredError())
        return [job for job in jobs if job.epoch == self.epoch]

    async def _append_together(self, jobs: list[_Job]) -> None:
        try:
            self._check_file()
            written = await self._appender.append([dict(job.entry or {}) for job in jobs], jobs[0].epoch)
        except Exception as error:  # whatever the driver raises is told to whoever asked
            if len(jobs) > 1 and not isinstance(error, DatabaseAwayError | InDoubtError):
                for job in jobs:  # one that fails must not take the others with it
                    await self._append_together([job])
            else:
                for job in jobs:
                    self._refuse(job, error)
            return
        self._failure = None
        COMMITS.inc()
        ROWS.inc(sum(written))
        for job, is_written in zip(jobs, written, strict=True):
            _settle(job, None if is_written else ConflictError())

    async def _run_together(self, waiting: list[_Job]) -> None:
        jobs = self._of_this_life(waiting)
        if not jobs:
            return
        try:
            self._check_file()
            await in_transaction(self._engine, jobs[0].epoch, lambda connection: self._run(connection, jobs))
        except Exception as error:  # as above
            if len(jobs) > 1:
                for job in jobs:
                    await self._run_together([job])
            else:
                self._refuse(jobs[0], error)
            return
        self._failure = None
        COMMITS.inc()
        for job in jobs:
            ROWS.inc(job.entry is not None)
            _settle(job, None)

    def _run(self, connection: Connection, jobs: list[_Job]) -> None:
        for job in jobs:
            for statement in job.statements:
                connection.execute(statement)
        entries = [dict(job.entry) for job in jobs if job.entry is not None]
        if entries:
            connection.execute(_INSERT, entries)
        if self._announce is not None:
            for entry in entries:
                connection.execute(_TELL, {"channel": CHANNEL, "told": self._announce(entry, jobs[0].epoch)})

    def _check_file(self) -> None:
        if self._file is not None:
            self._file.check()

    def _refuse(self, job: _Job, error: Exception) -> None:
        """Tell whoever asked why nothing was written. The drivers name alike what does not fit to what is there."""
        if any(kind.__name__.startswith("Integrity") for kind in type(error).__mro__):
            _settle(job, ConflictError())
            return
        if isinstance(error, RestoredError):
            _settle(job, RestoredError())
            return
        if isinstance(error, InDoubtError):
            self._failure = str(error)
            _settle(job, InDoubtError(str(error)))
            log.warning("in-doubt", reason=str(error))
            return
        reason = trouble_of(error)
        self._failure = reason or self._failure  # else it is about this one alone
        refusal = NotStoredError(reason or type(error).__name__)
        refusal.__cause__ = error
        _settle(job, refusal)
        log.warning("not-stored", reason=reason or type(error).__name__, detail=str(error)[:200])


def _appender_for(engine: AsyncEngine, announce: Announce | None) -> Appender:
    writer = writer_of(engine)
    if writer is not None:
        return SqliteAppender(str(engine.url.database), writer)
    from .postgres import PostgresAppender

    return PostgresAppender(engine.url, announce)


async def open_journal(
    engine: AsyncEngine, announce: Announce | None = None, supervisor: Supervisor | None = None
) -> Journal:
    """A journal for what is read of a database from now on."""
    return Journal(engine, await epoch_of(engine), announce, supervisor)


def _settle(job: _Job, error: Exception | None) -> None:
    if job.done.done():  # whoever asked has gone
        return
    if error is None:
        job.done.set_result(None)
    else:
        job.done.set_exception(error)
