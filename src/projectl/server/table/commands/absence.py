"""Who plays no longer: a bot takes the seat over, for a while or for good."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from projectl.server.errors import RefusedError
from projectl.server.messages.documents import HowEnded
from projectl.server.messages.inbound import BotName, SeatMessage
from projectl.server.table.log_entries import Command, Entry
from projectl.server.table.votes import forget_votes, settle

from .conditions import known_bot, known_seat, own_seat, person_at, running
from .declaration import CommandKind, Nothing

if TYPE_CHECKING:
    from projectl.server.table.table import Table


class Handover(SeatMessage):
    """Let a bot play the seat."""

    type: Literal["handover"]
    bot: BotName


class Return(SeatMessage):
    """Play the seat oneself again."""

    type: Literal["return"]


class Resign(SeatMessage):
    """Give up."""

    type: Literal["resign"]


def check_handover(table: Table, command: Command, at: int) -> None:
    """One's own seat, in a game that does not count."""
    person_at(table, command)
    if table.setup.rated:
        raise RefusedError("rated-handover")
    known_bot(command)


def handover(table: Table, entry: Entry) -> None:
    """The bot decides from now on, and agrees with everything."""
    assert entry.seat is not None
    _give_up_to(table, entry.seat, entry.body["bot"])
    settle(table)


def check_return(table: Table, command: Command, at: int) -> None:
    """A seat of one's own that a bot plays, with time left on its clock."""
    running(table)
    seat = own_seat(table, command)
    assert command.seat is not None
    if seat.resigned:
        raise RefusedError("seat-resigned", seat=command.seat)
    if seat.bot is None:
        raise RefusedError("seat-not-handed-over", seat=command.seat)
    if table.setup.clock.kind == "bank" and table.clock.is_empty(command.seat):
        raise RefusedError("seat-clock-empty", seat=command.seat)


def take_back_seat(table: Table, entry: Entry) -> None:
    """The player decides again."""
    assert entry.seat is not None
    table.seat_of(entry).give_to(None)
    table.clock.restart(entry.seat)


def check_resign(table: Table, command: Command, at: int) -> None:
    """Once."""
    running(table)
    if own_seat(table, command).resigned:
        raise RefusedError("seat-resigned", seat=command.seat)


def resign(table: Table, entry: Entry) -> None:
    """A bot plays on, unless the game is over by it."""
    assert entry.seat is not None
    give_up(table, entry.seat, "resigned")


def check_timeout(table: Table, command: Command, at: int) -> None:
    """The server's word alone, when the clock has really run out."""
    running(table)
    known_seat(table, command)
    assert command.seat is not None
    deadline = table.clock.deadline(command.seat)
    if command.actor is not None or deadline is None or at < deadline:
        raise RefusedError("clock-not-expired", seat=command.seat)


def time_out(table: Table, entry: Entry) -> None:
    """As the table was set up: the end, or a bot; in a game that counts, who runs out of time has resigned."""
    assert entry.seat is not None
    if table.setup.rated:
        give_up(table, entry.seat, "timeout")
    elif table.setup.clock.expiry == "end":
        table.end("timeout", entry.seat)
    else:
        _give_up_to(table, entry.seat, table.setup.caretaker)
        settle(table)


def give_up(table: Table, seat: int, how: HowEnded) -> None:
    """A bot plays on, unless at most one seat is left that has not resigned: then the game ends, and tells how."""
    table.seats[seat].resigned = True
    _give_up_to(table, seat, table.seats[seat].bot or table.setup.caretaker)
    left = [each for each in table.seats if not each.resigned]
    if len(left) <= 1 or not any(each.player for each in left):
        table.end(how, seat)
    else:
        settle(table)


def _give_up_to(table: Table, seat: int, bot: str) -> None:
    table.seats[seat].give_to(bot)
    forget_votes(table, seat)


ABSENCE = (
    CommandKind("handover", Handover, check_handover, handover, seats=True),
    CommandKind("return", Return, check_return, take_back_seat, seats=True),
    CommandKind("resign", Resign, check_resign, resign, seats=True),
    CommandKind("timeout", Nothing, check_timeout, time_out, seats=True),
)
