"""All commands by name, and all that a client may say."""

from __future__ import annotations

from typing import get_args

from projectl.server.messages.inbound import Look, Ping, Say, SetPace
from projectl.server.table.log_entries import Command

from .absence import ABSENCE, Handover, Resign, Return
from .advising import ADVISING, AskHint, AskPlan
from .consent import AGREEING, AgreeEnd, AnswerTakeback, AskTakeback
from .declaration import CommandKind
from .ending import ENDING, Rematch
from .people import PEOPLE
from .playing import PLAYING, Play, Undo
from .seating import SEATING

COMMAND_KINDS: dict[str, CommandKind] = {
    kind.name: kind for kind in (*SEATING, *PLAYING, *ADVISING, *ABSENCE, *AGREEING, *ENDING, *PEOPLE)
}

TableMessage = (
    Play | Undo | AskHint | AskPlan | Handover | Return | Resign | AgreeEnd | AskTakeback | AnswerTakeback | Rematch
)
"""What a client says to a table."""
Inbound = TableMessage | Say | Look | SetPace | Ping
"""Whatever a client may say; they are told apart by their `type`."""
INBOUND: tuple[type, ...] = get_args(Inbound)


def command_of(message: TableMessage, actor: str) -> Command:
    """What somebody has said, for the table."""
    body = {name: value for name, value in message.items() if name not in {"type", "id", "seat"}}
    seat = None if message["type"] == "rematch" else message["seat"]
    return Command(message["type"], seat, body, actor, message["id"])
