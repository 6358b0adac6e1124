"""The chat of a room: short lines, the last of them kept, and nobody has to hear whom they do not want to."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from projectl.server.names import clean_text
from projectl.server.storage import store
from projectl.server.storage.store import CHAT_KEPT, Identity

from .messages import encode

if TYPE_CHECKING:
    from .room import Listener, Room

MAX_TEXT = 500


class Chat:
    """What was said at a table."""

    def __init__(self, room: Room, rows: Sequence[store.Row] = ()) -> None:
        self._room = room
        self._lines: deque[dict[str, Any]] = deque((_line(row) for row in rows), maxlen=CHAT_KEPT)
        self._number = rows[-1]["number"] if rows else 0

    async def say(self, author: Identity, text: str) -> int:
        """Say something to everybody who listens to the author; the number of the line. It is stored first."""
        cleaned = clean_text(text, MAX_TEXT, "chat-wanted")
        self._number += 1
        number, at = self._number, self._room.hub.now()
        await self._room.hub.journal.write(store.said(self._room.table.id, number, author, cleaned, at))
        line = {"number": number, "author": author.id, "name": author.name, "text": cleaned, "at": at}
        self._lines.append(line)
        text = encode({"type": "chat", **line})
        for listener in [*self._room.listeners]:
            if author.id not in listener.muted:
                listener.push(text)
        return number

    def heard_by(self, listener: Listener) -> list[dict[str, Any]]:
        """The last lines, without those of muted people."""
        return [line for line in self._lines if line["author"] not in listener.muted]


def _line(row: store.Row) -> dict[str, Any]:
    return {name: row[name] for name in ("number", "author", "name", "text", "at")}
