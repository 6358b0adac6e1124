"""What the server itself says in the chat of a room: that a game is about to be closed.

A notice is stored as the key of its text and a time, and told to everybody in their own language.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from projectl.server.i18n import texts_in
from projectl.server.messages.outbound import Line
from projectl.server.table.days import DAY

if TYPE_CHECKING:
    from .hub import Hub

SERVER = ""
"""The author of notices."""
WARNING = 3 * DAY
"""So long before the end it is told, or when a third of the time is left, where that is shorter."""


def _untouched_since(hub: Hub) -> int:
    lasts = hub.settings.expire_days * DAY
    return hub.now() - lasts + min(WARNING, lasts // 3)


async def to_be_warned(hub: Hub) -> list[str]:
    """The games that nobody has touched for long, and that have not been told when they will be closed."""
    return await hub.store.to_be_warned(_untouched_since(hub), SERVER)


async def warn(hub: Hub, game: str) -> None:
    """Tell a table that nobody has touched for long when it will be closed."""
    room = await hub.room(game)
    table = room.table
    if table.shown_at <= _untouched_since(hub) and table.status != "over":
        ends = table.shown_at + hub.settings.expire_days * DAY
        await room.chat.notice(f"notice-expires {ends}", since=table.shown_at)


def told_to(line: Line, language: str) -> Line:
    """A line of the chat as somebody reads it who speaks a language."""
    if line["author"] != SERVER:
        return line
    key, _, at = line["text"].partition(" ")
    texts, day = texts_in(language), datetime.fromtimestamp(int(at) / 1000, UTC).date().isoformat()
    return {**line, "name": texts.t("notice-name"), "text": texts.t(key, day=day)}
