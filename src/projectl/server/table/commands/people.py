"""Who somebody is: a guest that becomes an account, and who wants to be forgotten."""

from __future__ import annotations

from typing import TYPE_CHECKING, NotRequired, TypedDict

from projectl.server.errors import RefusedError
from projectl.server.table.log_entries import Command, Entry
from projectl.server.table.seats import FORGOTTEN, Seat

from .absence import give_up
from .declaration import CommandKind

if TYPE_CHECKING:
    from projectl.server.table.table import Table

AdoptBody = TypedDict("AdoptBody", {"from": str, "named": NotRequired[list[int]]})
"""The guest, and the seats that bear the account's name; older entries do not tell these."""


class ForgetBody(TypedDict):
    """Who is to be forgotten."""

    player: str


def check_adopt(table: Table, command: Command, at: int) -> None:
    """The guest sits at the table."""
    if not table.seats_of(command.body["from"]):
        raise RefusedError("seat-not-yours", seat=command.seat)


def adopt(table: Table, entry: Entry) -> None:
    """A guest has logged in or registered: what was the guest's is the account's."""
    before = entry.body["from"]
    for number in table.seats_of(before):
        seat = table.seats[number]
        seat.player = entry.actor
        seat.account = seat.account or number in entry.body.get("named", ())
    if table.host == before and entry.actor is not None:
        table.host = entry.actor


def check_forget(table: Table, command: Command, at: int) -> None:
    """The server's word alone, about somebody at the table."""
    if command.actor is not None or not table.seats_of(command.body["player"]):
        raise RefusedError("seat-not-yours", seat=command.seat)


def forget(table: Table, entry: Entry) -> None:
    """Somebody gets up, or resigns, and has no name any more."""
    player = entry.body["player"]
    for number in table.seats_of(player):
        table.seats[number].name, table.seats[number].account = FORGOTTEN, False
        if table.status == "open":
            table.seats[number] = Seat()
        elif table.status == "running" and not table.seats[number].resigned:
            give_up(table, number, "resigned")
    if table.status == "open" and table.host == player:
        table.end("closed")


PEOPLE = (
    CommandKind("adopt", AdoptBody, check_adopt, adopt, seats=True),
    CommandKind("forget", ForgetBody, check_forget, forget, seats=True),
)
