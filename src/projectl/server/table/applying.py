"""What holds for every entry of a log, whatever its kind: clocks, names, secrets and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from projectl.game.disclosure import is_secret
from projectl.game.events.event import Event

from .commands import COMMAND_KINDS
from .log_entries import Entry

if TYPE_CHECKING:
    from .table import Table


def follow(table: Table, entry: Entry) -> Sequence[Event]:
    """Carry an entry out; the events of the game that it brought about."""
    turn = table.game.turn if table.game is not None else None
    events = COMMAND_KINDS[entry.kind].effect(table, entry) or []
    if is_secret(events) and entry.seat is not None:
        table.secret[entry.seat] += 1
    else:
        table.shown_at = entry.at
        if entry.kind in {"play", "undo"}:
            table.takeback = None  # what was to be taken back to is no longer what was agreed on
    if table.game is not None:
        names = tuple([seat.shown_name for seat in table.seats])
        if names != table.game.names:
            table.game.names = names
        if table.game.is_over and table.ended is None:
            table.end("played")
        ended_turn = entry.kind == "play" and (table.game.turn != turn or entry.seat not in table.to_act)
        running = table.to_act & table.humans
        table.clock.follow(entry.at, running, entry.seat if ended_turn else None)
    return events
