"""What every message of a client has, and what a client may say besides the commands of a table."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from .constraints import Between, Length, Pattern

CommandId = Annotated[str, Length(1, 40), Pattern(r"^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Between(0, 5)]
BotName = Annotated[str, Length(1, 40)]
PaceWish = Literal["normal", "fast", "instant", "skip"]
"""`skip` holds until people have something to decide again."""


class Message(TypedDict):
    """Every message has an id of the client's choice; the same id again does nothing."""

    id: CommandId


class SeatMessage(Message):
    """What is done from a seat of one's own."""

    seat: SeatNumber


class Say(Message):
    """Say something to everybody at the table."""

    type: Literal["say"]
    text: Annotated[str, Length(1, 1000)]


class Look(Message):
    """Ask for a view again, with costly parts: a seat of one's own, or null for what a spectator sees."""

    type: Literal["look"]
    seat: SeatNumber | None
    hints: NotRequired[Annotated[list[Annotated[str, Length(0, 20)]], Length(0, 8)]]


class SetPace(Message):
    """How fast bots should be for you; `skip`: without pauses until people have something to decide."""

    type: Literal["pace"]
    pace: PaceWish


class Ping(Message):
    """Is anybody there?"""

    type: Literal["ping"]
