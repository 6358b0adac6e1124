"""The documents about people: accounts, sessions, profiles, the ladder. As strict as the others."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from .games import Name
from .options import RatedVariant
from .strict import Strict

PASSWORD = Field(max_length=1000, description="8 to 200 characters.")
TOKEN = Field(default=False, description="For programs: answer with a token instead of setting a cookie.")


class NewAccount(Strict):
    """A name that nobody else has, and a password."""

    name: Name
    password: str = PASSWORD
    token: bool = TOKEN


class Login(Strict):
    """Who somebody claims to be, and the password that proves it."""

    name: Name
    password: str = PASSWORD
    token: bool = TOKEN


class NewPassword(Strict):
    """The password so far, and the one from now on."""

    old: str = PASSWORD
    new: str = PASSWORD


class Farewell(Strict):
    """Accounts have to give their password, guests have none."""

    password: str | None = Field(default=None, max_length=1000)


class SessionDocument(Strict):
    """Somewhere that somebody is logged in; `used` is exact to a day."""

    id: str
    created: int
    used: int
    agent: str = Field(description="What the browser or program called itself, cut short.")
    current: bool


class SessionList(Strict):
    """Where somebody is logged in, the newest first."""

    sessions: list[SessionDocument]


class VariantStatistics(Strict):
    """What somebody has played of one variant by the rules of one edition."""

    variant: str
    edition: str
    games: int
    wins: int
    mean_score: float | None


class Statistics(Strict):
    """What somebody has played."""

    games: int
    wins: int
    mean_score: float | None
    by: list[VariantStatistics]


class PlayerRating(Strict):
    """Where somebody stands on a ladder."""

    variant: str
    rating: float
    games: int
    wins: int
    rank: int


class Player(Strict):
    """What everybody may know about somebody."""

    id: str
    name: str
    kind: Literal["guest", "account"]
    since: int
    statistics: Statistics
    ratings: list[PlayerRating]


class LadderRow(Strict):
    """One player on a ladder."""

    rank: int
    id: str
    name: str
    rating: float
    games: int
    wins: int


class Ladder(Strict):
    """Players, the best first; `more` is to be sent as `start` for the next ones."""

    variant: RatedVariant
    total: int
    players: list[LadderRow]
    more: int | None


class RatingChange(Strict):
    """What a game has done to a rating."""

    player: str
    place: int
    before: float
    after: float


class GameRatings(Strict):
    """What a game has done to the ladder: `counted` is null while that is not known yet."""

    counted: bool | None
    changes: list[RatingChange]


class Export(Strict):
    """Everything that is stored about somebody."""

    format: Literal["projectl-export/1"]
    exported: int
    identity: dict[str, Any]
    sessions: list[dict[str, Any]]
    mutes: list[str]
    learning: list[dict[str, Any]]
    sets: list[dict[str, Any]]
    games: list[dict[str, Any]]
    commands: list[dict[str, Any]]
    chat: list[dict[str, Any]]
    ratings: list[dict[str, Any]]
    rating_changes: list[dict[str, Any]]
