"""All that a server needs of its database, made for the kind that it is."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncEngine

from projectl.server.admin.access import refuse_newer
from projectl.server.cluster.leases import Leases, PostgresLeases, Unchallenged
from projectl.server.cluster.notices import of_entry
from projectl.server.storage.database import open_database
from projectl.server.storage.errors import worded
from projectl.server.storage.journal import Journal, open_journal
from projectl.server.storage.migration import Tell, migrate, silent
from projectl.server.storage.outages import trouble_of
from projectl.server.storage.sqlite.file_ownership import Ownership, own

from .cluster import Alone, Wire
from .supervisor import Supervisor


@dataclass(frozen=True, slots=True)
class Backend:
    """An open database, how this process shares it with others, and who keeps alive what works on it."""

    engine: AsyncEngine
    journal: Journal
    wire: Wire
    leases: Leases
    supervisor: Supervisor
    ownership: Ownership | None = None

    async def close(self) -> None:
        """Write what is waiting, then let others have it."""
        await self.journal.close()
        await self.engine.dispose()
        if self.ownership is not None:
            self.ownership.close()


async def open_backend(url: str) -> Backend:
    """Open a database and bring its tables up to date. PostgreSQL may be shared by processes, SQLite is one's own.

    Raises DatabaseFaultError, in words, if that cannot be done.
    """
    engine, ownership = await _opened(url, silent)
    supervisor = Supervisor(trouble_of)
    if engine.dialect.name != "postgresql":
        journal = await open_journal(engine, None, supervisor)
        return Backend(engine, journal, Alone(), Unchallenged(), supervisor, ownership)
    from projectl.server.cluster.postgres_bus import PostgresWire

    process = secrets.token_hex(6)
    wire, leases = PostgresWire(engine.url, process), PostgresLeases(engine.url, process)
    journal = await open_journal(engine, lambda row, epoch: of_entry(row, epoch).text(process), supervisor)
    return Backend(engine, journal, wire, leases, supervisor)


async def bring_up_to_date(url: str, tell: Tell) -> None:
    """The same, and let go of it: before anything is served, as it may take a minute, of which `tell` hears."""
    engine, ownership = await _opened(url, tell)
    await engine.dispose()
    if ownership is not None:
        ownership.close()


async def _opened(url: str, tell: Tell) -> tuple[AsyncEngine, Ownership | None]:
    with worded(url):
        ownership = own(url)
        try:
            return await _up_to_date(url, tell), ownership
        except BaseException:
            if ownership is not None:
                ownership.close()
            raise


async def _up_to_date(url: str, tell: Tell) -> AsyncEngine:
    engine = open_database(url)
    try:
        await refuse_newer(engine)
        await migrate(engine, tell)
    except BaseException:
        await engine.dispose()
        raise
    return engine
