"""What a room tells its listeners, encoded and ready to be sent: made once for everybody who sees the same."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import orjson

from projectl.game.events.event import Event
from projectl.game.view.parts import KeptParts
from projectl.server.messages.documents import TableDocument
from projectl.server.table import Table
from projectl.server.table.telling import Audience, update


def encode(message: Any) -> bytes:
    """As compact JSON."""
    return orjson.dumps(message)


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
        self._messages: dict[Audience, bytes] = {}

    def message(self, seats: Audience) -> bytes:
        """The message for an audience."""
        if seats not in self._messages:
            told = update(self._table, self._shared, self._cause, self._events, seats, self._parts)
            self._messages[seats] = encode(told)
        return self._messages[seats]
