"""What is told at a table, as documents: to each audience what it may know, and no more.

Who tells it, over which line, and how it becomes text is the business of rooms and devices.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from projectl.game.events.event import Event
from projectl.game.view.parts import ANEW, KeptParts, Parts
from projectl.game.view.puzzles import ShownPuzzles
from projectl.server.messages.documents import TableDocument
from projectl.server.messages.outbound import PROTOCOL, Ack, Hello, Line, Presence, Problem, Refused, Update, You

from .days import DAY

if TYPE_CHECKING:
    from projectl.game.documents import View

    from .table import Table

Audience = tuple[int | None, ...]
"""The seats whose views somebody gets; (None,) for a spectator."""


def audience(table: Table, player: str) -> Audience:
    """What somebody sees of a table."""
    return tuple(table.seats_of(player)) or (None,)


def views(table: Table, seats: Audience, parts: Parts = ANEW) -> list[View]:
    """The full views of an audience; none before the game has begun."""
    found = [table.view(seat, parts=parts) for seat in seats]
    return [view for view in found if view is not None]


def update(  # all that an update tells
    table: Table, shared: TableDocument, cause: str, events: Sequence[Event], seats: Audience, parts: KeptParts
) -> Update:
    """What has just happened, for an audience; `shared` is the table as everybody sees it."""
    told: Update = {
        "type": "update",
        "cause": cause,
        "table": shared,
        "version": table.version(seats),
        "events": _events(table, events, seats, parts),
        "views": views(table, seats, parts),
    }
    if cause == "play":
        seat, action = table.begun_game.moves[-1]
        told["move"] = {"seat": seat, "action": str(action)}
    return told


def _events(table: Table, events: Sequence[Event], seats: Audience, parts: KeptParts) -> list[Any]:
    """What any of the seats may know: who plays several knows of each what its own seat knows."""
    game = table.game
    if game is None:
        return []
    shown = ShownPuzzles(game.puzzles)
    if len(seats) == 1:
        return parts.new_events(game.disclosure(seats[0]), events, shown)
    by_seat = {seat: game.disclosure(seat) for seat in seats}
    told = [(event, by_seat[event.seat if event.seat in seats else seats[0]]) for event in events]
    return [found for event, disclosure in told for found in parts.new_events(disclosure, [event], shown)]


def hello(  # all there is to know
    table: Table,
    shared: TableDocument,
    you: You,
    presence: Presence,
    chat: list[Line],
    now: int,
    seen: list[View],
) -> Hello:
    """All that a client needs when it connects; `seen` are its views."""
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "version": table.version(audience(table, you["id"] or "")),
        "time": now,
        "you": you,
        "table": shared,
        "presence": presence,
        "chat": chat,
        "views": seen,
    }


def ack(command: str, version: int, again: bool = False) -> Ack:
    """A command is stored."""
    return {"type": "ack", "id": command, "version": version, "again": again}


def refused(table: Table, player: str, command: str | None, problem: Problem) -> Refused:
    """A command was not done, and how the table stands."""
    seats = audience(table, player)
    return {
        "type": "refused",
        "id": command,
        "code": problem["code"],
        "params": problem["params"],
        "text": problem["text"],
        "version": table.version(seats),
        "views": views(table, seats),
    }


def table_document(table: Table, expire_days: int) -> TableDocument:
    """The table as everybody sees it; `expire_days` without anybody touching it close it, 0: nothing does."""
    expires = table.shown_at + expire_days * DAY if expire_days and table.status != "over" else None
    return {**table.document(), "expires": expires}
