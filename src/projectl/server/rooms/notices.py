"""What the server itself says in the chat of a room: that a game is about to be closed.

A notice is stored as the key of its text and a time, and told to everybody in their own language.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from projectl.server.words import texts_in

if TYPE_CHECKING:
    from .hub import Hub

SERVER = ""
"""The author of notices."""
DAY = 86_400_000
WARNING = 3 * DAY
"""So long before the end it is told, or when a third of the time is left, where that is shorter."""


async def warn(hub: Hub) -> None:
    """Tell every table that nobody has touched for long when it will be closed."""
    lasts = hub.settings.expire_days * DAY
    before = hub.now() - lasts + min(WARNING, lasts // 3)
    for game in await hub.store.to_be_warned(before, SERVER):
        table = (await hub.room(game)).table
        if table.shown_at <= before and table.status != "over":
            await hub.rooms[game].chat.notice(f"notice-expires {table.shown_at + lasts}", since=table.shown_at)


def told_to(line: dict[str, Any], language: str) -> dict[str, Any]:
    """A line of the chat as somebody reads it who speaks a language."""
    if line["author"] != SERVER:
        return line
    key, _, at = line["text"].partition(" ")
    texts, day = texts_in(language), datetime.fromtimestamp(int(at) / 1000, UTC).date().isoformat()
    return {**line, "name": texts.t("notice-name"), "text": texts.t(key, day=day)}
