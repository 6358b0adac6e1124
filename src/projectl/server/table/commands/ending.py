"""The end of a game that nobody plays to its end, and what comes after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypedDict

from projectl.server.errors import RefusedError
from projectl.server.messages.inbound import Message
from projectl.server.table.log_entries import Command, Entry

from .conditions import not_over
from .declaration import CommandKind, Nothing

if TYPE_CHECKING:
    from projectl.server.table.table import Table


class Rematch(Message):
    """The same again, when the game is over."""

    type: Literal["rematch"]


class UnreadableBody(TypedDict):
    """Why a server could not open the game."""

    reason: str


def check_by_server(table: Table, command: Command, at: int) -> None:
    """The server's word alone."""
    not_over(table)
    if command.actor is not None:
        raise RefusedError("not-the-host")


def expire(table: Table, entry: Entry) -> None:
    """Nobody has touched it for long."""
    table.end("expired")


def close(table: Table, entry: Entry) -> None:
    """Who runs the server has ended it."""
    table.end("closed")


def unreadable(table: Table, entry: Entry) -> None:
    """A server could not open it."""
    table.end("unreadable")


def check_rematch(table: Table, command: Command, at: int) -> None:
    """Once, by who has played."""
    if table.status != "over":
        raise RefusedError("game-not-over")
    if table.rematch is not None:
        raise RefusedError("rematch-exists")
    if not table.seats_of(command.actor):
        raise RefusedError("seat-not-yours", seat=command.seat)


def rematch(table: Table, entry: Entry) -> None:
    """The body names the `game` that was made of it, which is for the rooms to do."""
    table.rematch = entry.body["game"]


ENDING = (
    CommandKind("expire", Nothing, check_by_server, expire),
    CommandKind("close", Nothing, check_by_server, close),
    CommandKind("unreadable", UnreadableBody, check_by_server, unreadable),
    CommandKind("rematch", Rematch, check_rematch, rematch),
)
