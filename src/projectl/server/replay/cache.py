"""Replays that are asked for: made beside the event loop, a few at once; the last games are kept."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from projectl.server.rooms.broadcast import encode
from projectl.server.table import Table
from projectl.server.traffic.fair_slots import Places

from .asked import Kept, TableReplay, record_document

MOVES_KEPT = 20_000
"""Of all games that are kept: six kibibytes each."""
GAMES_KEPT = 24
AT_ONCE, WAITING, WAITING_OF_ALL = 3, 8, 64
"""Replays at once, all but one of them for one address; so many wait of each address, and so many of all."""


@dataclass(slots=True)
class Shelved(Kept):
    """One that several may ask for."""

    busy: asyncio.Lock = field(default_factory=asyncio.Lock)
    """One at a time works on it."""


class Replays:
    """Replays the games that are asked for."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Shelved] = OrderedDict()
        self._places = Places(AT_ONCE, WAITING, WAITING_OF_ALL)

    async def of_table(self, table: Table, seat: int | None, start: int, count: int, brief: bool = False) -> bytes:
        """A game of the server, as JSON; `brief` is its log only."""
        asked = TableReplay(table)
        return await self._beside_the_loop(table.id, lambda kept: asked.document(kept, seat, start, count, brief))

    async def of_text(self, text: str, seat: int | None, start: int, count: int, allow: Callable[[], None]) -> bytes:
        """The same of a record that somebody has sent; `allow` may refuse to look at one that is not known yet."""
        key = f"record {hashlib.sha256(text.encode()).hexdigest()}"
        if key not in self._kept:
            allow()

        return await self._beside_the_loop(key, lambda kept: record_document(kept, text, seat, start, count))

    async def _beside_the_loop(self, key: str, make: Callable[[Kept], dict[str, Any]]) -> bytes:
        kept = self._kept.setdefault(key, Shelved())
        self._kept.move_to_end(key)
        try:
            async with kept.busy, self._places.place():
                return await asyncio.to_thread(lambda: encode(make(kept)))
        finally:
            if kept.game is None and self._kept.get(key) is kept:  # nothing came of it
                del self._kept[key]
            self._forget()

    def _forget(self) -> None:
        size = sum(each.size for each in self._kept.values())
        while len(self._kept) > GAMES_KEPT or (size > MOVES_KEPT and len(self._kept) > 1):
            size -= self._kept.popitem(last=False)[1].size
