"""Games that are in the database and cannot be opened: of other rules, or damaged.

Such a game is refused in words and closed, so that nobody waits for it; what is stored of it stays.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from sqlalchemy import Executable, delete, update

from projectl.server.errors import RefusedError
from projectl.server.table import Entry

from .schema import GAMES, LEASES

UNREADABLE = "unreadable"
"""The entry that ends such a game, and how it ended."""


class OtherRulesError(Exception):
    """The game was begun under another version of the rules, and those in force cannot tell how it stands.

    Either they are later ones and there is no snapshot to go on from, or earlier ones that gave it another course.
    """


class UnreadableGameError(RefusedError):
    """A game that cannot be opened."""

    def __init__(self, game: str, why: Exception, *, entries: int, is_closed: bool) -> None:
        """`entries`: the number of the last one in its log."""
        super().__init__("game-unreadable")
        self.game = game
        self.reason = "other-rules" if isinstance(why, OtherRulesError) else "damaged"
        self.entries = entries
        self.is_closed = is_closed

    def last_entry(self, at: int) -> Entry:
        """The entry that closes it."""
        return Entry(self.entries + 1, UNREADABLE, None, {"reason": self.reason}, None, None, at)


def update_to_closed(game: str, at: int) -> Iterator[Executable]:
    """Writes what follows from that entry: lists show the game as over, and no process acts for it."""
    ended: dict[str, Any] = {"how": UNREADABLE, "seat": None, "result": None}
    values = {"status": "over", "ended": json.dumps(ended), "changed_at": at}
    yield update(GAMES).where(GAMES.c.id == game).values(values)
    yield delete(LEASES).where(LEASES.c.game == game)
