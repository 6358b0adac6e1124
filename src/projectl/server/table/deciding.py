"""What a table refuses: one small check for every kind of command."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from projectl.bots.registry import check_offered
from projectl.game import CannotUndo, IllegalAction
from projectl.record.notation import Action
from projectl.rules.version import RULES_VERSION
from projectl.server.faults import Refused

from .entries import Command
from .kept import KeptGame
from .seats import Seat

if TYPE_CHECKING:
    from .table import Table


def check(table: Table, command: Command, at: int) -> None:
    """Raise what is wrong with a command: Refused, or an error of the game."""
    _CHECKS[command.kind](table, command, at)


def _seat(table: Table, command: Command) -> Seat:
    seat = command.seat
    if seat is None or not 0 <= seat < len(table.seats):
        raise Refused("command-unknown-seat", seat=seat, last=len(table.seats) - 1)
    return table.seats[seat]


def _own_seat(table: Table, command: Command) -> Seat:
    """The seat, if it belongs to who commands."""
    seat = _seat(table, command)
    if command.actor is None or seat.player != command.actor:
        raise Refused("seat-not-yours", seat=command.seat)
    return seat


def _played_seat(table: Table, command: Command) -> Seat:
    """The seat, if who commands decides there: its player, or the server for its bot."""
    seat = _seat(table, command)
    if command.actor is None and seat.bot is not None:
        return seat
    _own_seat(table, command)
    if seat.resigned:
        raise Refused("seat-resigned", seat=command.seat)
    if seat.bot is not None:
        raise Refused("seat-handed-over", seat=command.seat)
    return seat


def _running(table: Table) -> KeptGame:
    if table.status == "over":
        raise Refused("game-is-over")
    if table.game is None:
        raise Refused("game-not-started")
    return table.game


def _open(table: Table) -> None:
    if table.status == "over":
        raise Refused("game-is-over")
    if table.status != "open":
        raise Refused("game-has-started")


def _known_bot(command: Command) -> None:
    check_offered(command.body["bot"])


def _sit(table: Table, command: Command, at: int) -> None:
    _open(table)
    if not _seat(table, command).is_open:
        raise Refused("seat-taken", seat=command.seat)
    if table.setup.rated and table.seats_of(command.actor):
        raise Refused("rated-one-seat")


def _leave(table: Table, command: Command, at: int) -> None:
    _open(table)
    if table.host == command.actor and _seat(table, command).player is None:
        if _seat(table, command).is_open:  # the host takes a bot away again
            raise Refused("seat-is-open", seat=command.seat)
        return
    _own_seat(table, command)


def _seat_bot(table: Table, command: Command, at: int) -> None:
    if table.host != command.actor:
        raise Refused("not-the-host")
    if table.setup.rated:
        raise Refused("rated-bots")
    _sit(table, command, at)
    _known_bot(command)


def _play(table: Table, command: Command, at: int) -> None:
    game = _running(table)
    _played_seat(table, command)
    assert command.seat is not None
    action = Action.parse(command.body["action"])
    refused = game.explain(action, command.seat)
    if refused is not None:
        raise IllegalAction(action, command.seat, refused)


def _undo(table: Table, command: Command, at: int) -> None:
    game = _running(table)
    _played_seat(table, command)
    reason = game.why_no_undo(command.seat)
    if reason is not None:
        raise CannotUndo(reason, seat=command.seat)


def _handover(table: Table, command: Command, at: int) -> None:
    _running(table)
    _own_seat(table, command)
    _played_seat(table, command)
    if table.setup.rated:
        raise Refused("rated-handover")
    _known_bot(command)


def _return(table: Table, command: Command, at: int) -> None:
    _running(table)
    seat = _own_seat(table, command)
    assert command.seat is not None
    if seat.resigned:
        raise Refused("seat-resigned", seat=command.seat)
    if seat.bot is None:
        raise Refused("seat-not-handed-over", seat=command.seat)
    if table.setup.clock.kind == "bank" and table.clock.is_empty(command.seat):
        raise Refused("seat-clock-empty", seat=command.seat)


def _resign(table: Table, command: Command, at: int) -> None:
    _running(table)
    if _own_seat(table, command).resigned:
        raise Refused("seat-resigned", seat=command.seat)


def _agree_end(table: Table, command: Command, at: int) -> None:
    _running(table)
    _own_seat(table, command)
    _played_seat(table, command)


def _ask_takeback(table: Table, command: Command, at: int) -> None:
    game = _running(table)
    _agree_end(table, command, at)
    if table.takeback is not None:
        raise Refused("takeback-open")
    last = game.shown_moves - 1
    if not 0 <= command.body["to"] <= last:
        raise Refused("takeback-range", last=last, found=command.body["to"])
    if not table.is_replayable:
        raise Refused("takeback-other-rules", found=table.rules_version, known=RULES_VERSION)


def _answer_takeback(table: Table, command: Command, at: int) -> None:
    _agree_end(table, command, at)
    if table.takeback is None:
        raise Refused("takeback-none")


def _timeout(table: Table, command: Command, at: int) -> None:
    _running(table)
    _seat(table, command)
    assert command.seat is not None
    deadline = table.clock.deadline(command.seat)
    if command.actor is not None or deadline is None or at < deadline:
        raise Refused("clock-not-expired", seat=command.seat)


def _expire(table: Table, command: Command, at: int) -> None:
    if table.status == "over":
        raise Refused("game-is-over")
    if command.actor is not None:
        raise Refused("not-the-host")


def _forget(table: Table, command: Command, at: int) -> None:
    if command.actor is not None or not table.seats_of(command.body["player"]):
        raise Refused("seat-not-yours", seat=command.seat)


def _adopt(table: Table, command: Command, at: int) -> None:
    if not table.seats_of(command.body["from"]):
        raise Refused("seat-not-yours", seat=command.seat)


def _rematch(table: Table, command: Command, at: int) -> None:
    if table.status != "over":
        raise Refused("game-not-over")
    if table.rematch is not None:
        raise Refused("rematch-exists")
    if not table.seats_of(command.actor):
        raise Refused("seat-not-yours", seat=command.seat)


_CHECKS: dict[str, Callable[[Table, Command, int], None]] = {
    "sit": _sit,
    "leave": _leave,
    "seat-bot": _seat_bot,
    "play": _play,
    "undo": _undo,
    "handover": _handover,
    "return": _return,
    "resign": _resign,
    "agree-end": _agree_end,
    "ask-takeback": _ask_takeback,
    "answer-takeback": _answer_takeback,
    "timeout": _timeout,
    "expire": _expire,
    "rematch": _rematch,
    "close": _expire,
    "unreadable": _expire,
    "adopt": _adopt,
    "forget": _forget,
}
