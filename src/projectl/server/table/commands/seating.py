"""Before the game: who takes which seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, NotRequired, TypedDict

from projectl.server.errors import RefusedError
from projectl.server.table.log_entries import Command, Entry
from projectl.server.table.seats import Seat

from .conditions import known_bot, known_seat, not_begun, own_seat
from .declaration import CommandKind, Nothing

if TYPE_CHECKING:
    from projectl.server.table.table import Table


class SitBody(TypedDict):
    """Somebody sits down under a name; older entries do not say whether it is that of an account."""

    name: str
    account: NotRequired[bool]


class BotBody(TypedDict):
    """A bot is put there."""

    bot: str


def check_sit(table: Table, command: Command, at: int) -> None:
    """A free seat, before the game begins."""
    not_begun(table)
    if not known_seat(table, command).is_open:
        raise RefusedError("seat-taken", seat=command.seat)
    if table.setup.rated and table.seats_of(command.actor):
        raise RefusedError("rated-one-seat")


def sit(table: Table, entry: Entry) -> None:
    """The seat is taken."""
    seat = table.seat_of(entry)
    seat.player, seat.name = entry.actor, entry.body["name"]
    seat.account = bool(entry.body.get("account"))
    table.begin_if_full()


def check_seat_bot(table: Table, command: Command, at: int) -> None:
    """Only who has set the table up puts bots there."""
    if table.host != command.actor:
        raise RefusedError("not-the-host")
    if table.setup.rated:
        raise RefusedError("rated-bots")
    check_sit(table, command, at)
    known_bot(command)


def seat_bot(table: Table, entry: Entry) -> None:
    """A bot takes the seat."""
    table.seat_of(entry).bot = entry.body["bot"]
    table.begin_if_full()


def check_leave(table: Table, command: Command, at: int) -> None:
    """One's own seat, or that of a bot for who has set the table up."""
    not_begun(table)
    if table.host == command.actor and known_seat(table, command).player is None:
        if known_seat(table, command).is_open:
            raise RefusedError("seat-is-open", seat=command.seat)
        return
    own_seat(table, command)


def leave(table: Table, entry: Entry) -> None:
    """The seat is free again."""
    assert entry.seat is not None
    table.seats[entry.seat] = Seat()


SEATING = (
    CommandKind("sit", SitBody, check_sit, sit, seats=True),
    CommandKind("seat-bot", BotBody, check_seat_bot, seat_bot, seats=True),
    CommandKind("leave", Nothing, check_leave, leave, seats=True),
)
