"""Whether the server can serve, and what it lacks, as a balancer is told."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from server.rooms import ANN, BOB, TWO, Ear, run, setup, until

from projectl.server import supervisor as supervision
from projectl.server.app import create_app
from projectl.server.rooms import Hub, Room
from projectl.server.settings import Settings
from projectl.server.storage.log_writer import SqliteAppender
from projectl.server.storage.sqlite import file
from projectl.server.storage.write_errors import NotStoredError
from projectl.server.supervisor import UnwellError
from projectl.server.table import Command


@asynccontextmanager
async def serving(database: str) -> AsyncIterator[tuple[Hub, httpx.AsyncClient]]:
    app = create_app(Settings(database=database, bot_delay=0))
    transport = httpx.ASGITransport(app)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://localhost") as client,
    ):
        yield app.state.services.hub, client


async def asked(client: httpx.AsyncClient) -> tuple[int, str]:
    answer = await client.get("/ready", headers={"accept-language": "en"})
    return answer.status_code, answer.json().get("code", answer.json().get("status"))


def test_the_parts_that_are_named_really_run_and_come_back(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervision, "SETTLED_SECONDS", 0.05)

    async def body() -> None:
        async with serving(database) as (hub, client):
            shared = {"news", "leases"} if database.startswith("postgresql") else set()
            for part in sorted({"sweep", "journal", "lists", "orders"} | shared):
                for kept in [each for each in hub.supervisor._kept if each.name == part]:
                    kept.task.cancel()
                await until(lambda: bool(hub.supervisor.troubles()))
                assert [trouble.part for trouble in hub.supervisor.troubles()] == [part]
                await until(lambda: not hub.supervisor.troubles())
                assert await asked(client) == (200, "ok")

    run(body())


def test_a_part_that_fails_is_named(database: str) -> None:
    async def fails() -> None:
        raise UnwellError("broken")

    async def body() -> None:
        async with serving(database) as (hub, client):
            assert await asked(client) == (200, "ok")
            for part in ("news", "leases", "sweep", "journal", "orders", "lists"):
                kept = hub.supervisor.keep(part, fails)
                await until(lambda: bool(hub.supervisor.troubles()))
                answer = await client.get("/ready")
                code = "not-ready" if part == "lists" else f"not-ready-{part}"  # the host hardly notices the lists
                assert (answer.status_code, answer.json()["code"]) == (503, code)
                assert answer.json()["params"] == {"part": part, "reason": "broken", "parts": part}
                assert "broken" in answer.json()["text"]
                await kept.stop()
                assert await asked(client) == (200, "ok")
            hub.supervisor.watch("bots", lambda: "no-worker", is_vital=False)
            answer = await client.get("/ready")
            assert answer.status_code == 200, "a balancer keeps the players"
            assert answer.json()["status"] == "degraded"
            assert answer.json()["degraded"] == [{"part": "bots", "reason": "no-worker"}]

    run(body())


def test_a_file_that_was_deleted_or_replaced_is_noticed_and_not_written_to(sqlite: str) -> None:
    path = Path(sqlite.removeprefix("sqlite:///"))

    async def body() -> None:
        async with serving(sqlite) as (hub, client):
            room = await hub.create(setup(), ANN, TWO)
            away = path.rename(path.with_suffix(".away"))
            assert await asked(client) == (503, "not-ready-database-deleted")
            with pytest.raises(NotStoredError):
                await room.submit(Command("sit", 1, {"name": "Bob"}, BOB.id))
            sqlite3.connect(path).close()
            path.touch()
            assert await asked(client) == (503, "not-ready-database-replaced")
            path.unlink()
            away.rename(path)
            async with asyncio.timeout(60):
                while await asked(client) != (200, "ok"):
                    await asyncio.sleep(0.05)
            await room.submit(Command("sit", 1, {"name": "Bob"}, BOB.id))

    run(body())


async def sit_and_leave(room: Room) -> None:
    """With long names, so that the file has to grow."""
    for _ in range(1000):
        await room.submit(Command("sit", 1, {"name": "x" * 4000}, BOB.id))
        await room.submit(Command("leave", 1, {}, BOB.id))


def test_a_full_disk_is_told_until_there_is_room(sqlite: str) -> None:
    async def body() -> None:
        async with serving(sqlite) as (hub, client):
            room = await hub.create(setup(), ANN, TWO)
            appender = hub.journal._appender
            assert isinstance(appender, SqliteAppender)
            connection = appender._open()
            connection.execute("PRAGMA max_page_count = 1")  # not less than there are: it is full
            with pytest.raises(NotStoredError, match="disk-full"):
                await sit_and_leave(room)
            assert await asked(client) == (503, "not-ready-disk")
            connection.execute("PRAGMA max_page_count = 1000000")
            async with asyncio.timeout(60):
                while await asked(client) != (200, "ok"):
                    await asyncio.sleep(0.05)

    run(body())


def test_a_disk_with_next_to_no_room_is_told_of(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        async with serving(sqlite) as (_, client):
            assert await asked(client) == (200, "ok")
            monkeypatch.setattr(file, "LEAST_FREE", 2**62)
            assert await asked(client) == (503, "not-ready-disk")

    run(body())


def test_who_is_let_in_after_a_sweep_is_in_the_room_that_others_see(database: str) -> None:
    async def body() -> None:
        async with serving(database) as (hub, _):
            asked_for = await hub.create(setup(), ANN, TWO)
            assert hub.close_idle() == [asked_for.table.id]
            late = Ear(BOB)
            room = await hub.enter(asked_for, late)
            assert room is hub.rooms[room.table.id] is not asked_for
            await asked_for.submit(Command("sit", 1, {"name": "Bob"}, BOB.id))
            assert "update" in late.kinds(), "also what is done by who still has the old one"
            assert asked_for.table is room.table

    run(body())
