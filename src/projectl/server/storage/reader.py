"""Asking the database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from typing import Any

from sqlalchemy import Column, Engine, Select, literal, tuple_
from sqlalchemy.ext.asyncio import AsyncEngine

from .database import beside_engine, direct_engine

Row = Mapping[str, Any]
PAGE = 200
"""So many rows at a time are read of what may have any number of them."""


class Reader:
    """Whatever reads from the database; what it writes goes through the journal."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._direct = direct_engine(engine)
        self._beside = beside_engine(engine)

    async def rows(self, query: Select[Any], **values: Any) -> list[Row]:
        """The answer to a query that an index answers at once, with few rows: everybody else waits meanwhile.

        `values` are those of its parameters: one that is asked all the time is put together once.
        """
        if self._direct is not None:
            return _read(self._direct, query, values)
        async with self.engine.connect() as shared:
            await shared.execution_options(isolation_level="AUTOCOMMIT")  # one question needs no transaction
            return [row._mapping for row in await shared.execute(query, values)]

    async def row(self, query: Select[Any], **values: Any) -> Row | None:
        """Its first row."""
        return next(iter(await self.rows(query, **values)), None)

    async def rows_beside(self, query: Select[Any]) -> list[Row]:
        """The answer to a query that may take a while: it is asked beside the event loop, which serves the others."""
        if self._beside is not None:
            return await asyncio.to_thread(_read, self._beside, query)
        return await self.rows(query)

    async def pages(self, query: Select[Any], *keys: Column[Any], size: int = PAGE) -> AsyncIterator[list[Row]]:
        """The answer in parts, in the order of the keys, which are among its columns and together unique."""
        query = query.order_by(*keys).limit(size)
        rows = await self.rows_beside(query)
        while rows:
            yield rows
            if len(rows) < size:
                return
            last = tuple_(*(literal(rows[-1][key.name], key.type) for key in keys))
            rows = await self.rows_beside(query.where(tuple_(*keys) > last))


def _read(engine: Engine, query: Select[Any], values: Mapping[str, Any] | None = None) -> list[Row]:
    with engine.connect() as connection:
        return [dict(row._mapping) for row in connection.execute(query, values)]
