"""What several commands ask for: who commands, and whether the game is on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.bots.registry.catalogue import check_offered
from projectl.game.bounded import BoundedGame
from projectl.server.errors import RefusedError
from projectl.server.table.log_entries import Command
from projectl.server.table.seats import Seat

if TYPE_CHECKING:
    from projectl.server.table.table import Table


def known_seat(table: Table, command: Command) -> Seat:
    """The seat, if there is such a one."""
    seat = command.seat
    if seat is None or not 0 <= seat < len(table.seats):
        raise RefusedError("command-unknown-seat", seat=seat, last=len(table.seats) - 1)
    return table.seats[seat]


def own_seat(table: Table, command: Command) -> Seat:
    """The seat, if it belongs to who commands."""
    seat = known_seat(table, command)
    if command.actor is None or seat.player != command.actor:
        raise RefusedError("seat-not-yours", seat=command.seat)
    return seat


def played_seat(table: Table, command: Command) -> Seat:
    """The seat, if who commands decides there: its player, or the server for its bot."""
    seat = known_seat(table, command)
    if command.actor is None and seat.bot is not None:
        return seat
    own_seat(table, command)
    if seat.resigned:
        raise RefusedError("seat-resigned", seat=command.seat)
    if seat.bot is not None:
        raise RefusedError("seat-handed-over", seat=command.seat)
    return seat


def running(table: Table) -> BoundedGame:
    """The game, if it is on."""
    not_over(table)
    if table.game is None:
        raise RefusedError("game-not-started")
    return table.game


def not_over(table: Table) -> None:
    """The game has not ended."""
    if table.status == "over":
        raise RefusedError("game-is-over")


def not_begun(table: Table) -> None:
    """Seats can still be taken and left."""
    not_over(table)
    if table.status != "open":
        raise RefusedError("game-has-started")


def person_at(table: Table, command: Command) -> None:
    """The game is on, and a person at the table speaks for a seat of their own."""
    running(table)
    own_seat(table, command)
    played_seat(table, command)


def known_bot(command: Command) -> None:
    """The bot that is named can be had."""
    check_offered(command.body["bot"])
