"""Advice on this device, at once: nobody else waits for it."""

from __future__ import annotations

from projectl.advice import advise, can_finish
from projectl.bots import SeatView
from projectl.server.messages.outbound import AdviceMessage
from projectl.server.table import Command, Table

ASKED = ("hint", "plan")
"""The commands that advice follows."""


def advice(table: Table, command: Command) -> AdviceMessage:
    """The answer to a command of ASKED that the table has accepted."""
    assert command.seat is not None
    game = table.begun_game
    view = SeatView.of(game.state, game.rules, command.seat)
    is_hint = command.kind == "hint"
    return {
        "type": "advice",
        "id": command.id or "",
        "hint": advise(view, depth=command.body["depth"]) if is_hint else None,
        "plan": None if is_hint else can_finish(view, command.body["slot"]),
    }
