"""PostgreSQL crashes and comes back: every process hears and acts again, and says so meanwhile."""

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import asyncpg
import pytest
from server.postgres import Postgres
from server.processes.test_peers import process, wait
from server.rooms import ANN, BOB, TWO, Ear, run, setup
from sqlalchemy import text

from projectl.server.readiness import Readiness
from projectl.server.rooms import Hub
from projectl.server.rooms import maintenance as upkeep
from projectl.server.rooms.peers import Backlog
from projectl.server.storage.log_writer import COLUMNS
from projectl.server.storage.outages import DatabaseAwayError, trouble_of
from projectl.server.storage.postgres import PostgresAppender
from projectl.server.storage.schema import LOG
from projectl.server.storage.store import entry_row
from projectl.server.storage.write_errors import NotStoredError
from projectl.server.table import ClockSetup, Command, Entry


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    found = Postgres()
    yield found
    found.remove()


def troubled(hub: Hub) -> set[str]:
    return {trouble.part for trouble in hub.supervisor.troubles()}


async def accepts_connections(address: str) -> float:
    """When it does."""
    while True:
        try:
            connection = await asyncpg.connect(f"{address}/postgres", timeout=5)
        except (OSError, asyncpg.PostgresError):
            await asyncio.sleep(0.02)
        else:
            await connection.close()
            return time.monotonic()


def test_after_a_crash_of_the_database_every_process_hears_and_acts(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep, "SWEEP_SECONDS", 0.5)
    url = f"{postgres.address}/postgres"

    async def body() -> None:
        async with process(url) as here, process(url) as there:
            timed = await here.create(setup(ClockSetup("turn", 3600, 0, "bot")), ANN, TWO)
            await timed.submit(Command("sit", 1, {"name": "Bob"}, BOB.id))
            opened = await here.create(setup(), ANN, TWO)
            here_ear, there_ear = Ear(ANN), Ear(BOB)
            opened.enter(here_ear)
            (await there.room(opened.table.id)).enter(there_ear)
            for _ in range(2):
                await crash_and_come_back(here, there)
                assert (await leases(here))[timed.table.id] > 0, "renewed"
            await here.rooms[opened.table.id].submit(Command("sit", 1, {"name": "Bob"}, BOB.id))
            await wait(lambda: any(heard["type"] == "update" for heard in there_ear.heard))
            idle = (await there.create(setup(), ANN, TWO)).table.id
            await wait(lambda: idle not in there.rooms)  # the sweep goes on

    async def crash_and_come_back(*hubs: Hub) -> None:
        await asyncio.to_thread(postgres.stop)
        for hub in hubs:
            await wait(lambda hub=hub: {"news", "leases", "sweep"} <= troubled(hub))
            with pytest.raises(Exception, match="isn’t responding"):
                await Readiness(hub).check()
        postgres.start(wait=False)
        back = await accepts_connections(postgres.address)
        await wait(lambda: not any(troubled(hub) for hub in hubs))
        print(f"all is well {time.monotonic() - back:.2f} s after it accepts connections")
        for hub in hubs:
            assert await Readiness(hub).check() == []

    async def leases(hub: Hub) -> dict[str, int]:
        left = "until - CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"
        async with hub.store.engine.connect() as connection:
            rows = await connection.execute(text(f"SELECT game, {left} FROM leases"))
            return {row[0]: row[1] for row in rows}

    run(body())


@pytest.mark.parametrize(
    "error",
    [
        asyncpg.CannotConnectNowError,
        asyncpg.AdminShutdownError,
        asyncpg.CrashShutdownError,
        asyncpg.TooManyConnectionsError,
        asyncpg.ConnectionDoesNotExistError,
        asyncpg.InterfaceError,
        ConnectionResetError,
        TimeoutError,
    ],
)
def test_a_database_that_is_away_is_known_by_its_code(error: type[Exception]) -> None:
    assert trouble_of(error("x")) == error.__name__


@pytest.mark.parametrize("error", [asyncpg.UndefinedTableError, asyncpg.UniqueViolationError, KeyError])
def test_a_wrong_question_is_no_trouble_of_the_database(error: type[Exception]) -> None:
    assert trouble_of(error("x")) is None


def test_what_was_stored_as_the_connection_broke_is_stored_and_no_conflict(postgres_database: str) -> None:
    async def body() -> None:
        async with process(postgres_database) as hub:
            game = (await hub.create(setup(), ANN, TWO)).table.id
            appender = PostgresAppender(hub.store.engine.url, None)
            await breaks_after(appender, 1)
            mine = entry_row(game, Entry(2, "sit", 1, {"name": "Bob"}, BOB.id, "c1", 5))
            assert await appender.append([mine], hub.journal.epoch) == [True]
            await breaks_after(appender, 1)
            assert await appender.append([{**mine, "command": "c2"}], hub.journal.epoch) == [False], "somebody else's"
            assert [*mine] == [*COLUMNS] == [column.name for column in LOG.columns]
            await appender.close()

    async def breaks_after(appender: PostgresAppender, count: int) -> None:
        line, fetch = appender._line, type(appender._line).fetch
        left = [count]

        async def broken(query: str, *values: object) -> Any:
            rows = await fetch(line, query, *values)
            if left and left.pop():
                raise DatabaseAwayError("broken")
            return rows

        line.fetch = broken  # type: ignore[method-assign]

    run(body())


def test_what_could_not_be_read_is_read_by_the_next_attempt() -> None:
    async def body() -> None:
        read: list[set[str]] = []

        async def reading(games: Any) -> None:
            read.append({*games})
            if len(read) == 1:
                backlog.add({"c"})
                raise DatabaseAwayError("away")

        backlog = Backlog(reading)
        backlog.add({"a", "b"})
        with pytest.raises(DatabaseAwayError):
            await backlog.read_always()
        again = asyncio.create_task(backlog.read_always())
        await wait(lambda: len(read) == 2)
        again.cancel()
        assert read == [{"a", "b"}, {"a", "b", "c"}]

    run(body())


def test_a_journal_whose_writing_is_cut_short_tells_who_asked_and_goes_on(database: str) -> None:
    async def body() -> None:
        async with process(database) as hub:
            room = await hub.create(setup(), ANN, TWO)
            appender = hub.journal._appender
            append = appender.append

            async def cut(rows: Any, epoch: str) -> Any:
                appender.append = append  # type: ignore[method-assign]
                raise asyncio.CancelledError

            appender.append = cut  # type: ignore[method-assign]
            with pytest.raises(NotStoredError):
                await room.submit(Command("sit", 1, {"name": "Bob"}, BOB.id))
            await room.submit(Command("sit", 1, {"name": "Bob"}, BOB.id))
            assert room.table.status == "running"

    run(body())
