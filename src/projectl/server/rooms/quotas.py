"""How much one person may have on the server, so that room is left for the others."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from projectl.server.answers.sets import refuse_too_many
from projectl.server.errors import RefusedError
from projectl.server.settings import Settings
from projectl.server.storage.reader import Reader
from projectl.server.storage.schema import GAMES, MUTES, PUZZLE_SETS
from projectl.server.table import Setup
from projectl.server.table.days import DAY


class Quotas(Reader):
    """Refuses what would be too much. Of one person's requests one is looked at after the other."""

    def __init__(self, engine: AsyncEngine, settings: Settings) -> None:
        super().__init__(engine)
        self._settings = settings
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def another_game(self, host: str, setup: Setup, now: int) -> AsyncIterator[None]:
        """While a game of somebody is written; RefusedError if they have too many, or their own sets take much room."""
        async with self._turn(host):
            await self._check_games(host)
            if setup.options.puzzles:
                await self._check_sets(host, len(json.dumps(setup.dump())), now)
            yield

    @asynccontextmanager
    async def another_mute(self, identity: str) -> AsyncIterator[None]:
        """While it is written that somebody mutes somebody else; RefusedError if they have muted too many."""
        async with self._turn(identity):
            query = select(func.count().label("count")).select_from(MUTES).where(MUTES.c.identity == identity)
            if (await self.rows(query))[0]["count"] >= self._settings.mutes:
                raise RefusedError("too-many-mutes", limit=self._settings.mutes)
            yield

    @asynccontextmanager
    async def another_set(self, identity: str, size: int, instead_of: str | None = None) -> AsyncIterator[None]:
        """While a set that somebody keeps is written; RefusedError if theirs are too many or take too much room."""
        async with self._turn(identity):
            query = select(PUZZLE_SETS.c.size).where(PUZZLE_SETS.c.identity == identity)
            if instead_of is not None:
                query = query.where(PUZZLE_SETS.c.id != instead_of)
            kept = [row["size"] for row in await self.rows(query)]
            refuse_too_many(kept, size, self._settings.own_sets_kib, instead_of is None)
            yield

    def _turn(self, identity: str) -> asyncio.Lock:
        return self._turns.setdefault(identity, asyncio.Lock())

    async def _check_games(self, host: str) -> None:
        unfinished = GAMES.c.host == host, GAMES.c.status.in_(("open", "running"))
        query = select(func.count().label("count")).select_from(GAMES).where(*unfinished)
        if (await self.rows(query))[0]["count"] >= self._settings.unfinished_games:
            raise RefusedError("too-many-games", limit=self._settings.unfinished_games)

    async def _check_sets(self, host: str, more: int, now: int) -> None:
        """A set-up is hardly larger than the sets in it."""
        limit = self._settings.own_sets_kib
        unfinished = GAMES.c.status.in_(("open", "running"))
        of_today = GAMES.c.status == "over", GAMES.c.created_at > now - DAY
        used = 0
        for where in ((unfinished,), of_today):
            query = select(func.sum(func.length(GAMES.c.setup)).label("size")).where(GAMES.c.host == host, *where)
            used += int((await self.rows_beside(query))[0]["size"] or 0)
        if used + more > limit * 1024:
            raise RefusedError("too-many-sets", limit=limit)
