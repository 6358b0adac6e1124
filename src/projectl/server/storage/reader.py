"""Asking the database."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Select
from sqlalchemy.ext.asyncio import AsyncEngine

from .database import direct_engine

Row = Mapping[str, Any]


class Reader:
    """Whatever reads from the database; what it writes goes through the journal."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._direct = direct_engine(engine)

    async def rows(self, query: Select[Any]) -> list[Row]:
        """The answer to a query."""
        if self._direct is not None:
            with self._direct.connect() as connection:
                return [dict(row._mapping) for row in connection.execute(query)]
        async with self.engine.connect() as shared:
            await shared.execution_options(isolation_level="AUTOCOMMIT")  # one question needs no transaction
            return [row._mapping for row in await shared.execute(query)]

    async def row(self, query: Select[Any]) -> Row | None:
        """Its first row."""
        return next(iter(await self.rows(query)), None)
