"""What a room tells its listeners, as text ready to be sent: made once for everybody who sees the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import orjson

from projectl.game.documents import View
from projectl.game.events.event import Event
from projectl.game.view.parts import ANEW, KeptParts, Parts
from projectl.game.view.puzzles import ShownPuzzles
from projectl.server.messages.documents import TableDocument
from projectl.server.messages.outbound import Update
from projectl.server.table import Table

Audience = tuple[int | None, ...]
"""The seats whose views somebody gets; (None,) for a spectator."""


def audience(table: Table, player: str) -> Audience:
    """What somebody sees of a table."""
    return tuple(table.seats_of(player)) or (None,)


def encode(message: Any) -> str:
    """As compact JSON."""
    return orjson.dumps(message).decode()


def fragment(document: Any) -> Any:
    """A document that is to stand in others, encoded once, and that passes for it there.

    It is a copy: what orjson makes has 4 KiB, however short.
    """
    return orjson.Fragment(bytes(memoryview(orjson.dumps(document))))


class News:
    """What has just happened at a table, told to each audience in its own words."""

    def __init__(
        self, table: Table, shared: TableDocument, cause: str, events: Sequence[Event], parts: KeptParts
    ) -> None:
        parts.begin()
        self._table = table
        self._events = events
        self._parts = parts
        self._cause = cause
        self._shared: TableDocument = fragment(shared)
        self._texts: dict[Audience, str] = {}

    def text(self, seats: Audience) -> str:
        """The message for an audience."""
        if seats not in self._texts:
            update: Update = {
                "type": "update",
                "cause": self._cause,
                "table": self._shared,
                "version": self._table.version(seats),
                "events": self._events_for(seats),
                "views": views(self._table, seats, self._parts),
            }
            if self._cause == "play":
                seat, action = self._table.begun_game.moves[-1]
                update["move"] = {"seat": seat, "action": str(action)}
            self._texts[seats] = encode(update)
        return self._texts[seats]

    def _events_for(self, seats: Audience) -> list[Any]:
        """What any of the seats may know: who plays several knows of each what its own seat knows."""
        game = self._table.game
        if game is None:
            return []
        shown = ShownPuzzles(game.puzzles)
        if len(seats) == 1:
            return self._parts.new_events(game.disclosure(seats[0]), self._events, shown)
        by_seat = {seat: game.disclosure(seat) for seat in seats}
        told = [(event, by_seat[event.seat if event.seat in seats else seats[0]]) for event in self._events]
        return [found for event, disclosure in told for found in self._parts.new_events(disclosure, [event], shown)]


def views(table: Table, seats: Audience, parts: Parts = ANEW) -> list[View]:
    """The full views of an audience; none before the game has begun."""
    found = [table.view(seat, parts=parts) for seat in seats]
    return [view for view in found if view is not None]
