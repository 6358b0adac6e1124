"""Games: list, close, delete. Running servers notice within a second."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncEngine

from projectl.server.errors import RefusedError
from projectl.server.ladder import Ladder
from projectl.server.rooms import control_queue as orders
from projectl.server.rooms.hub import wall_clock
from projectl.server.storage import store
from projectl.server.storage.journal import Journal
from projectl.server.storage.listing import Listing
from projectl.server.storage.reader import Row
from projectl.server.storage.schema import GAMES
from projectl.server.storage.store import Store
from projectl.server.storage.write_errors import ConflictError
from projectl.server.table import Command

from .access import writing

ATTEMPTS = 20


@dataclass(frozen=True, slots=True)
class ListedGame:
    """A line of the list."""

    game: Row
    names: list[str]


async def list_games(engine: AsyncEngine, wanted: Listing, limit: int) -> list[ListedGame]:
    """Games, newest first, whether public or not."""
    found = Store(engine)
    rows = await found.games(wanted, limit)
    seats = await found.seats([row["id"] for row in rows])
    return [ListedGame(row, [seat["name"] for seat in seats[row["id"]]]) for row in rows]


async def close_game(engine: AsyncEngine, game: str) -> None:
    """End a game as a server would: one more entry of its log, which every server follows and announces."""
    async with writing(engine) as journal:
        for _ in range(ATTEMPTS):
            try:
                await _close(engine, journal, game)
            except ConflictError:  # something has happened in the game at the same moment
                continue
            return
    raise RefusedError("not-stored")


async def _close(engine: AsyncEngine, journal: Journal, game: str) -> None:
    table = await Store(engine).table(game)
    if table is None:
        raise RefusedError("game-unknown")
    now = wall_clock()
    entry = table.decide(Command("close"), now)
    table.apply(entry)
    also = [*store.update_listing(table), *orders.insert_order(orders.CATCH_UP, game, now)]
    await journal.write(*also, entry=store.entry_row(game, entry))
    if table.setup.rated:
        await Ladder(engine).settle(table, now, journal.epoch)


async def delete_game(engine: AsyncEngine, game: str) -> None:
    """Delete a game with its log and chat; what it did to ratings stays."""
    if await Store(engine).game(game) is None:
        raise RefusedError("game-unknown")
    async with writing(engine) as journal:
        gone = delete(GAMES).where(GAMES.c.id == game)
        await journal.write(gone, *orders.insert_order(orders.DROP, game, wall_clock()))
