"""What a command of the table is made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypedDict

from projectl.game import Move
from projectl.game.events.event import Event
from projectl.server.table.log_entries import Command, Entry

if TYPE_CHECKING:
    from projectl.server.table.table import Table

Check = Callable[["Table", Command, int], Move | None]
"""Raises what is wrong with a command at a moment: RefusedError, or an error of the game. Of an action it tells the
move that it was found to be."""
Effect = Callable[["Table", Entry], Sequence[Event] | None]
"""Carries an entry out, which is trusted to fit; the events of the game that it brought about."""


class Nothing(TypedDict):
    """The body of a command that has nothing to say."""


@dataclass(frozen=True, slots=True)
class CommandKind:
    """A kind of command: all that there is to know about it."""

    name: str
    form: type[Any]
    """A TypedDict. If it has a `type` it is the message of a client, else the body that the server itself writes."""
    check: Check
    effect: Effect
    seats: bool = False
    """Whether it changes who sits where, which lists of games show at once."""

    @property
    def is_message(self) -> bool:
        """Whether a client says it over the websocket."""
        return "type" in self.form.__annotations__
