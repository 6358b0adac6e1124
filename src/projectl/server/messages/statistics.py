"""What somebody has played, counted: each share with its likely range, each figure with how many games it rests on."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from .constraints import Note

Company = Literal["bots", "people", "mixed", "solo"]


class Share(TypedDict):
    """Games of a kind; `low` and `high` are the 95 % interval of Wilson in percent, null without a game."""

    key: Annotated[str, Note("A level, an edition, a number of players; all for the whole.")]
    games: int
    won: int
    low: float | None
    high: float | None


class RoundPoints(TypedDict):
    """Points of completed puzzles at the end of a round; between `low` and `high` lies the middle half of the games."""

    round: int
    games: int
    own: float
    others: float | None
    low: float
    high: float


class PlacedPieces(TypedDict):
    """How often a piece was placed."""

    piece: str
    count: int


class MetPuzzle(TypedDict):
    """How often a printed puzzle was taken, and completed by its taker."""

    id: str
    taken: int
    completed: int


class LeftOut(TypedDict):
    """Finished games that are not counted."""

    hinted: int
    undecided: int
    several_seats: int


class PlayerStatistics(TypedDict):
    """Games of one company alone: bots and people are never counted together."""

    company: Company
    companies: Annotated[dict[str, int], Note("Games by company, with the other filters.")]
    editions: list[str]
    players: list[int]
    since: Annotated[int | None, Note("When the first of the games began.")]
    left_out: LeftOut
    all: Share
    mean_score: float | None
    scored: int
    by_level: Annotated[list[Share], Note("Of the strongest bot; solo: by difficulty.")]
    by_edition: list[Share]
    by_players: list[Share]
    looked_at: Annotated[int, Note("So many of the latest games were looked at action by action, for what follows.")]
    points: list[RoundPoints]
    pieces: list[PlacedPieces]
    puzzles: list[MetPuzzle]
