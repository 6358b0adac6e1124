"""How much of the usual pause bots make before they act: as much as the slowest of the players wishes."""

from __future__ import annotations

from typing import Generic, TypeVar

from projectl.server.messages.inbound import PaceWish

_FACTOR = {"normal": 1.0, "fast": 0.5, "instant": 0.0}
Who = TypeVar("Who")


class PaceWishes(Generic[Who]):
    """The wishes of who plays at a table and is there."""

    def __init__(self) -> None:
        self._wishes: dict[Who, str] = {}
        self._skipping: set[Who] = set()

    def wish(self, who: Who, wanted: PaceWish) -> None:
        """Somebody wishes it from now on."""
        if wanted == "skip":
            self._wishes.setdefault(who, "normal")
            self._skipping.add(who)
        else:
            self._wishes[who] = wanted

    def forget(self, who: Who) -> None:
        """Somebody has gone."""
        self._wishes.pop(who, None)
        self._skipping.discard(who)

    def factor(self) -> float:
        """How much of the usual pause is made; all of it where nobody has wished anything."""
        wishes = [0.0 if who in self._skipping else _FACTOR[wish] for who, wish in self._wishes.items()]
        return max(wishes, default=1.0)

    def rest(self) -> None:
        """The bots have nothing to do: what was skipped is over."""
        self._skipping.clear()
