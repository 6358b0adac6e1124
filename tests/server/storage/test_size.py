"""Very many finished games in short form: every question has an index, and pages lose and double nothing.

Nothing is timed here: what would take long with many games shows in the plan that the database makes with few.
"""

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, text
from sqlalchemy.ext.asyncio import AsyncEngine

from projectl.bench.server.history.filling import fill
from projectl.bench.server.history.past import Past
from projectl.server.accounts.data_export import export, guests_of
from projectl.server.ladder import Ladder
from projectl.server.storage.database import beside_engine, direct_engine, open_database
from projectl.server.storage.listing import Listing, Place
from projectl.server.storage.migration import migrate
from projectl.server.storage.people import People
from projectl.server.storage.store import Identity, Store

GAMES = 600
LARGE = ("log", "games", "seats", "snapshots", "chat")
"""Tables that grow with every game."""
FEW = ("INDEX games_unfinished", "INDEX games_to_settle")
"""Indexes that hold few games, however many are over."""

Asking = Callable[[AsyncEngine, Past], Awaitable[object]]


def listing(**wanted: Any) -> Asking:
    return lambda engine, _past: Store(engine).games(Listing(**wanted), 50)


def of_regular(**wanted: Any) -> Asking:
    return lambda engine, past: Store(engine).games(Listing(player=past.cast.regular.id, **wanted), 50)


async def _export(engine: AsyncEngine, past: Past) -> None:
    async for _ in export(engine, Identity(past.cast.regular.id, "Regular"), 0):
        pass


ASKED: dict[str, Asking] = {
    "lobby": listing(),
    "lobby goes on": listing(before=Place(1, "x")),
    "open": listing(status="open"),
    "over": listing(status="over"),
    "variant": listing(variant="solo"),
    "edition": listing(edition="nonsense"),
    "rated": listing(rated=True),
    "mine": of_regular(public_only=False),
    "mine goes on": of_regular(public_only=False, before=Place(1, "x")),
    "mine over": of_regular(public_only=False, status="over"),
    "mine running": of_regular(public_only=False, status="running"),
    "a player's": of_regular(),
    "unfinished": lambda engine, _past: Store(engine).unfinished(1),
    "to be warned": lambda engine, _past: Store(engine).to_be_warned(1, ""),
    "by themselves": lambda engine, _past: Store(engine).by_themselves(is_shared=True),
    "to be settled": lambda engine, _past: Ladder(engine).due(),
    "statistics": lambda engine, past: People(engine).statistics(past.cast.regular.id),
    "games": lambda engine, past: People(engine).games(past.cast.regular.id),
    "guests": lambda engine, past: guests_of(People(engine), past.cast.regular.id),
    "export": _export,
}


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Past]:
    """A database with games of many people, of the tables of today."""
    past = Past(GAMES)
    url = f"sqlite:///{tmp_path_factory.mktemp('past') / 'server.db'}"
    fill(url, past)

    async def up_to_date() -> None:
        engine = open_database(url)
        await migrate(engine, copy_first=False)
        await engine.dispose()

    asyncio.run(up_to_date())
    return url, past


@contextmanager
def heard(engine: AsyncEngine) -> Iterator[list[tuple[str, Any]]]:
    """The statements that are sent to an SQLite database meanwhile."""
    statements: list[tuple[str, Any]] = []

    def hear(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        statements.append((statement, parameters))

    readers = [found for found in (direct_engine(engine), beside_engine(engine)) if found is not None]
    for reader in readers:
        event.listen(reader, "before_cursor_execute", hear)
    yield statements
    for reader in readers:
        event.remove(reader, "before_cursor_execute", hear)


@pytest.mark.parametrize("analysed", [False, True])
@pytest.mark.parametrize("name", ASKED)
def test_no_question_looks_through_all_games(filled: tuple[str, Past], name: str, analysed: bool) -> None:
    """Whether or not the database has counted its rows."""
    url, past = filled

    async def body() -> None:
        engine = open_database(url)
        async with engine.begin() as connection:
            await connection.execute(text("ANALYZE"))
            if not analysed:
                await connection.execute(text("DELETE FROM sqlite_stat1"))
        await engine.dispose()
        engine = open_database(url)
        with heard(engine) as statements:
            await ASKED[name](engine, past)
        assert statements
        async with engine.connect() as connection:
            for statement, parameters in statements:
                plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
                steps = [row.detail for row in plan]
                scans = [step for step in steps if re.match(rf"SCAN ({'|'.join(LARGE)})\b|.*AUTOMATIC", step)]
                assert [step for step in scans if not step.endswith(FEW)] == [], (statement, steps)
                assert [step for step in steps if step.startswith("USE TEMP B-TREE")] == [] or name in SORTED, steps
        await engine.dispose()

    asyncio.run(body())


def test_somebodys_running_games_are_looked_for_among_the_running_ones(filled: tuple[str, Past]) -> None:
    url, past = filled

    async def body() -> None:
        engine = open_database(url)
        with heard(engine) as statements:
            rows = await of_regular(public_only=False, status="running")(engine, past)
        ((statement, parameters),) = statements
        async with engine.connect() as connection:
            plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
            steps = [row.detail for row in plan]
        assert not [step for step in steps if "seats_by_player" in step], steps
        assert rows == []
        await engine.dispose()

    asyncio.run(body())


SORTED = {"mine running", "unfinished", "by themselves", "statistics", "games", "mine over", "export"}
"""What is sorted after it was found: few, or all that somebody has."""


def test_a_cursor_is_read_as_it_was_written() -> None:
    for place in (Place(12), Place(12, "a-b_c")):
        assert Place.read(str(place)) == place


def test_pages_lose_and_double_nothing(no_tables: str, tmp_path: Path) -> None:
    """Most games were created in the same millisecond."""
    past = Past(130)
    past._at = lambda number: 1_700_000_000_000 + number // 100  # type: ignore[method-assign]
    fill(no_tables, past)

    async def pages(found: Store, **wanted: Any) -> list[str]:
        ids: list[str] = []
        place: Place | None = None
        while rows := await found.games(Listing(**wanted, before=place), 7):
            ids += [row["id"] for row in rows]
            place = Place.read(str(Place.after(rows[-1])))
        return ids

    async def body() -> None:
        engine = open_database(no_tables)
        await migrate(engine, copy_first=False)
        found = Store(engine)
        busy = past.cast.busy.id
        for wanted in ({}, {"status": "over"}, {"variant": "solo"}, {"player": busy}, {"player": busy, "rated": False}):
            ids = await pages(found, **wanted)
            whole = await found.games(Listing(**wanted), 1000)
            assert ids == [row["id"] for row in whole]
            assert len(set(ids)) == len(ids) > 5, wanted
            assert [row["created_at"] for row in whole] == sorted((row["created_at"] for row in whole), reverse=True)
        assert "setup" not in whole[0]
        assert "seed" not in whole[0]
        await engine.dispose()

    asyncio.run(body())
