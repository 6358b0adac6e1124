"""What a client may say over the websocket. Anything else is refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from projectl.server.rooms.pace import Wish
from projectl.server.table import Command

from .models import BotName, SeatNumber, Strict, Whole

CommandId = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]


class Message(Strict):
    """Every message has an id of the client's choice; the same id again does nothing."""

    id: CommandId

    def command(self, actor: str) -> Command:
        """For the table."""
        body = self.model_dump(exclude={"type", "id", "seat"})
        return Command(getattr(self, "type"), getattr(self, "seat", None), body, actor, self.id)  # noqa: B009


class SeatMessage(Message):
    """What is done from a seat of one's own."""

    seat: SeatNumber


class Play(SeatMessage):
    """Do an action, in notation."""

    type: Literal["play"]
    action: str = Field(min_length=1, max_length=64)


class Undo(SeatMessage):
    """Take the last action back."""

    type: Literal["undo"]


class Handover(SeatMessage):
    """Let a bot play the seat."""

    type: Literal["handover"]
    bot: BotName


class Return(SeatMessage):
    """Play the seat oneself again."""

    type: Literal["return"]


class Resign(SeatMessage):
    """Give up."""

    type: Literal["resign"]


class AgreeEnd(SeatMessage):
    """Propose or accept to end the game now; with false, decline."""

    type: Literal["agree-end"]
    agree: bool


class AskTakeback(SeatMessage):
    """Ask everybody to go back to when so many actions had been done."""

    type: Literal["ask-takeback"]
    to: Whole = Field(ge=0, le=100_000)


class AnswerTakeback(SeatMessage):
    """Agree to it or not."""

    type: Literal["answer-takeback"]
    agree: bool


class Rematch(Message):
    """The same again, when the game is over."""

    type: Literal["rematch"]


class Say(Message):
    """Say something to everybody at the table."""

    type: Literal["say"]
    text: str = Field(min_length=1, max_length=1000)


class Look(Message):
    """Ask for a view again, with costly parts: a seat of one's own, or null for what a spectator sees."""

    type: Literal["look"]
    seat: SeatNumber | None
    hints: list[Annotated[str, Field(max_length=20)]] = Field(default_factory=list, max_length=8)


class SetPace(Message):
    """How fast bots should be for you; `skip`: without pauses until people have something to decide."""

    type: Literal["pace"]
    pace: Wish


class Ping(Message):
    """Is anybody there?"""

    type: Literal["ping"]


Inbound = Annotated[
    Play
    | Undo
    | Handover
    | Return
    | Resign
    | AgreeEnd
    | AskTakeback
    | AnswerTakeback
    | Rematch
    | Say
    | Look
    | SetPace
    | Ping,
    Field(discriminator="type"),
]
INBOUND: TypeAdapter[Any] = TypeAdapter(Inbound)
