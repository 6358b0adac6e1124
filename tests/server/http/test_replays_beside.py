"""Replays are made beside the event loop: several at once, and what took long is kept for the next who asks."""

import asyncio
import json
import threading
from pathlib import Path
from typing import Any

import pytest
from server.harness import ME, Player, Server
from server.http.test_replays import RECORDS, upload
from server.rooms import ANN, begun, hub_on, play, run

from projectl.record.gamefile import read_record, verify
from projectl.server.errors import RefusedError
from projectl.server.replay import asked
from projectl.server.replay import cache as replays
from projectl.server.replay import replay as replaying
from projectl.server.replay.cache import Replays
from projectl.server.replay.records import record_text
from projectl.server.table import Command
from projectl.server.traffic.client_addresses import comes_from


@pytest.fixture
def graphs(monkeypatch: pytest.MonkeyPatch) -> list[int | None]:
    """The seats for which graphs were drawn."""
    drawn: list[int | None] = []
    draw = replaying.Replay._graph

    def counted(self: replaying.Replay, seat: int | None, shown: Any) -> dict[str, Any]:
        drawn.append(seat)
        return draw(self, seat, shown)

    monkeypatch.setattr(replaying.Replay, "_graph", counted)
    return drawn


def test_a_graph_is_drawn_once(graphs: list[int | None], sqlite: str) -> None:
    async def body() -> None:
        async with hub_on(sqlite) as hub:
            room, kept = await begun(hub), Replays()
            await room.submit(play(room))
            pages = [await kept.of_table(room.table, 0, start, 1) for start in (0, 1, 0)]
            assert graphs == [0]
            assert pages[0] == pages[2]
            await kept.of_table(room.table, None, 0, 1)
            assert graphs == [0, None], "a spectator knows less"
            await room.submit(play(room))
            told = json.loads(await kept.of_table(room.table, 0, 0, 1))
            assert (graphs, told["total"]) == ([0, None, 0], 2), "the game has gone on"
            await room.submit(Command("resign", 1, {}, room.table.seats[1].player))
            told = json.loads(await kept.of_table(room.table, 0, 0, 1))
            assert told["graph"]["points"][1] is not None, "when it is over, more may be shown"

    run(body())


def test_a_record_is_judged_once(monkeypatch: pytest.MonkeyPatch, graphs: list[int | None]) -> None:
    judged: list[object] = []

    def counted(record: Any) -> Any:
        judged.append(record)
        return verify(record)

    monkeypatch.setattr(replaying, "verify", counted)
    text, known = RECORDS[0].read_text(encoding="utf-8"), Replays()

    async def body() -> None:
        for start in range(3):
            await known.of_text(text, None, start, 5, lambda: None)

    run(body())
    assert (len(judged), graphs) == (1, [None])


def test_two_addresses_do_not_wait_for_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    both = threading.Barrier(2)

    def reading(text: str) -> Any:
        both.wait(60)  # broken if the other is not being read meanwhile
        return read_record(text)

    monkeypatch.setattr(asked, "read_record", reading)
    made = Replays()

    async def ask(address: str, path: Path) -> bytes:
        comes_from(address)
        return await made.of_text(path.read_text(encoding="utf-8"), None, 0, 0, lambda: None)

    async def body() -> None:
        tasks = [asyncio.create_task(ask(f"192.0.2.{n}", path)) for n, path in enumerate(RECORDS[:2])]
        assert len(await asyncio.gather(*tasks)) == 2

    run(body())


def test_only_records_that_were_sent_may_be_too_long(monkeypatch: pytest.MonkeyPatch, sqlite: str) -> None:
    monkeypatch.setattr(asked, "MOST_MOVES", 3)

    async def body() -> None:
        async with hub_on(sqlite) as hub:
            room, made = await begun(hub), Replays()
            for _ in range(9):
                await room.submit(play(room) if "piece" in actions(room.table) else play(room, "end"))
            await room.submit(Command("resign", 0, {}, ANN.id))
            told = json.loads(await made.of_table(room.table, None, 0, 50))
            assert told["total"] == len(told["moments"]) - 1 == 9
            with pytest.raises(RefusedError) as refusal:
                await made.of_text(record_text(room.table), None, 0, 50, lambda: None)
            assert refusal.value.code == "replay-too-long"

    run(body())


def actions(table: Any) -> list[str]:
    return [str(action) for action in table.game.legal_actions(min(table.to_act))]


def test_games_that_are_kept_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOVES_KEPT", 1)
    made = Replays()

    async def body() -> None:
        for path in RECORDS[:3]:
            await made.of_text(path.read_text(encoding="utf-8"), None, 0, 0, lambda: None)
        with pytest.raises(ValueError, match="record"):
            await made.of_text("no record", None, 0, 0, lambda: None)

    run(body())
    assert len(made._kept) == 1


def test_a_moment_far_into_a_long_game_can_be_asked_for(server: Server) -> None:
    assert upload(server, RECORDS[0].read_text(encoding="utf-8"), **{"from": 25_000}).json()["moments"] == []

    async def body() -> None:
        async with Player(server, "Ann") as ann:
            game = await ann.create(ME, ME)
            assert (await ann.get(f"/api/games/{game}/replay", **{"from": 25_000}))["moments"] == []

    asyncio.run(body())
