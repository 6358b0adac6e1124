"""Everything that is stored about somebody, as one document, written part by part: it may be a long one."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from typing import Any

from sqlalchemy import Select, Table, select
from sqlalchemy.ext.asyncio import AsyncEngine

from projectl.server.storage.conditions import ADOPTING
from projectl.server.storage.reader import Reader, Row
from projectl.server.storage.schema import (
    ACCOUNTS,
    CHAT,
    GAMES,
    IDENTITIES,
    LEARNING,
    LOG,
    MUTES,
    PUZZLE_SETS,
    RATING_CHANGES,
    RATINGS,
    SEATS,
    SESSIONS,
)
from projectl.server.storage.store import Identity

FORMAT = "projectl-export/1"
SECRETS = {"token_hash", "password", "name_key", "seq"}
"""Hashes and keys are of no use to anybody but the server; the number of a command in the log of its game would tell
how many finishing touches others have made before it (D26)."""

Telling = Callable[[Row], Any]


def export(engine: AsyncEngine, identity: Identity, at: int) -> AsyncIterator[bytes]:
    """The document that `docs/protocol.md` describes, in parts. None of them keeps others waiting."""
    return _Exporter(engine).parts(identity, at)


async def guests_of(reader: Reader, player: str) -> list[str]:
    """The ids of the guests that somebody was before they logged in, and last their own."""
    rows = await reader.rows_beside(select(LOG.c.body).where(ADOPTING, LOG.c.actor == player))
    return [*sorted({json.loads(row["body"])["from"] for row in rows}), player]


class _Exporter(Reader):
    async def parts(self, identity: Identity, at: int) -> AsyncIterator[bytes]:
        player = identity.id
        about = {"format": FORMAT, "exported": at, "identity": await self._identity(identity)}
        yield _written(about)[:-1]
        lists: dict[str, AsyncIterator[list[Any]]] = {
            "sessions": self._of(SESSIONS, "identity", player),
            "mutes": self._told(select(MUTES).where(MUTES.c.identity == player), MUTES, lambda row: row["muted"]),
            "learning": self._of(LEARNING, "identity", player),
            "sets": self._told(select(PUZZLE_SETS).where(PUZZLE_SETS.c.identity == player), PUZZLE_SETS, _set),
            "games": self._games(player),
            "commands": self._commands(await guests_of(self, player)),
            "chat": self._of(CHAT, "author", player),
            "ratings": self._of(RATINGS, "player", player),
            "rating_changes": self._of(RATING_CHANGES, "player", player),
        }
        for name, told in lists.items():
            yield b"," + _written(name) + b":["
            comma = b""
            async for rows in told:
                yield comma + _written(rows)[1:-1]
                comma = b","
            yield b"]"
        yield b"}"

    async def _identity(self, identity: Identity) -> dict[str, Any]:
        """They may have been forgotten in the moment before: then there is little to tell."""
        stored = await self.row(select(IDENTITIES).where(IDENTITIES.c.id == identity.id)) or {}
        account = await self.row(select(ACCOUNTS).where(ACCOUNTS.c.identity == identity.id))
        return {**stored, "kind": identity.kind, "account_since": account["created_at"] if account else None}

    def _of(self, table: Table, column: str, player: str) -> AsyncIterator[list[Any]]:
        return self._told(select(table).where(table.c[column] == player), table)

    async def _told(self, query: Select[Any], table: Table, tell: Telling | None = None) -> AsyncIterator[list[Any]]:
        async for rows in self.pages(query, *table.primary_key):
            yield [(tell or _without_secrets)(row) for row in rows]

    async def _games(self, player: str) -> AsyncIterator[list[Any]]:
        about = (GAMES.c.status, GAMES.c.variant, GAMES.c.edition, GAMES.c.public, GAMES.c.rated)
        query = select(SEATS, *about).join_from(SEATS, GAMES, SEATS.c.game == GAMES.c.id)
        order = SEATS.c.created_at, SEATS.c.game, SEATS.c.seat
        async for rows in self.pages(query.where(SEATS.c.player == player), *order):
            yield [_without_secrets(row) for row in rows]

    async def _commands(self, ids: list[str]) -> AsyncIterator[list[Any]]:
        """By whatever id: an account has those of the guests whose games it has taken over too."""
        for actor in ids:
            async for rows in self.pages(select(LOG).where(LOG.c.actor == actor), LOG.c.game, LOG.c.seq):
                yield [{**_without_secrets(row), "body": json.loads(row["body"])} for row in rows]


def _written(document: Any) -> bytes:
    return json.dumps(document, separators=(",", ":"), ensure_ascii=False).encode()


def _set(row: Row) -> dict[str, Any]:
    return {**row, "body": json.loads(row["body"])}


def _without_secrets(row: Row) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name not in SECRETS}
