"""A table as everybody may see it, as JSON. Times are milliseconds since 1970."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypedDict, get_type_hints

from projectl.rules.options import ASKED, Options

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


def _told(name: str) -> Any:
    """The type of an option in documents, where all is chosen and a sequence is a list."""
    declared = get_type_hints(Options)[name]
    return {"players": int, "expansions": list[str]}.get(name, declared)


if TYPE_CHECKING:

    class ChosenOptions(TypedDict):
        """Options that go together: all that a person is asked for."""

else:
    ChosenOptions = TypedDict("ChosenOptions", {name: _told(name) for name in ASKED})
    ChosenOptions.__doc__ = "Options that go together: all that a person is asked for."


class OptionsDocument(ChosenOptions):
    """What a game is played with."""

    confirm: bool
    own_sets: list[str]


class ReplaySetupDocument(OptionsDocument):
    """What the game is played with, and who began."""

    first: int


class SetupDocument(OptionsDocument):
    """How a game was set up."""

    clock: ClockSetupDocument
    public: bool
    caretaker: str
    first: int | None
    rated: bool
    hints: Annotated[bool, Note("Whether who is to act may ask for advice; never in a rated game.")]


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
    hinted: Annotated[list[int], Note("The seats that asked for advice in the present turn.")]
    commitment: Annotated[str, Note("The hash that binds the shuffle to this game, told before it begins.")]
    seed: Annotated[str | None, Note("The secret of the shuffle, told when the game is over.")]
    ended: EndDocument | None
    winners: Annotated[list[int], Note("The seats that have won; in solo seat 1 is the opponent.")]
    rematch: str | None


class TableDocument(TableState):
    """A table as everybody sees it. Times are milliseconds since 1970."""

    expires: int | None
