"""Players as everybody sees them, and the ladder."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, Literal

from fastapi import APIRouter, Depends, Query

from projectl.rules.options import STANDARD
from projectl.server.answers.pages import GAMES_PAGE
from projectl.server.answers.statistics import statistics_document
from projectl.server.errors import RefusedError
from projectl.server.http.problems import RESPONSES
from projectl.server.http.schemas.forms import form_of
from projectl.server.http.schemas.games import GameList
from projectl.server.http.schemas.options import RatedVariant, Variant
from projectl.server.http.schemas.people import (
    GameRatings,
    Ladder,
    LadderRow,
    Player,
    PlayerRating,
    RatingChange,
    Statistics,
    VariantStatistics,
)
from projectl.server.http.services import Asked, Services, Somebody, limit_reads
from projectl.server.ladder.rating import Rating
from projectl.server.messages import statistics as forms
from projectl.server.messages.statistics import Company
from projectl.server.storage.listing import Listing
from projectl.server.storage.reader import Row

from .games import Before, TheRoom, listed, place
from .people import PlayerId

if TYPE_CHECKING:
    from projectl.server.messages.statistics import PlayerStatistics
else:
    PlayerStatistics = form_of(forms.PlayerStatistics)

router = APIRouter(prefix="/api", tags=["players"], responses=RESPONSES)

DECIMALS = 2
READ = [Depends(limit_reads)]


async def _somebody(asked: Services, player: str) -> Row:
    found = await asked.accounts.people.identity(player)
    if found is None:
        raise RefusedError("player-unknown")
    return found


@router.get("/players/{player}", dependencies=READ)
async def get_player(player: PlayerId, asked: Asked) -> Player:
    """What everybody may know about somebody."""
    found = await _somebody(asked, player)
    ratings = [
        PlayerRating(
            variant=row["variant"],
            rating=round(row["ordinal"], DECIMALS),
            games=row["games"],
            wins=row["wins"],
            rank=row["rank"],
        )
        for row in await asked.hub.ladder.of_player(player)
    ]
    return Player(
        id=player,
        name=found["name"],
        kind="account" if found["has_account"] else "guest",
        since=found["created_at"],
        statistics=_statistics(await asked.accounts.people.statistics(player)),
        ratings=ratings,
    )


def _statistics(rows: Sequence[Row]) -> Statistics:
    by = [VariantStatistics(variant=row["variant"], edition=row["edition"], **_figures([row])) for row in rows]
    return Statistics(**_figures(rows), by=by)


def _figures(rows: Sequence[Row]) -> dict[str, Any]:
    scored, points = (sum(int(row[name] or 0) for row in rows) for name in ("scored", "points"))
    return {
        "games": sum(row["games"] for row in rows),
        "wins": sum(row["wins"] for row in rows),
        "mean_score": round(points / scored, DECIMALS) if scored else None,
    }


@router.get("/players/{player}/statistics", dependencies=READ)
async def get_statistics(  # one parameter for each filter of the address
    player: PlayerId,
    asked: Asked,
    edition: Annotated[str | None, Query(max_length=40)] = None,
    players: Annotated[int | None, Query(ge=1, le=6)] = None,
    since: Annotated[int | None, Query(ge=0)] = None,
    against: Annotated[Company | None, Query()] = None,
) -> PlayerStatistics:
    """What somebody has played, counted; only games of one company, the one played most unless named."""
    await _somebody(asked, player)
    played = await asked.played.of(player)
    return await asked.facts.counted(
        lambda look: statistics_document(played, look, edition=edition, players=players, since=since, against=against)
    )


@router.get("/players/{player}/games", dependencies=READ)
async def list_players_games(
    player: PlayerId,
    asked: Asked,
    identity: Somebody,
    status: Annotated[Literal["open", "running", "over"] | None, Query()] = None,
    variant: Annotated[Variant | None, Query()] = None,
    before: Before = None,
) -> GameList:
    """Games of a player, newest first; those that are not public only for the player."""
    await _somebody(asked, player)
    return await listed(asked, Listing(identity.id != player, player, status, variant, None, place(before)))


@router.get("/ladder", dependencies=READ)
async def get_ladder(
    asked: Asked,
    variant: Annotated[RatedVariant, Query()] = STANDARD,
    start: Annotated[int, Query(ge=1, le=1_000_000)] = 1,
) -> Ladder:
    """Who has shown to play well in rated games, the best first."""
    total, rows = await asked.hub.ladder.page(variant, start, GAMES_PAGE)
    players = [
        LadderRow(
            rank=start + number,
            id=row["player"],
            name=row["name"],
            rating=round(row["ordinal"], DECIMALS),
            games=row["games"],
            wins=row["wins"],
        )
        for number, row in enumerate(rows)
    ]
    more = start + GAMES_PAGE if start + GAMES_PAGE <= total else None
    return Ladder(variant=variant, total=total, players=players, more=more)


@router.get("/games/{game}/ratings", dependencies=READ)
async def get_ratings(room: TheRoom, asked: Asked) -> GameRatings:
    """What a game has done to the ladder."""
    if not room.table.setup.rated:
        return GameRatings(counted=False, changes=[])
    counted, rows = await asked.hub.ladder.of_game(room.table.id) or (None, [])
    changes = [
        RatingChange(
            player=row["player"],
            place=row["place"],
            before=round(Rating(row["mu_before"], row["sigma_before"]).ordinal, DECIMALS),
            after=round(Rating(row["mu"], row["sigma"]).ordinal, DECIMALS),
        )
        for row in rows
    ]
    return GameRatings(counted=counted, changes=changes)
