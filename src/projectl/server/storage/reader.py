"""Asking the database."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Select
from sqlalchemy.ext.asyncio import AsyncEngine

Row = Mapping[str, Any]


class Reader:
    """Whatever reads from the database; what it writes goes through the journal."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def rows(self, query: Select[Any]) -> list[Row]:
        """The answer to a query."""
        async with self.engine.connect() as connection:
            return [row._mapping for row in await connection.execute(query)]

    async def row(self, query: Select[Any]) -> Row | None:
        """Its first row."""
        return next(iter(await self.rows(query)), None)
