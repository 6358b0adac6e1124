"""What happens at a table without anybody's command: clocks, bots, and what they do after a fault."""

import os
from typing import Any

import pytest
from server.rooms import ANN, QuickBots, Time, begun, hub_on, play, run, setup, until

from projectl.rules.options import Options
from projectl.server.bot_worker import Question
from projectl.server.bots import BotPool
from projectl.server.rooms import SeatChoice, autopilot
from projectl.server.table import ClockSetup, Command


def test_a_clock_that_runs_out_acts_by_itself(sqlite: str) -> None:
    async def body() -> None:
        time = Time()
        async with hub_on(sqlite, time) as hub:
            room = await begun(hub, ClockSetup("turn", 1, 0, "end"))
            seat = min(room.table.to_act)
            time.now += 1000
            await until(lambda: room.table.status == "over")
            assert room.table.ended == {"how": "timeout", "seat": seat, "result": None}

    run(body())


def test_a_clock_that_ran_out_while_the_server_was_down(sqlite: str) -> None:
    async def body() -> None:
        time = Time()
        async with hub_on(sqlite, time) as hub:
            game = (await begun(hub, ClockSetup("turn", 3600, 0, "end"))).table.id
        time.now += 4_000_000
        async with hub_on(sqlite, time) as hub:
            await until(lambda: game in hub.rooms and hub.rooms[game].table.status == "over")

    run(body())


def test_bots_play_their_seats_and_see_only_what_they_may(sqlite: str) -> None:
    async def body() -> None:
        async with hub_on(sqlite) as hub:
            room = await hub.create(setup(), ANN, [SeatChoice(name="Ann"), SeatChoice(bot="random")])
            await until(lambda: room.table.to_act == {0})
            for action in ("piece", "piece", "piece", "end"):
                await room.submit(play(room, action))
            await until(lambda: room.table.to_act == {0})
            assert isinstance(hub.bots, QuickBots)
            assert hub.bots.asked
            for question in hub.bots.asked:
                assert set(question.known.deck) == {-1}
                assert question.known.rng == 0

    run(body())


def test_a_bot_that_cheats_is_played_for(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        async with hub_on(sqlite) as hub:

            async def cheat(_: Question) -> str:
                return "exch O1 T4"

            monkeypatch.setattr(hub.bots, "choose", cheat)
            room = await hub.create(setup(), ANN, [SeatChoice(name="Ann"), SeatChoice(bot="greedy")])
            await room.submit(Command("handover", 0, {"bot": "greedy"}, ANN.id))
            await until(lambda: room.table.seq > 12)

    run(body())


def test_bots_play_on_after_a_fault_that_nobody_foresaw(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        async with hub_on(sqlite) as hub:
            faults = [RuntimeError("unforeseen"), RuntimeError("once more")]
            choose = hub.bots.choose

            async def stumble(question: Question) -> str:
                if faults:
                    raise faults.pop()
                return await choose(question)

            monkeypatch.setattr(hub.bots, "choose", stumble)
            monkeypatch.setattr(autopilot, "RETRY_SECONDS", 0.01)
            room = await hub.create(setup(), ANN, [SeatChoice(name="Ann"), SeatChoice(bot="greedy")])
            await room.submit(Command("handover", 0, {"bot": "greedy"}, ANN.id))
            await until(lambda: room.table.seq > 12)
            assert faults == []

    run(body())


def test_clocks_run_out_after_a_fault_that_nobody_foresaw(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        time = Time()
        async with hub_on(sqlite, time) as hub:
            room = await begun(hub, ClockSetup("turn", 1, 0, "end"))
            claim = hub.leases.claim
            faults = [RuntimeError("unforeseen")]

            async def stumble(game: str) -> bool:
                if faults:
                    raise faults.pop()
                return await claim(game)

            monkeypatch.setattr(hub.leases, "claim", stumble)
            monkeypatch.setattr(autopilot, "RETRY_SECONDS", 0.01)
            time.now += 2000
            await room.autopilot.expire()
            assert faults == []
            assert room.table.status == "over"

    run(body())


def test_a_bot_worker_that_dies_is_replaced() -> None:
    async def body() -> None:
        pool = BotPool(1, 60)
        known = known_start()
        question = Question("game", 0, "greedy", Options(players=2).checked(), known)
        assert await pool.choose(question)
        for worker in [*pool._pool._processes.values()]:
            os.kill(worker.pid or 0, 9)
        assert await pool.choose(question)
        assert await pool.choose(Question("game", 0, "unknown bot", question.options, known)), "somebody plays"
        pool.close()

    run(body())


def known_start() -> Any:
    from projectl.game import Game
    from projectl.rules.knowledge import known_to

    game = Game(players=2, first=0)
    return known_to(game.state, game.rules, game.tables, 0)
