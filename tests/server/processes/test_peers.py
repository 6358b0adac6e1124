"""Several processes on one PostgreSQL: news, presence, chat, leases. Each hub stands for a process."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from server.rooms import ANN, BOB, TWO, Ear, QuickBots, begun, play, run, setup, until
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from projectl.server.backend import open_backend
from projectl.server.cluster import notices
from projectl.server.cluster.leases import PostgresLeases, Unchallenged
from projectl.server.rooms import Hub, SeatChoice
from projectl.server.rooms.room import SNAPSHOT_EVERY
from projectl.server.settings import Settings
from projectl.server.storage.schema import SNAPSHOTS
from projectl.server.storage.store import Store, entry_row
from projectl.server.table import ClockSetup, Command, Entry


@asynccontextmanager
async def process(url: str, dies: bool = False, **settings: Any) -> AsyncIterator[Hub]:
    """A hub as a server makes it; one that `dies` leaves its leases behind."""
    backend = await open_backend(url)
    chosen = Settings(bot_delay=0, **settings)
    store = Store(backend.engine)
    hub = Hub(chosen, store, backend.journal, QuickBots(), wire=backend.wire, leases=backend.leases)
    hub.start()
    try:
        yield hub
    finally:
        if dies:
            assert isinstance(backend.leases, PostgresLeases)
            await backend.leases._line.close()
            hub.leases = Unchallenged()
        await hub.stop()
        await backend.close()


def engine_of(hub: Hub) -> AsyncEngine:
    return hub.store.engine


async def wait(holds: Any) -> None:
    await asyncio.wait_for(until(holds), 60)


def test_news_reach_the_listeners_of_another_process(postgres_database: str) -> None:
    async def body() -> None:
        async with process(postgres_database) as here, process(postgres_database) as there:
            room = await begun(here)
            twin = await there.room(room.table.id)
            ear = Ear(BOB)
            twin.enter(ear)
            for action in ("piece", "piece", "piece", "end"):
                await room.submit(play(room, action))
            await wait(lambda: twin.table.seq == room.table.seq)
            assert twin.table.document() == room.table.document()
            versions = [message["version"] for message in ear.heard if message["type"] == "update"]
            assert versions == [3, 4, 5, 6]

    run(body())


def test_an_entry_too_long_for_a_notice_is_read_from_the_log(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "LONGEST", 10)

    async def body() -> None:
        async with process(postgres_database) as here, process(postgres_database) as there:
            room = await begun(here)
            twin = await there.room(room.table.id)
            await room.submit(play(room, "piece"))
            await wait(lambda: twin.table.seq == room.table.seq)
            assert twin.table.document() == room.table.document()

    run(body())


@pytest.mark.parametrize("name", ["Ann", "Ann  B", "安 娜\u2028\\u0020"])
def test_a_notice_carries_an_entry_as_it_is(name: str) -> None:
    row = entry_row("game", Entry(1, "sit", 0, {"name": name}, "player", "command", 1))
    sender, notice = notices.read(notices.of_entry(row, "life").text("process"))
    number, epoch, entry = notice.words
    assert (sender, notice.kind, notice.about, number, epoch) == ("process", notices.LOG, "game", "1", "life")
    assert json.loads(entry) == row


def test_one_of_the_processes_takes_a_snapshot(postgres_database: str) -> None:
    taken: list[str] = []

    async def body() -> None:
        async with process(postgres_database) as here, process(postgres_database) as there:
            rooms = [await begun(here)]
            rooms.append(await there.room(rooms[0].table.id))
            for name, hub in (("here", here), ("there", there)):
                hub.write_later = counting(name, hub.write_later)  # type: ignore[method-assign]
            for number in range(2 * SNAPSHOT_EVERY + 12):
                room = rooms[number % 2]
                await wait(lambda: rooms[0].table.seq == rooms[1].table.seq)
                seat, game = min(room.table.to_act), room.table.game
                assert game is not None
                action = str(next(iter(game.legal_actions(seat))))
                await room.submit(Command("play", seat, {"action": action}, room.table.seats[seat].player))
            assert len(taken) == 2

    def counting(name: str, write: Any) -> Any:
        def count(*statements: Any, epoch: str) -> Any:
            if any(getattr(each, "table", None) is SNAPSHOTS for each in statements):
                taken.append(name)
            return write(*statements, epoch=epoch)

        return count

    run(body())


def test_both_processes_take_commands_for_one_game(postgres_database: str) -> None:
    async def body() -> None:
        async with process(postgres_database) as here, process(postgres_database) as there:
            rooms = [await begun(here)]
            rooms.append(await there.room(rooms[0].table.id))
            for number in range(8):
                room = rooms[number % 2]
                await wait(lambda: rooms[0].table.seq == rooms[1].table.seq)
                seat = min(room.table.to_act)
                action = "end" if number % 4 == 3 else "piece"
                player = room.table.seats[seat].player
                await room.submit(Command("play", seat, {"action": action}, player, f"c{number}"))
            await wait(lambda: rooms[0].table.seq == rooms[1].table.seq == 10)
            assert rooms[0].table.view(0) == rooms[1].table.view(0)

    run(body())


def test_presence_and_chat_reach_the_other_process(postgres_database: str) -> None:
    async def body() -> None:
        async with process(postgres_database) as here:
            room = await begun(here)
            ann, bob = Ear(ANN), Ear(BOB)
            room.enter(ann)
            async with process(postgres_database) as there:
                twin = await there.room(room.table.id)
                twin.enter(bob)
                both = {"type": "presence", "online": [0, 1], "watching": 0}
                await wait(lambda: both in ann.heard and both in bob.heard)
                await room.chat.say(ANN, "hello")
                await twin.chat.say(BOB, "hi")
                await wait(lambda: all(lines(ear) == ["hello", "hi"] for ear in (ann, bob)))
                here.mute(BOB.id, ANN.id, True)
                await wait(lambda: ANN.id in bob.muted)
            await wait(lambda: ann.heard[-1] == {"type": "presence", "online": [0], "watching": 0})

    run(body())


def lines(ear: Ear) -> list[str]:
    return [message["text"] for message in ear.heard if message["type"] == "chat"]


def test_two_who_speak_at_once_are_both_heard(postgres_database: str) -> None:
    async def body() -> None:
        async with process(postgres_database) as here, process(postgres_database) as there:
            room = await begun(here)
            twin = await there.room(room.table.id)
            ear = Ear(ANN)
            twin.enter(ear)
            said = [f"{number}" for number in range(20)]
            await asyncio.gather(*((room, twin)[number % 2].chat.say(BOB, word) for number, word in enumerate(said)))
            await wait(lambda: sorted(lines(ear)) == sorted(said))
            assert len({message["number"] for message in ear.heard if message["type"] == "chat"}) == len(said)

    run(body())


def test_after_a_lost_line_every_game_is_read_again(postgres_database: str) -> None:
    async def body() -> None:
        async with process(postgres_database) as here, process(postgres_database) as there:
            room = await begun(here)
            twin = await there.room(room.table.id)
            ear = Ear(BOB)
            twin.enter(ear)
            await wait(lambda: twin.table.seq == 2)
            there.neighbours._wire._heard = lambda *_: None  # type: ignore[attr-defined]  # as if the line were dead
            await cut_all_lines(here)
            await asyncio.gather(room.submit(play(room)), room.chat.say(ANN, "hello"))
            await wait(lambda: twin.table.seq == 3 and lines(ear) == ["hello"])

    run(body())


async def cut_all_lines(hub: Hub) -> None:
    """End every connection to the database but the one that does it."""
    query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
    async with engine_of(hub).connect() as connection:
        await connection.execute(text(f"{query} AND pid <> pg_backend_pid()"))


def test_one_process_plays_the_bots_of_a_game(postgres_database: str) -> None:
    async def body() -> None:
        async with process(postgres_database) as here, process(postgres_database) as there:
            seats = [SeatChoice(name="Ann"), SeatChoice(bot="greedy")]
            room = await here.create(setup(confirm=False), ANN, seats)
            twin = await there.room(room.table.id)
            for _ in range(4):
                await wait(lambda: room.table.to_act == twin.table.to_act == {0} and room.table.seq == twin.table.seq)
                await twin.submit(Command("play", 0, {"action": "piece"}, ANN.id))
                await wait(lambda: room.table.seq == twin.table.seq)
            await wait(lambda: room.table.to_act == {0})
            asked = [bool(each.bots.asked) for each in (here, there)]  # type: ignore[attr-defined]
            assert sorted(asked) == [False, True], "who came first holds the lease"

    run(body())


def test_the_lease_of_a_dead_process_ends_and_another_takes_over(postgres_database: str) -> None:
    async def body() -> None:
        async with process(postgres_database) as here:
            async with process(postgres_database, dies=True) as there:
                room = await there.create(setup(ClockSetup("turn", 3600, 0, "bot")), ANN, TWO)
                await room.submit(Command("sit", 1, {"name": "Bob"}, BOB.id))
                await wait(lambda: room.autopilot._claim is not None and room.autopilot._claim.task.done())
                assert not await here.leases.claim(room.table.id), "it is held"
            assert not await here.leases.claim(room.table.id), "the dead hold it until it ends"
            async with engine_of(here).begin() as connection:  # as if the time were over
                await connection.execute(text("UPDATE leases SET until = 0"))
            await wait(lambda: room.table.id in here.rooms)
            assert here.rooms[room.table.id].autopilot.is_needed

    run(body())


def test_a_process_that_starts_goes_on_with_what_nobody_holds(postgres_database: str) -> None:
    async def body() -> None:
        async with process(postgres_database) as here:
            timed = (await begun(here, ClockSetup("turn", 3600, 0, "end"))).table.id
            plain = (await begun(here)).table.id
        async with process(postgres_database) as here:
            await wait(lambda: timed in here.rooms)
            assert plain not in here.rooms, "it waits until somebody asks for it"

    run(body())
