"""All that a server needs of its database, made for the kind that it is."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncEngine

from .administration.access import refuse_newer
from .leases import Leases, PostgresLeases, Unchallenged
from .news import Alone, Wire
from .news.notices import of_entry
from .storage.database import open_database
from .storage.faults import worded
from .storage.journal import Journal, open_journal
from .storage.migrating import Tell, migrate, silent
from .storage.owning import Ownership, own
from .storage.trouble import trouble_of
from .supervision import Supervisor


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

    Raises DatabaseFault, in words, if that cannot be done.
    """
    engine, ownership = await _opened(url, silent)
    supervisor = Supervisor(trouble_of)
    if engine.dialect.name != "postgresql":
        journal = await open_journal(engine, None, supervisor)
        return Backend(engine, journal, Alone(), Unchallenged(), supervisor, ownership)
    from .news.postgres import PostgresWire

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
