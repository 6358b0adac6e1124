"""What clients are told over the websocket."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict, get_args

from projectl.game.advice_documents import HintDocument, PlanDocument
from projectl.game.documents import EventDocument, View

from .constraints import Note
from .documents import TableDocument

PROTOCOL: Literal[1] = 1
"""The version of all that is said over the websocket (docs/protocol.md)."""


class You(TypedDict):
    """Who the client is to the server; `id` is null for who has no identity."""

    id: str | None
    name: str
    seats: list[int]


class Presence(TypedDict):
    """The seats whose players are connected, and how many others watch."""

    online: list[int]
    watching: int


class Line(TypedDict):
    """A line of the chat."""

    number: int
    author: str
    name: str
    account: bool
    text: str
    at: int


class Problem(TypedDict):
    """Why something was refused: a code with parameters for translation, and a text."""

    code: str
    params: dict[str, str | int | bool | None]
    text: str


class Hello(TypedDict):
    """The first message on every connection: all there is to know."""

    type: Literal["hello"]
    protocol: Literal[1]
    version: int
    time: int
    you: You
    table: TableDocument
    presence: Presence
    chat: list[Line]
    views: Annotated[list[View], Note("One for each seat of yours, else that of a spectator.")]


class Ack(TypedDict):
    """The command is stored and will not be lost; `again`: it had been before."""

    type: Literal["ack"]
    id: str
    version: int
    again: bool


class Refused(Problem):
    """The command was not done and nothing has changed; `id` is null if the message could not be read."""

    type: Literal["refused"]
    id: str | None
    version: int
    views: list[View]


class MoveDocument(TypedDict):
    """Who has done what, in notation."""

    seat: int
    action: str


class Update(TypedDict):
    """Something has happened: `views` are whole, `events` only tell how it came about."""

    type: Literal["update"]
    cause: str
    table: TableDocument
    version: int
    events: list[EventDocument]
    views: list[View]
    move: NotRequired[Annotated[MoveDocument, Note("Of a `play`: what the log tells of it.")]]


class PresenceMessage(Presence):
    """Somebody has come or gone."""

    type: Literal["presence"]


class ChatMessage(Line):
    """Somebody has said something."""

    type: Literal["chat"]


class ViewMessage(TypedDict):
    """The answer to `look`."""

    type: Literal["view"]
    id: str
    view: View | None


class AdviceMessage(TypedDict):
    """The answer to `hint` or to `plan`, for who asked alone."""

    type: Literal["advice"]
    id: str
    hint: HintDocument | None
    plan: PlanDocument | None


class Pong(TypedDict):
    """The answer to `ping`."""

    type: Literal["pong"]
    id: str
    time: int


Outbound = Hello | Ack | Refused | Update | PresenceMessage | ChatMessage | ViewMessage | AdviceMessage | Pong
"""Whatever a client is told; they are told apart by their `type`."""
OUTBOUND: tuple[type, ...] = get_args(Outbound)
