"""Advice for who asks at a table: worked out in a process of its own, from what the seat knows when it asks."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from projectl.rules.knowledge import known_to
from projectl.server.bots.pool import NotAnsweredError
from projectl.server.bots.questions import AdviceQuestion
from projectl.server.errors import RefusedError
from projectl.server.messages.outbound import AdviceMessage
from projectl.server.table import Command

if TYPE_CHECKING:
    from .room import Room

ASKED = ("hint", "plan")
"""The commands after which somebody waits for advice."""


async def advice(room: Room, command: Command) -> AdviceMessage:
    """The answer to a command of ASKED that is in the log; RefusedError if there is none, or the game has gone on."""
    table = room.table
    assert command.seat is not None
    assert command.actor is not None
    assert command.id is not None
    if command.seat not in table.to_act:  # it may have been asked long ago, and be asked again
        raise RefusedError("advice-not-now")
    game = table.begun_game
    question = AdviceQuestion(
        game=table.id,
        host=command.actor,
        seat=command.seat,
        bot="advice",
        options=game.options,
        known=known_to(game.state, game.rules, command.seat),
        depth=command.body.get("depth", 0),
        slot=command.body.get("slot", 0),
    )
    try:
        found = json.loads(await room.hub.advice.ask_once(question))
    except NotAnsweredError as error:
        raise RefusedError("hint-not-answered") from error
    is_same = room.table is table and table.game is game
    if not is_same or known_to(game.state, game.rules, command.seat) != question.known:
        raise RefusedError("hint-overtaken")
    return {"type": "advice", "id": command.id, "hint": found["hint"], "plan": found["plan"]}
