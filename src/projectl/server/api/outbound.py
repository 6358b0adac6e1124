"""What the server says over the websocket. The rooms write it as text; these models document and test it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from .models import Strict, TableDocument


class You(Strict):
    """Who the client is to the server; `id` is null for who has no identity."""

    id: str | None
    name: str
    seats: list[int]


class PresenceDocument(Strict):
    """The seats whose players are connected, and how many others watch."""

    online: list[int]
    watching: int


class ChatLine(Strict):
    """A line of the chat."""

    number: int
    author: str
    name: str
    text: str
    at: int
    account: bool


class Hello(Strict):
    """The first message on every connection: all there is to know."""

    type: Literal["hello"]
    protocol: Literal[1]
    version: int
    time: int
    you: You
    table: TableDocument
    presence: PresenceDocument
    chat: list[ChatLine]
    views: list[dict[str, Any]] = Field(description="One for each seat of yours, else that of a spectator.")


class Ack(Strict):
    """The command is stored and will not be lost; `again`: it had been before."""

    type: Literal["ack"]
    id: str
    version: int
    again: bool


class Refusal(Strict):
    """The command was not done and nothing has changed; `id` is null if the message could not be read."""

    type: Literal["refused"]
    id: str | None
    code: str
    params: dict[str, Any]
    text: str
    version: int
    views: list[dict[str, Any]]


class Update(Strict):
    """Something has happened: `views` are whole, `events` only tell how it came about."""

    type: Literal["update"]
    cause: str
    table: TableDocument
    version: int
    events: list[dict[str, Any]]
    views: list[dict[str, Any]]


class Presence(PresenceDocument):
    """Somebody has come or gone."""

    type: Literal["presence"]


class Chat(ChatLine):
    """Somebody has said something."""

    type: Literal["chat"]


class View(Strict):
    """The answer to `look`."""

    type: Literal["view"]
    id: str
    view: dict[str, Any] | None


class Pong(Strict):
    """The answer to `ping`."""

    type: Literal["pong"]
    id: str
    time: int


Outbound = Annotated[
    Hello | Ack | Refusal | Update | Presence | Chat | View | Pong,
    Field(discriminator="type"),
]
OUTBOUND: TypeAdapter[Any] = TypeAdapter(Outbound)
