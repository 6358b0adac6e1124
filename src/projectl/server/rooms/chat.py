"""The chat of a room: short lines, the last of them kept, and nobody has to hear whom they do not want to."""

from __future__ import annotations

import asyncio
import weakref
from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING

from projectl.server.messages.outbound import ChatMessage, Line
from projectl.server.naming.text_cleaning import clean_text
from projectl.server.storage import store
from projectl.server.storage.reader import Row
from projectl.server.storage.store import CHAT_KEPT, UNSAID, Identity
from projectl.server.storage.write_errors import ConflictError, NotStoredError
from projectl.server.table.seats import FORGOTTEN

from .broadcast import encode
from .expiry_notices import SERVER, told_to

if TYPE_CHECKING:
    from .room import Listener, Room

MAX_TEXT = 500


class Chat:
    """What was said at a table."""

    def __init__(self, room: Room, rows: Sequence[Row] = ()) -> None:
        self._room: Room = weakref.proxy(room)  # as in Autopilot
        self._lines: deque[Line] = deque((_line(row) for row in rows), maxlen=CHAT_KEPT)
        self._number = rows[-1]["number"] if rows else 0
        self._lock = asyncio.Lock()

    async def say(self, author: Identity, text: str) -> int:
        """Say something to everybody who listens to the author; the number of the line. It is stored first."""
        cleaned = clean_text(text, MAX_TEXT, "chat-wanted")
        async with self._lock:
            at = self._room.hub.now()
            number = await self._store(author, cleaned, at)
            self._add(_said(number, author, cleaned, at))
        self._room.hub.neighbours.tell_said(self._room.table.id, number)
        return number

    async def notice(self, text: str, since: int) -> None:
        """The server says something, unless it has said something since a time."""
        async with self._lock:
            await self._catch_up()
            if any(line["author"] == SERVER and line["at"] >= since for line in self._lines):
                return
            at = self._room.hub.now()
            number = await self._store(Identity(SERVER, ""), text, at)
            self._add(_said(number, Identity(SERVER, ""), text, at))
        self._room.hub.neighbours.tell_said(self._room.table.id, number)

    async def _store(self, author: Identity, text: str, at: int) -> int:
        """The number under which a line could be stored: another process may have taken the next one."""
        while True:
            number = self._number + 1
            try:
                await self._room.hub.journal.write(
                    store.insert_chat_line(self._room.table.id, number, author, text, at), epoch=self._room.epoch
                )
            except ConflictError:
                if not await self._catch_up():
                    raise NotStoredError("conflict") from None
            else:
                return number

    async def catch_up(self) -> None:
        """Tell what was said at other processes, whatever it was."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> bool:
        rows = await self._room.hub.store.chat(self._room.table.id, self._number)
        for row in rows:
            self._add(_line(row))
        return bool(rows)

    def _add(self, line: Line) -> None:
        self._number = line["number"]
        self._lines.append(line)
        self._tell(line)

    def _tell(self, line: Line) -> None:
        for listener in [*self._room.listeners]:
            if line["author"] not in listener.muted:
                message: ChatMessage = {"type": "chat", **told_to(line, listener.language)}
                listener.push(encode(message))

    def adopt(self, guest: str, account: str) -> None:
        """What a guest has said, the account has said in which the guest has logged in."""
        for line in self._lines:
            if line["author"] == guest:
                line["author"] = account

    def forget(self, player: str) -> None:
        """Take out who somebody was and what they said; that it was said stays. Who has heard it is told anew."""
        for line in self._lines:
            if line["author"] == player and line["text"] != UNSAID:
                line.update({"name": FORGOTTEN, "text": UNSAID, "account": False})
                self._tell(line)

    def heard_by(self, listener: Listener) -> list[Line]:
        """The last lines, without those of muted people."""
        return [told_to(line, listener.language) for line in self._lines if line["author"] not in listener.muted]


def _said(number: int, author: Identity, text: str, at: int) -> Line:
    return {
        "number": number,
        "author": author.id,
        "name": author.name,
        "account": author.has_account,
        "text": text,
        "at": at,
    }


def _line(row: Row) -> Line:
    return _said(row["number"], Identity(row["author"], row["name"], row["account"]), row["text"], row["at"])
