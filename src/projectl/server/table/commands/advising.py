"""Asking for advice. That somebody did is part of the log and seen by all; the advice itself is for who asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from projectl.record.remarks import UsedHint
from projectl.server.errors import RefusedError
from projectl.server.messages.constraints import Between
from projectl.server.messages.inbound import SeatMessage
from projectl.server.table.log_entries import Command, Entry

from .conditions import played_seat, running
from .declaration import CommandKind

if TYPE_CHECKING:
    from projectl.server.table.table import Table

PLAN = 0
"""Stands for the depth of a plan, which is advice too."""


class AskHint(SeatMessage):
    """Ask for a hint: 1 which puzzle, 2 which action, 3 everything."""

    type: Literal["hint"]
    depth: Annotated[int, Between(1, 3)]


class AskPlan(SeatMessage):
    """Ask whether an unfinished puzzle can be finished, and how."""

    type: Literal["plan"]
    slot: Annotated[int, Between(1, 4)]


def check_hint(table: Table, command: Command, at: int) -> None:
    """A game that does not count and allows it, and a seat of one's own that has to act."""
    game = running(table)
    if table.setup.rated:
        raise RefusedError("hints-rated")
    if not table.setup.hints:
        raise RefusedError("hints-off")
    played_seat(table, command)
    if command.seat not in game.to_act:
        raise RefusedError("advice-not-now")


def check_plan(table: Table, command: Command, at: int) -> None:
    """The same, and a puzzle in that slot."""
    check_hint(table, command, at)
    assert command.seat is not None
    if not table.begun_game.has_puzzle(command.seat, command.body["slot"]):
        raise RefusedError("advice-no-puzzle", slot=command.body["slot"])


def note_advice(table: Table, entry: Entry) -> None:
    """It is noted how deep somebody looked, and when."""
    assert entry.seat is not None
    game = table.begun_game
    depth = entry.body.get("depth", PLAN)
    table.hints.append(UsedHint(entry.seat, game.shown_moves, depth, game.state.turn))


ADVISING = (
    CommandKind("hint", AskHint, check_hint, note_advice),
    CommandKind("plan", AskPlan, check_plan, note_advice),
)
