"""What the faults of `bench chaos` happen to."""

from __future__ import annotations

import http.client
import itertools
import time
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field

from projectl.bench.server.players.tables import Account, Table
from projectl.bench.server.servers.databases import POSTGRESQL, SQLITE, Database, Postgres
from projectl.bench.server.servers.processes import ServerProcess

VISIT_SECONDS = 10.0


def _addresses() -> Iterator[str]:
    """Of loopback, those that nobody plays from."""
    for number in itertools.count():
        yield f"127.2.{number // 250 % 250}.{number % 250 + 1}"


@dataclass(frozen=True, slots=True)
class Size:
    """How much is done."""

    tables: int = 24
    bot_tables: int = 8
    """Two people and two bots each."""
    games: int = 600
    rate: float = 100.0
    """Actions a second, in all."""
    rounds: int = 2
    pause: float = 3.0
    """Seconds of peace after each fault."""
    stopped: float = 30.0
    locked: float = 10.0
    full: float = 8.0
    away: float = 3.0
    """Seconds for which a process is stopped, the database locked, its disk full, its server down."""
    silent: int = 1100
    pings: int = 1_000_000
    exporting: float = 10.0
    seed: int = 7
    faults: Sequence[str] | None = None
    """By name; None: all that the database has."""


@dataclass(slots=True)
class Scene:
    """A database, its servers and the people who play, and what was seen besides."""

    size: Size
    database: Database
    servers: list[ServerProcess]
    tables: list[Table]
    account: Account
    visitors_refused: int = 0
    """People who came while somebody attacked and were not let in."""
    slowest_visit: float = 0.0
    backups_wrong: int = 0
    turn: int = field(default=0)
    _visitors: Iterator[str] = field(default_factory=_addresses)

    @property
    def kind(self) -> str:
        """Of the database."""
        return POSTGRESQL if isinstance(self.database, Postgres) else SQLITE

    @property
    def postgres(self) -> Postgres:
        """The database, where it is a server."""
        assert isinstance(self.database, Postgres)
        return self.database

    def next_server(self) -> ServerProcess:
        """The servers take turns."""
        self.turn += 1
        return self.servers[self.turn % len(self.servers)]

    def visit(self, host: str) -> None:
        """Somebody new asks for the lobby, from an address that is new as well."""
        began = time.monotonic()
        address = next(self._visitors), 0
        try:
            with closing(http.client.HTTPConnection(host, timeout=VISIT_SECONDS, source_address=address)) as line:
                line.request("GET", "/api/games")
                answer = line.getresponse()
                answer.read()
                self.visitors_refused += answer.status != 200
        except (OSError, http.client.HTTPException):
            self.visitors_refused += 1
        self.slowest_visit = max(self.slowest_visit, time.monotonic() - began)
