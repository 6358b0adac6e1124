"""The ratings in the database. A game counts once: the key of `rated_games` sees to it, whoever asks and how often."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from projectl.server.storage.conditions import TO_SETTLE
from projectl.server.storage.epoch import in_transaction
from projectl.server.storage.reader import Reader, Row
from projectl.server.storage.schema import GAMES, IDENTITIES, RATED_GAMES, RATING_CHANGES, RATINGS
from projectl.server.table import Table
from projectl.server.table.outcome import places

from .rating import Rating, rated

ATTEMPTS = 3
DUE_AT_ONCE = 100


class _Outcome(NamedTuple):
    """What counts of a game that is over, as it is now: it is counted in another thread."""

    game: str
    variant: str
    players: list[str]
    ranks: list[int] | None
    at: int


class Ladder(Reader):
    """Counts rated games, and tells who stands where."""

    async def settle(self, table: Table, at: int, epoch: str) -> bool:
        """Count a rated game that is over, read in a life of the database; False if it has been counted before."""
        players = [seat.player or "" for seat in table.seats]
        outcome = _Outcome(table.id, table.setup.options.variant, players, places(table), at)
        for _ in range(ATTEMPTS):
            try:
                await in_transaction(self.engine, epoch, lambda connection: _settle(connection, outcome))
            except IntegrityError:
                if await self.of_game(table.id) is not None:
                    return False
                # Else another game of a player who had no rating yet was counted at the same time.
            else:
                return True
        return False

    async def leave_out(self, game: str, at: int, epoch: str) -> None:
        """Count a game that is over for nobody, as nobody can know who has won it."""
        await in_transaction(self.engine, epoch, lambda connection: _note(connection, game, False, at))

    async def due(self) -> list[str]:
        """Rated games that are over and not yet counted, as after a crash."""
        query = select(GAMES.c.id).where(TO_SETTLE).order_by(GAMES.c.changed_at).limit(DUE_AT_ONCE)
        return [row["id"] for row in await self.rows_beside(query)]

    async def of_game(self, game: str) -> tuple[bool, list[Row]] | None:
        """Whether a game has counted, and what it has changed; None if that is not settled."""
        counted = await self.row(select(RATED_GAMES).where(RATED_GAMES.c.game == game))
        if counted is None:
            return None
        query = select(RATING_CHANGES).where(RATING_CHANGES.c.game == game)
        changes = await self.rows(query.order_by(RATING_CHANGES.c.place, RATING_CHANGES.c.player))
        return bool(counted["counted"]), changes

    async def of_player(self, player: str) -> list[Row]:
        """Somebody's ratings, with the ranks."""
        found = await self.rows(select(RATINGS).where(RATINGS.c.player == player).order_by(RATINGS.c.variant))
        return [{**row, "rank": 1 + await self._count(row["variant"], row["ordinal"])} for row in found]

    async def _count(self, variant: str, above: float | None = None) -> int:
        query = select(func.count().label("count")).select_from(RATINGS).where(RATINGS.c.variant == variant)
        if above is not None:
            query = query.where(RATINGS.c.ordinal > above)
        return int((await self.rows_beside(query))[0]["count"])

    async def page(self, variant: str, start: int, limit: int) -> tuple[int, list[Row]]:
        """How many players a ladder has, and some of them from a place on, with their names."""
        query = (
            select(RATINGS, IDENTITIES.c.name)
            .join_from(RATINGS, IDENTITIES, RATINGS.c.player == IDENTITIES.c.id)
            .where(RATINGS.c.variant == variant)
            .order_by(RATINGS.c.ordinal.desc(), RATINGS.c.player)
            .offset(start - 1)
            .limit(limit)
        )
        return await self._count(variant), await self.rows_beside(query)


def _settle(connection: Connection, outcome: _Outcome) -> None:
    game, variant, players, ranks, at = outcome
    # The first statement: who is second waits here, and then fails.
    _note(connection, game, ranks is not None, at)
    if ranks is None:
        return
    known = _known(connection, players, variant)
    before = [known.get(player, Rating()) for player in players]
    after = rated(before, ranks)
    still_here = _still_here(connection, players)
    # In the same order everywhere, so that no two games wait for each other.
    for player, place, old, new in sorted(zip(players, ranks, before, after, strict=True)):
        if player in still_here:
            _write(connection, variant, player, new, won=place == 1, is_new=player not in known)
            connection.execute(
                insert(RATING_CHANGES).values(
                    game=game,
                    player=player,
                    place=place,
                    mu_before=old.mu,
                    sigma_before=old.sigma,
                    mu=new.mu,
                    sigma=new.sigma,
                )
            )


def _note(connection: Connection, game: str, counted: bool, at: int) -> None:
    """Write that a game is dealt with; IntegrityError if it was before."""
    connection.execute(insert(RATED_GAMES).values(game=game, counted=counted, at=at))
    connection.execute(update(GAMES).where(GAMES.c.id == game).values(settled=True))


def _known(connection: Connection, players: Sequence[str], variant: str) -> dict[str, Rating]:
    """The ratings so far; until the end of the transaction nobody else may change them."""
    query = select(RATINGS).where(RATINGS.c.variant == variant, RATINGS.c.player.in_(players))
    rows = connection.execute(query.order_by(RATINGS.c.player).with_for_update())
    return {row.player: Rating(row.mu, row.sigma) for row in rows}


def _still_here(connection: Connection, players: Sequence[str]) -> set[str]:
    """Those who have not been forgotten meanwhile."""
    rows = connection.execute(select(IDENTITIES.c.id).where(IDENTITIES.c.id.in_(players)))
    return {row.id for row in rows}


def _write(connection: Connection, variant: str, player: str, rating: Rating, *, won: bool, is_new: bool) -> None:
    values = {"mu": rating.mu, "sigma": rating.sigma, "ordinal": rating.ordinal}
    if is_new:
        row = insert(RATINGS).values(player=player, variant=variant, games=1, wins=int(won), **values)
        connection.execute(row)
        return
    where = RATINGS.c.player == player, RATINGS.c.variant == variant
    more = {"games": RATINGS.c.games + 1, "wins": RATINGS.c.wins + int(won)}
    connection.execute(update(RATINGS).where(*where).values(**values, **more))
