"""How long bots wait before they act, so that people can follow: as long as the slowest of the players wishes."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from projectl.server.messages.inbound import PaceWish
from projectl.server.table.pace_wishes import PaceWishes

if TYPE_CHECKING:
    from .room import Listener


class Pace:
    """The wishes of who plays at a table and is connected here."""

    def __init__(self) -> None:
        self._wishes: PaceWishes[Listener] = PaceWishes()
        self._changed = asyncio.Event()

    def wish(self, listener: Listener, wanted: PaceWish) -> None:
        """Somebody wishes it from now on; a pause that has begun is shortened at once."""
        self._wishes.wish(listener, wanted)
        self._changed.set()

    def forget(self, listener: Listener) -> None:
        """Somebody has gone."""
        self._wishes.forget(listener)

    def factor(self) -> float:
        """How much of the usual pause is made."""
        return self._wishes.factor()

    async def pause(self, usual: float) -> None:
        """Wait before an action of a bot."""
        clock = asyncio.get_running_loop()
        began = clock.time()
        while (left := began + usual * self.factor() - clock.time()) > 0:
            self._changed.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), left)
        await asyncio.sleep(0)  # others have their turn in between also without a pause

    def rest(self) -> None:
        """The bots have nothing to do: what was skipped is over."""
        self._wishes.rest()
