"""The game itself: doing an action and undoing it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Literal

from projectl.game import CannotUndoError, Move
from projectl.game.disclosure import is_secret
from projectl.game.events.event import Event
from projectl.record.notation.action import Action
from projectl.server.messages.constraints import Length
from projectl.server.messages.inbound import SeatMessage
from projectl.server.table.log_entries import Command, Entry

from .conditions import played_seat, running
from .declaration import CommandKind

if TYPE_CHECKING:
    from projectl.server.table.table import Table


class Play(SeatMessage):
    """Do an action, in notation."""

    type: Literal["play"]
    action: Annotated[str, Length(1, 64)]


class Undo(SeatMessage):
    """Take the last action back."""

    type: Literal["undo"]


def check_play(table: Table, command: Command, at: int) -> Move:
    """A legal action, by who decides there."""
    game = running(table)
    played_seat(table, command)
    return game.legal_move(Action.parse(command.body["action"]), command.seat)


def play(table: Table, entry: Entry) -> Sequence[Event]:
    """The action is done. For a bot that gave no answer the body names as `stand_in` the one that chose it."""
    game, seat = table.begun_game, table.seat_of(entry)
    move = entry.move if entry.move is not None else game.legal_move(entry.body["action"], entry.seat)
    events = game.play_legal(move)
    stand_in = entry.body.get("stand_in")
    if stand_in is not None:
        table.stand_ins.played(len(game.moves) - 1, seat.bot, stand_in)
    if not is_secret(events):
        seat.stand_in = stand_in
    return events


def check_undo(table: Table, command: Command, at: int) -> None:
    """As far as the game allows it."""
    game = running(table)
    played_seat(table, command)
    reason = game.why_no_undo(command.seat)
    if reason is not None:
        raise CannotUndoError(reason, seat=command.seat)


def undo(table: Table, entry: Entry) -> Sequence[Event]:
    """The last action of the seat is taken back."""
    game = table.begun_game
    before = [*game.moves]
    events = game.undo(entry.seat)
    table.stand_ins.undone(before, game.moves)
    return events


PLAYING = (
    CommandKind("play", Play, check_play, play),
    CommandKind("undo", Undo, check_undo, undo),
)
