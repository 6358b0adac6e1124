"""What a room tells its listeners, as text ready to be sent: made once for everybody who sees the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import orjson

from projectl.game.events import Event
from projectl.server.table import Table

PROTOCOL = 1
"""The version of what is said over the websocket (docs/protocol.md)."""
Audience = tuple[int | None, ...]
"""The seats whose views somebody gets; (None,) for a spectator."""


def audience(table: Table, player: str) -> Audience:
    """What somebody sees of a table."""
    return tuple(table.seats_of(player)) or (None,)


def encode(message: Any) -> str:
    """As compact JSON."""
    return orjson.dumps(message).decode()


class News:
    """What has just happened at a table, told to each audience in its own words."""

    def __init__(self, table: Table, shared: dict[str, Any], cause: str, events: Sequence[Event]) -> None:
        self._table = table
        self._events = events
        self._head = encode({"type": "update", "cause": cause, "table": shared})[:-1]
        self._views: dict[int | None, str] = {}
        self._texts: dict[Audience, str] = {}

    def text(self, seats: Audience) -> str:
        """The message for an audience."""
        if seats not in self._texts:
            views = ",".join(self._view(seat) for seat in seats) if self._table.game else ""
            events = encode(self._events_for(seats))
            version = self._table.version(seats)
            self._texts[seats] = f'{self._head},"version":{version},"events":{events},"views":[{views}]}}'
        return self._texts[seats]

    def _view(self, seat: int | None) -> str:
        if seat not in self._views:
            self._views[seat] = encode(self._table.view(seat))
        return self._views[seat]

    def _events_for(self, seats: Audience) -> list[dict[str, Any]]:
        """What any of the seats may know: who plays several knows what each of them knows."""
        game = self._table.game
        if game is None:
            return []
        return [document for event in self._events for document in _first(game, event, seats)]


def _first(game: Any, event: Event, seats: Audience) -> list[dict[str, Any]]:
    for seat in seats:
        documents: list[dict[str, Any]] = game.events_for([event], seat)
        if documents:
            return documents
    return []


def views(table: Table, seats: Audience) -> list[dict[str, Any]]:
    """The full views of an audience; none before the game has begun."""
    found = [table.view(seat) for seat in seats]
    return [view for view in found if view is not None]
