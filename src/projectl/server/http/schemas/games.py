"""The documents of the REST interface. Unknown fields and wrong types are refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field

from projectl.server.answers.new_game import setup_of
from projectl.server.table import Setup
from projectl.server.table.setup import CARETAKER

from .documents import EndDocument
from .forms import whole
from .options import GameOptions
from .strict import Strict

MAX_SETS = 4
MAX_SECONDS = 30 * 86_400

Name = Annotated[str, Field(min_length=1, max_length=80, description="It is cleaned of control characters.")]
BotName = Annotated[str, Field(min_length=1, max_length=40)]


# The bounds stand before the validator, so that the description has them too.
Players = Annotated[int, Field(ge=1, le=6), BeforeValidator(whole)]
Seconds = Annotated[int, Field(ge=0, le=MAX_SECONDS), BeforeValidator(whole)]
SeatNumber = Annotated[int, Field(ge=0, le=5), BeforeValidator(whole)]


class NewGuest(Strict):
    """Who somebody wants to be."""

    name: Name
    token: bool = Field(default=False, description="For programs: answer with a token instead of setting a cookie.")


class Guest(Strict):
    """Who somebody is."""

    id: str
    name: str
    kind: Literal["guest", "account"]
    token: str | None = Field(
        default=None, description="To be sent as `Authorization: Bearer …`; it is told only once."
    )


class Visitor(Strict):
    """Whoever asks; null for somebody who is not known here."""

    me: Guest | None


class Clock(Strict):
    """How much time there is."""

    kind: Literal["none", "turn", "bank"] = "none"
    seconds: Seconds = 0
    increment: Seconds = 0
    expiry: Literal["bot", "end"] = "bot"


class NewSeat(Strict):
    """How a seat of a new game is filled."""

    kind: Literal["open", "me", "bot"] = "open"
    name: Name | None = Field(default=None, description="For `me`: the name to play under, if not your own.")
    bot: BotName | None = Field(default=None, description="For `bot`: one of GET /api/bots.")


class NewGame(GameOptions):
    """A game to be created."""

    confirm: bool = Field(
        True, description="A turn ends by an action of its own, so that its last action can be undone."
    )
    puzzles: list[Annotated[str, Field(max_length=65_536)]] = Field(
        default_factory=list, max_length=MAX_SETS, description="Own puzzle sets, as the text of puzzle files."
    )
    clock: Clock = Clock()
    public: bool = Field(default=False, description="Listed in the lobby; else only who has the link can join.")
    rated: bool = Field(default=False, description="It counts for the ladder; for accounts only.")
    hints: bool | None = Field(
        default=None, description="Who has to act may ask for advice; null: in games that are not rated."
    )
    caretaker: BotName = Field(default=CARETAKER, description="The bot that plays on for a seat whose time is over.")
    first: SeatNumber | None = Field(default=None, description="The seat of the first player; null: drawn.")
    seats: list[NewSeat] = Field(min_length=1, max_length=6)

    def setup(self) -> Setup:
        """For a table; raises what is wrong with the options."""
        return setup_of(self.model_dump())


class Sit(Strict):
    """Taking a seat, or putting a bot there."""

    kind: Literal["me", "bot"] = "me"
    name: Name | None = None
    bot: BotName | None = None


class ListedSeat(Strict):
    """A seat in a list of games."""

    seat: int
    player: str | None
    name: str
    bot: str | None
    account: bool = Field(description="Whether the name is that of an account, whose seat it is.")


class ListedGame(Strict):
    """A game in a list."""

    id: str
    status: Literal["open", "running", "over"]
    created: int
    edition: str
    variant: str
    players: int
    public: bool
    rated: bool
    seats: list[ListedSeat]
    ended: EndDocument | None
    expires: int | None = Field(description="When it is closed if nobody touches it.")


class GameList(Strict):
    """Games, newest first; `more` is to be sent as `before` for the next ones."""

    games: list[ListedGame]
    more: str | None


class BotDocument(Strict):
    """A bot to choose from; level 1 is the weakest."""

    name: str
    level: int
    description_key: str


class BotList(Strict):
    """The bots there are, and those that are `slow`: here they would keep people waiting, and cannot be chosen."""

    bots: list[BotDocument]
    slow: list[BotDocument]


class Mute(Strict):
    """Whether to hear somebody."""

    muted: bool


class Problem(Strict):
    """Why a request was refused: a code with parameters for translation, and a text in English."""

    code: str
    params: dict[str, Any] = Field(default_factory=dict)
    text: str


class Health(Strict):
    """How the server is."""

    status: Literal["ok"]
    version: str


class Trouble(Strict):
    """A part that does not work now, and why, for who runs the server."""

    part: str
    reason: str


class Ready(Strict):
    """Whether the server can serve; `degraded`: it does, but less well."""

    status: Literal["ok", "degraded"]
    version: str
    degraded: list[Trouble]
