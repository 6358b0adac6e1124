"""How long bots wait before they act, so that people can follow: as long as the slowest of the players wishes."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from projectl.server.messages.inbound import PaceWish

if TYPE_CHECKING:
    from .room import Listener

_FACTOR = {"normal": 1.0, "fast": 0.5, "instant": 0.0}


class Pace:
    """The wishes of who plays at a table and is connected here."""

    def __init__(self) -> None:
        self._wishes: dict[Listener, str] = {}
        self._skipping: set[Listener] = set()
        self._changed = asyncio.Event()

    def wish(self, listener: Listener, wanted: PaceWish) -> None:
        """Somebody wishes it from now on; a pause that has begun is shortened at once."""
        if wanted == "skip":
            self._wishes.setdefault(listener, "normal")
            self._skipping.add(listener)
        else:
            self._wishes[listener] = wanted
        self._changed.set()

    def forget(self, listener: Listener) -> None:
        """Somebody has gone."""
        self._wishes.pop(listener, None)
        self._skipping.discard(listener)

    def factor(self) -> float:
        """How much of the usual pause is made; all of it where nobody has wished anything."""
        wishes = [0.0 if who in self._skipping else _FACTOR[wish] for who, wish in self._wishes.items()]
        return max(wishes, default=1.0)

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
        self._skipping.clear()
