"""Which actions of a game were chosen by another bot than the seat's, because that one gave no answer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from projectl.game import Move


class StandIn(NamedTuple):
    """Who has played for whom."""

    bot: str | None
    """The bot of the seat."""
    by: str


@dataclass(slots=True)
class StandIns:
    """By the number of the action, the first being 0. What is undone or taken back leaves it."""

    of_action: dict[int, StandIn] = field(default_factory=dict)

    def played(self, number: int, bot: str | None, by: str) -> None:
        """An action was chosen by another bot."""
        self.of_action[number] = StandIn(bot, by)

    def undone(self, before: Sequence[Move], after: Sequence[Move]) -> None:
        """One of the actions is gone, as a rule the last; of finishing touches one in between, and others follow up."""
        if not self.of_action:
            return
        gone = next((n for n, (old, new) in enumerate(zip(before, after, strict=False)) if old != new), len(after))
        self.of_action = {n - (n > gone): found for n, found in self.of_action.items() if n != gone}

    def taken_back(self, count: int) -> None:
        """Only the first actions are left."""
        self.of_action = {n: found for n, found in self.of_action.items() if n < count}

    def dump(self) -> list[list[object]]:
        """As JSON, read back by `load`."""
        return [[number, *found] for number, found in self.of_action.items()]

    @classmethod
    def load(cls, document: Iterable[Sequence[object]]) -> StandIns:
        """What `dump` has written."""
        return cls({int(str(n)): StandIn(None if bot is None else str(bot), str(by)) for n, bot, by in document})
