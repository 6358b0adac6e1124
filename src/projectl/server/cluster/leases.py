"""Who acts for the bots and clocks of a game, where several processes could: whoever holds its lease.

A lease is a row with an end, by the clock of the database. Its holder renews it; that of a process that has died
ends, and another takes over. Should two ever act at once, the unique key of the log lets one of them through.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable, Mapping
from typing import Protocol

import structlog
from sqlalchemy import URL

from projectl.server.storage.outages import DatabaseAwayError
from projectl.server.storage.postgres import Line

log = structlog.get_logger("projectl.leases")

LEASE_SECONDS = 12.0
RENEW_SECONDS = 3.0
ANSWER_SECONDS = 4.0
"""A database that does not answer for so long is asked anew: the leases must not end meanwhile."""
_NOW = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"
_CLAIM = f"""
INSERT INTO leases (game, holder, until) SELECT id, $2, {_NOW} + $3 FROM games WHERE id = $1
ON CONFLICT (game) DO UPDATE SET holder = excluded.holder, until = excluded.until
WHERE leases.holder = excluded.holder OR leases.until < {_NOW} RETURNING game
"""
_RENEW = f"UPDATE leases SET until = {_NOW} + $2 WHERE holder = $1 RETURNING game"
_INHERIT = f"""
UPDATE leases SET holder = $1, until = {_NOW} + $2 WHERE game IN
(SELECT game FROM leases WHERE until < {_NOW} ORDER BY until LIMIT 200 FOR UPDATE SKIP LOCKED) RETURNING game
"""


class Leases(Protocol):
    """The leases of this process."""

    async def claim(self, game: str) -> bool:
        """Whether this process may act for a game: it holds the lease, or gets it now."""
        ...

    async def release(self, games: Collection[str]) -> None:
        """Act for these games no more."""
        ...

    async def look_after(self) -> list[str]:
        """Renew what is held, and take over what others have left: the games that are new here.

        Raises what the database raises.
        """
        ...

    async def close(self) -> None:
        """Release everything."""
        ...


class Unchallenged:
    """The leases of a process that is the only one."""

    async def claim(self, game: str) -> bool:
        """Nobody else could."""
        return True

    async def release(self, games: Collection[str]) -> None:
        """There is nothing to release."""

    async def look_after(self) -> list[str]:
        """There are no others."""
        return []

    async def close(self) -> None:
        """There is nothing to release."""


class PostgresLeases:
    """Leases as rows of a table."""

    def __init__(self, address: URL, process: str, seconds: float = LEASE_SECONDS) -> None:
        self._line = Line(address, ANSWER_SECONDS)
        self._process = process
        self._milliseconds = int(seconds * 1000)
        self._held: dict[str, float] = {}
        """By game: until when we may be sure of it, by our own clock, counted from before we asked."""

    async def claim(self, game: str) -> bool:
        """See Leases; a database that does not answer grants nothing."""
        asked = time.monotonic()
        if self._held.get(game, 0.0) > asked:
            return True
        try:
            granted = await self._line.fetch(_CLAIM, game, self._process, self._milliseconds)
        except DatabaseAwayError as away:
            log.warning("lease-not-asked", reason=str(away))
            return False
        self._hold(asked, granted)
        return bool(granted)

    def _hold(self, asked: float, rows: Iterable[Mapping[str, str]]) -> list[str]:
        games = [row["game"] for row in rows]
        self._held |= dict.fromkeys(games, asked + self._milliseconds / 1000)
        return games

    async def release(self, games: Collection[str]) -> None:
        """See Leases."""
        held = [game for game in games if self._held.pop(game, None) is not None]
        if held:
            await self._try("DELETE FROM leases WHERE holder = $1 AND game = ANY($2::text[])", self._process, held)

    async def look_after(self) -> list[str]:
        """See Leases."""
        asked = time.monotonic()
        renewed = await self._line.fetch(_RENEW, self._process, self._milliseconds)
        self._held.clear()
        self._hold(asked, renewed)
        inherited = await self._line.fetch(_INHERIT, self._process, self._milliseconds)
        return self._hold(asked, inherited)

    async def close(self) -> None:
        """See Leases."""
        self._held.clear()
        await self._try("DELETE FROM leases WHERE holder = $1", self._process)
        await self._line.close()

    async def _try(self, query: str, *values: object) -> None:
        """What is not released ends by itself."""
        try:
            await self._line.fetch(query, *values)
        except DatabaseAwayError as away:
            log.warning("lease-not-released", reason=str(away))
