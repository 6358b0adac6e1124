"""Everything that is stored about somebody, as one document."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Table, select
from sqlalchemy.ext.asyncio import AsyncEngine

from projectl.server.storage.reader import Reader, Row
from projectl.server.storage.schema import (
    ACCOUNTS,
    CHAT,
    GAMES,
    IDENTITIES,
    LOG,
    MUTES,
    RATING_CHANGES,
    RATINGS,
    SEATS,
    SESSIONS,
)
from projectl.server.storage.store import Identity

FORMAT = "projectl-export/1"
SECRETS = {"token_hash", "password", "name_key"}
"""Hashes and keys are of no use to anybody but the server."""


async def export(engine: AsyncEngine, identity: Identity, at: int) -> dict[str, Any]:
    """The document that `docs/protocol.md` describes."""
    return await _Exporter(engine).export(identity, at)


class _Exporter(Reader):
    async def export(self, identity: Identity, at: int) -> dict[str, Any]:
        player = identity.id
        account = await self._of(ACCOUNTS, "identity", player)
        return {
            "format": FORMAT,
            "exported": at,
            "identity": {
                **(await self._of(IDENTITIES, "id", player))[0],
                "kind": identity.kind,
                "account_since": account[0]["created_at"] if account else None,
            },
            "sessions": await self._of(SESSIONS, "identity", player),
            "mutes": [row["muted"] for row in await self._of(MUTES, "identity", player)],
            "games": await self._games(player),
            "commands": await self._commands(player),
            "chat": await self._of(CHAT, "author", player),
            "ratings": await self._of(RATINGS, "player", player),
            "rating_changes": await self._of(RATING_CHANGES, "player", player),
        }

    async def _of(self, table: Table, column: str, player: str) -> list[dict[str, Any]]:
        rows = await self.rows(select(table).where(table.c[column] == player).order_by(*table.primary_key))
        return [_told(row) for row in rows]

    async def _games(self, player: str) -> list[dict[str, Any]]:
        about = (GAMES.c.created_at, GAMES.c.status, GAMES.c.variant, GAMES.c.edition, GAMES.c.public, GAMES.c.rated)
        query = select(SEATS, *about).join_from(SEATS, GAMES, SEATS.c.game == GAMES.c.id)
        return [_told(row) for row in await self.rows(query.where(SEATS.c.player == player).order_by(SEATS.c.game))]

    async def _commands(self, player: str) -> list[dict[str, Any]]:
        """By whatever id: an account has those of the guests whose games it has taken over too."""
        query = select(LOG).where(LOG.c.actor.in_(await guests_of(self, player)))
        return [
            {**_told(row), "body": json.loads(row["body"])}
            for row in await self.rows(query.order_by(LOG.c.game, LOG.c.seq))
        ]


async def guests_of(reader: Reader, player: str) -> list[str]:
    """Somebody's id, and those of the guests that they were before they logged in."""
    query = select(LOG.c.body).where(LOG.c.kind == "adopt", LOG.c.actor == player)
    return sorted({player, *(json.loads(row["body"])["from"] for row in await reader.rows(query))})


def _told(row: Row) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name not in SECRETS}
