"""A backup is restored while servers run: nobody goes on from what no longer is, and what is told afterwards holds."""

import asyncio
import subprocess
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from server.postgres import postgres_binary
from server.processes.test_peers import process, wait
from server.rooms import ANN, Ear, begun, hub_on, play, run, setup
from server.stored import fill
from sqlalchemy import func, select

from projectl.server.admin import backups
from projectl.server.cluster import notices
from projectl.server.rooms import Hub, Room, SeatChoice
from projectl.server.rooms.control_queue import Orders
from projectl.server.storage import store
from projectl.server.storage.schema import CHAT, GAMES, LOG, SNAPSHOTS
from projectl.server.storage.store import entry_row
from projectl.server.storage.write_errors import NotStoredError, RestoredError
from projectl.server.table import Command


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backups, "SETTLE_SECONDS", 0)


@asynccontextmanager
async def watchful(url: str) -> AsyncIterator[Hub]:
    """A process that looks twice a second whether the database is still the same."""
    async with process(url) as hub:
        looking = Orders(hub.store.engine)
        await looking.start(hub)
        yield hub
        await looking.stop()


async def column(hub: Hub, wanted: Any, game: str) -> list[Any]:
    """What stands in the rows of a game."""
    return [row[wanted.name] for row in await hub.store.rows(select(wanted).where(wanted.table.c.game == game))]


async def writes_nothing(hub: Hub, room: Room) -> None:
    with pytest.raises(RestoredError):
        await room.submit(play(room))
    with pytest.raises(RestoredError):
        await room.chat.say(ANN, "hello")
    with pytest.raises(RestoredError):
        await hub.ladder.settle(room.table, 5, room.epoch)
    assert not await room.write_later(*store.replace_snapshot(room.table))


def test_who_has_not_noticed_writes_nothing(database: str, tmp_path: Path) -> None:
    """Neither while the log is shorter than memory has it, nor when it has come as far again by another way."""

    async def body() -> None:
        async with hub_on(database) as hub:
            room = await begun(hub)
            await backups.backup(database, tmp_path / "copy")
            await room.submit(play(room))
            await backups.restore(database, tmp_path / "copy")
            await writes_nothing(hub, room)
            async with hub_on(database) as other:
                twin = await other.room(room.table.id)
                assert twin.table.seq == room.table.seq - 1
                await twin.submit(play(twin))
                await writes_nothing(hub, room)
                assert await column(other, LOG.c.seq, room.table.id) == [*range(1, room.table.seq + 1)]
                assert await column(other, SNAPSHOTS.c.seq, room.table.id) == []
                assert await column(other, CHAT.c.number, room.table.id) == []

    run(body())


def test_who_notices_reads_everything_anew(database: str, tmp_path: Path) -> None:
    async def body() -> None:
        async with watchful(database) as hub:
            room = await begun(hub)
            await backups.backup(database, tmp_path / "copy")
            await room.submit(play(room))
            seq = room.table.seq
            ear = Ear(ANN)
            room.enter(ear)
            await backups.restore(database, tmp_path / "copy")
            await wait(lambda: "closed" in ear.kinds())
            assert ear.heard[-1]["code"] == 1012
            with pytest.raises(RestoredError):  # what was still on its way in the room of before
                await room._store(play(room), ())
            again = await hub.room(room.table.id)
            assert again is not room
            assert again.table.seq == seq - 1
            await again.submit(play(again))

    run(body())


def test_news_of_another_life_are_not_followed(postgres_database: str) -> None:
    async def body() -> None:
        async with process(postgres_database) as hub:
            room = await begun(hub)
            entry = room.table.decide(play(room), 5)
            row = entry_row(room.table.id, entry)
            hub.neighbours._hear("other", notices.of_entry(row, "another life"))
            assert room.table.seq == entry.seq - 1
            hub.neighbours._hear("other", notices.of_entry(row, room.epoch))
            assert room.table.seq == entry.seq

    run(body())


def test_a_restore_under_load_leaves_whole_logs(database: str, tmp_path: Path) -> None:
    """Of one process or two: whatever is told after it has come back is kept, and every log can be followed."""
    lives: list[set[tuple[str, str]]] = [set()]
    """Game and command of what was acknowledged, by the restore after which it was asked: what was stored just before
    a restore may be told just after it."""

    async def play_on(hubs: list[Hub], game: str, number: int) -> None:
        while True:
            number, told = number + 1, lives[-1]
            try:
                room = await hubs[number % len(hubs)].room(game)
                seat, played = min(room.table.to_act), room.table.game
                assert played is not None
                action = str(next(iter(played.legal_actions(seat))))
                command = Command("play", seat, {"action": action}, room.table.seats[seat].player, f"c{number}")
                await room.submit(command)
            except (NotStoredError, ValueError):  # it is not stored, or no longer legal
                await asyncio.sleep(0.01)
            else:
                told.add((game, f"c{number}"))

    async def body() -> None:
        processes = 1 if database.startswith("sqlite") else 2
        async with AsyncExitStack() as stack:
            hubs = [await stack.enter_async_context(watchful(database)) for _ in range(processes)]
            games = [(await begun(hubs[0])).table.id for _ in range(6)]
            playing = [asyncio.create_task(play_on(hubs, game, 100_000 * at)) for at, game in enumerate(games)]
            for attempt in range(2):
                await wait(lambda: {game for game, _ in lives[-1]} == {*games})
                await backups.backup(database, tmp_path / f"copy{attempt}")
                await asyncio.sleep(0.3)
                await backups.restore(database, tmp_path / f"copy{attempt}")
                lives.append(set())
            await wait(lambda: {game for game, _ in lives[-1]} == {*games})
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            for game in games:
                found = await column(hubs[0], LOG.c.seq, game)
                assert sorted(found) == [*range(1, len(found) + 1)]
                assert await hubs[0].store.table(game) is not None
                kept = {*await column(hubs[0], LOG.c.command, game)}
                assert {command for of, command in lives[-1] if of == game} <= kept

    run(body())


def test_games_with_bots_go_on_by_themselves(postgres_database: str, tmp_path: Path) -> None:
    """The lease is in the backup, and its holder still there; but it has closed the game."""

    async def body() -> None:
        async with watchful(postgres_database) as hub:
            room = await hub.create(setup(), ANN, [SeatChoice(name="Ann"), SeatChoice(bot="greedy")])
            game = room.table.id
            assert await hub.leases.claim(game)
            await backups.backup(postgres_database, tmp_path / "copy")
            await backups.restore(postgres_database, tmp_path / "copy")
            await wait(lambda: hub.rooms.get(game) not in (None, room))

    run(body())


def test_a_dump_of_an_older_schema_takes_the_place_of_newer_tables(postgres_database: str, tmp_path: Path) -> None:
    """Tables that the dump does not know are in nobody's way, and it is brought up to date."""
    psql, pg_dump = postgres_binary("psql"), postgres_binary("pg_dump")
    assert psql is not None
    assert pg_dump is not None
    old = f"{postgres_database}_old"
    subprocess.run([psql, "-q", postgres_database, "-c", f"CREATE DATABASE {old.rpartition('/')[2]}"], check=True)
    fill(old, "v0001")
    subprocess.run([pg_dump, old, "--format=custom", "--no-owner", f"--file={tmp_path / 'old'}"], check=True)

    async def body() -> None:
        async with process(postgres_database) as hub:
            room = await begun(hub)
            await backups.restore(postgres_database, tmp_path / "old")
            with pytest.raises(RestoredError):
                await room.submit(play(room))
            rows = await hub.store.rows(select(func.count().label("games")).select_from(GAMES))
            assert rows[0]["games"] == 3

    run(body())
