"""A database that goes away while it writes: nobody is told yes or no before it is known; nothing is done twice."""

import json
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

import pytest
from server.rooms import ANN, TWO, Ear, begun, hub_on, play, run, setup, until

from projectl.bots import make_bot
from projectl.rules.knowledge import known_to
from projectl.server.bots.questions import Question, answered_by
from projectl.server.http.services import Services
from projectl.server.http.websocket import TRY_LATER, Connection
from projectl.server.rooms import Hub, SeatChoice, autopilot
from projectl.server.settings import Settings
from projectl.server.storage import postgres
from projectl.server.storage.journal import Journal
from projectl.server.storage.outages import DatabaseAwayError, DatabaseUnreachedError
from projectl.server.storage.postgres import PostgresAppender
from projectl.server.storage.store import entry_row
from projectl.server.storage.write_errors import InDoubtError
from projectl.server.table import Command, Entry, Table


def loses(journal: Journal, times: int) -> list[int]:
    """Let a journal store so many entries without hearing of it; how many of them are left."""
    appender = journal._appender
    append, left = appender.append, [times]

    async def lost(rows: Sequence[dict[str, Any]], epoch: str) -> list[bool]:
        written = await append(rows, epoch)
        if left[0]:
            left[0] -= 1
            raise InDoubtError("away")
        return written

    appender.append = lost  # type: ignore[method-assign]
    return left


@pytest.mark.parametrize("count", [1, 3])
def test_it_is_waited_for_and_then_told_as_it_is(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    monkeypatch.setattr(postgres, "DOUBT_SECONDS", 0.3)

    async def body() -> None:
        async with hub_on(postgres_database) as hub:
            game = (await hub.create(setup(), ANN, TWO)).table.id
            appender = PostgresAppender(hub.store.engine.url, None)
            rows = [entry_row(game, Entry(2 + n, "sit", 1, {"name": "Bob"}, "bob", f"c{n}", 5)) for n in range(count)]
            away = breaks(appender)
            with pytest.raises(InDoubtError):
                await appender.append(rows, hub.journal.epoch)
            assert away["asked"] > 2, "it was tried again for a while"
            assert len(await hub.store.log(game)) == 1 + count, "though it was stored"
            away["is"] = False
            assert await appender.append(rows, hub.journal.epoch) == [False] * count
            away["is"] = True
            with pytest.raises(DatabaseUnreachedError):  # nothing was sent, so nothing is in doubt
                await appender.append(rows, hub.journal.epoch)
            await appender.close()

    def breaks(appender: PostgresAppender) -> dict[str, Any]:
        """After the first statement there is nobody any more."""
        line, fetch, now = appender._line, appender._line.fetch, {"is": False, "asked": 0}

        async def broken(query: str, *values: object) -> Any:
            now["asked"] += 1
            if now["is"]:
                raise DatabaseUnreachedError("away")
            rows = await fetch(query, *values)
            if now["asked"] == 1:
                now["is"] = True
                raise DatabaseAwayError("broken")
            return rows

        line.fetch = broken  # type: ignore[method-assign]
        return now

    run(body())


def test_who_sends_it_again_learns_that_it_was_done(database: str) -> None:
    async def body() -> None:
        async with hub_on(database) as hub:
            room = await begun(hub)
            command, before = play(room, "piece", "c1"), room.table.seq
            loses(hub.journal, 1)
            with pytest.raises(InDoubtError):
                await room.submit(command)
            done = await room.submit(command)
            assert (done.again, room.table.seq) == (True, before + 1)
            assert [row["command"] for row in await hub.store.log(room.table.id)].count("c1") == 1

    run(body())


def test_the_line_is_closed_without_an_answer(sqlite: str) -> None:
    async def body() -> None:
        async with hub_on(sqlite) as hub:
            room = await begun(hub)
            seat = min(room.table.to_act)
            asked = cast(Services, SimpleNamespace(settings=Settings()))
            player = SimpleNamespace(id=room.table.seats[seat].player)
            socket = cast(Any, SimpleNamespace(scope={}))
            connection = Connection(socket, asked, room, cast(Any, player), set())
            loses(hub.journal, 1)
            await connection._read(json.dumps({"type": "play", "id": "c1", "seat": seat, "action": "piece"}))
            assert connection._closing == (TRY_LATER, "database-away")
            assert not connection._waiting, "neither yes nor no"

    run(body())


def test_a_bot_does_nothing_that_it_chose_for_another_moment(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(autopilot, "RETRY_SECONDS", 0.001)

    async def body() -> None:
        async with hub_on(sqlite) as hub:
            left = loses(hub.journal, 0)
            room = await hub.create(setup(), ANN, [SeatChoice(name="Ann"), SeatChoice(bot="greedy")])
            await room.submit(Command("handover", 0, {"bot": "greedy"}, ANN.id))
            for _ in range(8):
                seq = room.table.seq
                left[0] = 1
                await until(lambda seq=seq: room.table.seq > seq + 4)  # type: ignore[misc]
            room.autopilot.stop()
            await check(hub, room.table)

    async def check(hub: Hub, table: Table) -> None:
        again = Table(table.id, table.setup, table.seed, table.host, table.created)
        chosen = 0
        for entry in await hub.store.entries(table.id, 0):
            if entry.kind == "play":
                assert again.game is not None
                assert entry.seat is not None
                known = known_to(again.game.state, again.game.rules, entry.seat)
                question = Question(table.id, table.host, entry.seat, "greedy", again.game.options, known)
                assert entry.body["action"] == answered_by(make_bot("greedy", 1), question)
                chosen += 1
            again.apply(entry)
        assert chosen > 30

    run(body())


def test_what_others_did_meanwhile_is_heard(sqlite: str) -> None:
    """An entry in doubt is in nobody's view; as soon as something else is done at the table, it is."""

    async def body() -> None:
        async with hub_on(sqlite) as hub:
            room = await begun(hub)
            ear = Ear(ANN)
            room.enter(ear)
            loses(hub.journal, 1)
            with pytest.raises(InDoubtError):
                await room.submit(play(room, "piece", "c1"))
            assert "update" not in ear.kinds()
            await room.submit(play(room, "piece", "c2"))
            assert ear.kinds().count("update") == 2

    run(body())
