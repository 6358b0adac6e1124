"""A practice game: actions from a position on, the last of which may be a try that the rules refuse."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from projectl.game.errors import IllegalActionError
from projectl.game.events.event import Event
from projectl.game.game import Game
from projectl.game.rulebook import play

SEAT = 0
"""Who learns: the first seat."""


class Practice:
    """A practice game, and all that has happened in it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.events: list[Event] = []
        self.last: list[Event] = []

    def play(self, action: str) -> None:
        """Play it; raises what a game raises for an action that cannot be."""
        before = len(self.game.log)
        play(self.game, action)
        self.last = [*self.game.events_of(before)]
        self.events += self.last

    def attempt(self, action: str) -> IllegalActionError | None:
        """Play it; or why the rules refuse it."""
        self.last = []
        try:
            self.play(action)
        except IllegalActionError as error:
            return error
        return None

    def shown(self) -> Sequence[Mapping[str, Any]]:
        """What the last action brought about, as documents."""
        return self.game.events_for(self.last, SEAT)

    def copy(self) -> Practice:
        """Another one that goes on by itself."""
        other = Practice(self.game.clone())
        other.events = [*self.events]
        return other
