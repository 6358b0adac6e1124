"""A table as everybody may see it, as JSON. Times are milliseconds since 1970."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict

from .constraints import Note

Status = Literal["open", "running", "over"]
HowEnded = Literal["played", "agreed", "resigned", "timeout", "expired", "closed", "unreadable"]


class SeatDocument(TypedDict):
    """A seat as everybody sees it."""

    seat: int
    kind: Literal["open", "human", "bot"]
    player: str | None
    name: str | None
    bot: str | None
    stand_in: Annotated[str | None, Note("The bot that plays for `bot` until that one gives an answer again.")]
    handed_over: bool
    resigned: bool
    account: Annotated[bool, Note("Whether the name is that of an account, whose seat it is.")]


class ClockSetupDocument(TypedDict):
    """How much time there is."""

    kind: Literal["none", "turn", "bank"]
    seconds: int
    increment: int
    expiry: Literal["bot", "end"]


class OptionsDocument(TypedDict):
    """What a game is played with."""

    edition: str
    variant: str
    players: int
    difficulty: str | None
    expansions: list[str]
    deluxe: bool
    known_scores: bool
    endless_white: bool
    confirm: bool
    own_sets: list[str]


class SetupDocument(OptionsDocument):
    """How a game was set up."""

    clock: ClockSetupDocument
    public: bool
    caretaker: str
    first: int | None
    rated: bool


class ClockDocument(TypedDict):
    """What a seat had left when its clock was started, and when that was; `since` is null while it stands."""

    left_ms: int
    since: int | None


class TakebackDocument(TypedDict):
    """A request to go back to a number of actions, and the seats that have agreed."""

    to: int
    agreed: list[int]


class EndDocument(TypedDict):
    """How a game ended; `result` is the score sheet of one that was played to its end."""

    how: HowEnded
    seat: int | None
    result: dict[str, Any] | None


class TableState(TypedDict):
    """A table, as it knows itself."""

    id: str
    status: Status
    created: int
    changed: int
    host: str
    setup: SetupDocument
    seats: list[SeatDocument]
    actions: int
    clocks: list[ClockDocument] | None
    end_votes: list[int]
    takeback: TakebackDocument | None
    takebacks: list[int]
    commitment: Annotated[str, Note("The hash that binds the shuffle to this game, told before it begins.")]
    seed: Annotated[str | None, Note("The secret of the shuffle, told when the game is over.")]
    ended: EndDocument | None
    winners: Annotated[list[int], Note("The seats that have won; in solo seat 1 is the opponent.")]
    rematch: str | None


class TableDocument(TableState):
    """A table as everybody sees it. Times are milliseconds since 1970."""

    expires: int | None
