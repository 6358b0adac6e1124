"""All that a server needs of its database, made for the kind that it is."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from sqlalchemy.ext.asyncio import AsyncEngine

from .leases import Leases, PostgresLeases, Unchallenged
from .news import Alone, Wire
from .news.notices import of_entry
from .storage.database import migrate, open_database
from .storage.journal import Journal


@dataclass(frozen=True, slots=True)
class Backend:
    """An open database, and how this process shares it with others."""

    engine: AsyncEngine
    journal: Journal
    wire: Wire
    leases: Leases


async def open_backend(url: str) -> Backend:
    """Open a database and bring its tables up to date. PostgreSQL may be shared by processes, SQLite is one's own."""
    engine = open_database(url)
    await migrate(engine)
    if engine.dialect.name != "postgresql":
        return Backend(engine, Journal(engine), Alone(), Unchallenged())
    from .news.postgres import PostgresWire

    process = secrets.token_hex(6)
    wire, leases = PostgresWire(engine.url, process), PostgresLeases(engine.url, process)
    return Backend(engine, Journal(engine, lambda row: of_entry(row).text(process)), wire, leases)
