"""Which games a list shows, and how they are found: a page costs the same however many games there are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Select, exists, func, literal, select, tuple_

from .conditions import UNFINISHED
from .reader import Row
from .schema import GAMES, SEATS

SHOWN = tuple(
    GAMES.c[name]
    for name in (
        *("id", "created_at", "changed_at", "status", "public"),
        *("rated", "edition", "variant", "players", "ended"),
    )
)
"""What lists show. The set-up, which may be large, and the seed are not among it."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place in a list, between two games: after one that was created at a time, or before all of that time."""

    created: int
    game: str = ""

    @classmethod
    def read(cls, text: str) -> Place:
        """What `__str__` has written; a time alone is the place before all games of that millisecond."""
        created, _, game = text.partition("-")
        return cls(int(created), game)

    @classmethod
    def after(cls, row: Row) -> Place:
        """The place after a game of a list."""
        return cls(row["created_at"], row["id"])

    def __str__(self) -> str:
        return f"{self.created}-{self.game}" if self.game else str(self.created)


@dataclass(frozen=True, slots=True)
class Listing:
    """Which games a list shows; None: whichever."""

    public_only: bool = True
    player: str | None = None
    """Somebody who has a seat."""
    status: str | None = None
    variant: str | None = None
    rated: bool | None = None
    before: Place | None = None
    """Where the list goes on."""
    edition: str | None = None


def select_games(wanted: Listing, limit: int) -> Select[Any]:
    """Asks for the games of a list, newest first."""
    if wanted.player is None or wanted.status in ("open", "running"):
        created, game, query = GAMES.c.created_at, GAMES.c.id, _select_among_all(wanted)
    else:
        created, game, query = SEATS.c.created_at, SEATS.c.game, _select_among_own(wanted.player)
    if wanted.public_only:
        query = query.where(GAMES.c.public)
    for column in (GAMES.c.status, GAMES.c.variant, GAMES.c.rated, GAMES.c.edition):
        value = getattr(wanted, column.name)
        if value is not None:
            query = query.where(column == value)
    if wanted.before is not None:
        query = query.where(_later(created, game, wanted.before))
    return query.order_by(created.desc(), game.desc()).limit(limit)


def _select_among_all(wanted: Listing) -> Select[Any]:
    """Few games are open or running, so that somebody's are looked for among these."""
    query = select(*SHOWN)
    if wanted.player is None:
        return query
    # Not by an index on the player, who may have thousands of seats: by the few seats of each game.
    sits_there = exists().where(SEATS.c.game == GAMES.c.id, func.coalesce(SEATS.c.player, "") == wanted.player)
    return query.where(UNFINISHED, sits_there)


def _select_among_own(player: str) -> Select[Any]:
    """By the seats of somebody, of several seats in one game by the first."""
    first = SEATS.alias()
    is_second = exists().where(first.c.game == SEATS.c.game, first.c.player == player, first.c.seat < SEATS.c.seat)
    query = select(*SHOWN).join_from(SEATS, GAMES, SEATS.c.game == GAMES.c.id)
    return query.where(SEATS.c.player == player, ~is_second)


def _later(created: ColumnElement[int], game: ColumnElement[str], place: Place) -> ColumnElement[bool]:
    """Further down the list."""
    if not place.game:
        return created < place.created
    return tuple_(created, game) < tuple_(literal(place.created, created.type), literal(place.game, game.type))
