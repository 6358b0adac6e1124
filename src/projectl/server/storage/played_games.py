"""The finished games of somebody, as statistics count them."""

from __future__ import annotations

import json

from sqlalchemy import select

from projectl.server.answers.statistics import PlayedGame, others_of
from projectl.server.table import Setup
from projectl.server.table.commands.advising import ADVISING

from .reader import Reader, Row
from .schema import GAMES, LOG, SEATS

MOST = 1000
"""The latest ones; of who has played more, the earlier ones are not counted."""
_ADVICE = [kind.name for kind in ADVISING]


class PlayedGames(Reader):
    """Asks beside the event loop: there may be many."""

    async def of(self, player: str) -> list[PlayedGame]:
        """The finished games of somebody, the latest first."""
        mine = select(SEATS.c.game).where(SEATS.c.player == player)
        about = (GAMES.c.edition, GAMES.c.variant, GAMES.c.players, GAMES.c.setup, GAMES.c.ended)
        query = (
            select(SEATS, *about)
            .join_from(SEATS, GAMES, SEATS.c.game == GAMES.c.id)
            .where(GAMES.c.status == "over", SEATS.c.game.in_(mine))
            .order_by(SEATS.c.created_at.desc(), SEATS.c.game, SEATS.c.seat)
            .limit(6 * MOST)
        )
        by_game: dict[str, list[Row]] = {}
        for row in await self.rows_beside(query):
            by_game.setdefault(row["game"], []).append(row)
        asked = select(LOG.c.game).distinct().where(LOG.c.actor == player, LOG.c.kind.in_(_ADVICE))
        hinted = {row["game"] for row in await self.rows_beside(asked)}
        return [_played(rows, player, game in hinted) for game, rows in [*by_game.items()][:MOST]]


def _played(rows: list[Row], player: str, hinted: bool) -> PlayedGame:
    own, *more = [row for row in rows if row["player"] == player]
    solo = own["variant"] == "solo"
    return PlayedGame(
        id=own["game"],
        seat=own["seat"],
        began=own["created_at"],
        edition=own["edition"],
        variant=own["variant"],
        players=own["players"],
        won=None if own["outcome"] is None else _has_beaten_all(own) if solo else own["outcome"] == "won",
        score=own["score"],
        others=others_of(rows, own["seat"]),
        difficulty=_difficulty(own) if solo else "",
        hinted=hinted,
        several_seats=bool(more),
    )


def _difficulty(row: Row) -> str:
    return Setup.load(json.loads(row["setup"])).options.difficulty or ""


def _has_beaten_all(row: Row) -> bool:
    """Of a solo game: the outcome of the only seat was once written as won however the game went."""
    result = json.loads(row["ended"])["result"]
    return bool(result and row["seat"] in result["winners"])
