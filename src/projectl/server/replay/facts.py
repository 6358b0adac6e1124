"""What was done in finished games, looked at beside the event loop and kept: they change no more."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from projectl.server.answers.statistics import GameFacts, PlayedGame, facts_of
from projectl.server.messages.statistics import PlayerStatistics
from projectl.server.storage.store import Store
from projectl.server.storage.unreadable_games import UnreadableGameError
from projectl.server.traffic.fair_slots import Places

KEPT = 5_000
AT_ONCE, WAITING, WAITING_OF_ALL = 1, 4, 32
"""One looks at a time; so many wait of each address, and so many of all."""

Count = Callable[[Callable[[PlayedGame], GameFacts | None]], PlayerStatistics]


class Facts:
    """Looks at each game once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[tuple[str, int], GameFacts | None] = OrderedDict()
        self._places = Places(AT_ONCE, WAITING, WAITING_OF_ALL)

    async def counted(self, count: Count) -> PlayerStatistics:
        """The statistics that `count` makes; what it wants to know of games is found out first."""
        wanted: list[PlayedGame] = []

        def look(game: PlayedGame) -> GameFacts | None:
            if (game.id, game.seat) not in self._kept:
                wanted.append(game)
            return self._kept.get((game.id, game.seat))

        found = count(look)
        if not wanted:
            return found
        async with self._places.place():
            for game in [*wanted]:
                await self._look(game)
        return count(look)

    async def _look(self, game: PlayedGame) -> None:
        try:
            table = await self._store.table(game.id)
        except UnreadableGameError:
            table = None
        facts = None if table is None else await asyncio.to_thread(facts_of, table, game.seat)
        self._kept[game.id, game.seat] = facts
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
