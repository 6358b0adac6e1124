"""What happens at a table without anybody's command: clocks, bots, and what they do after a fault."""

import asyncio
from collections.abc import Collection

import pytest
from server.rooms import ANN, QuickBots, Time, begun, failures, hub_on, play, run, setup, until

from projectl.server.bots.questions import Answer, Question
from projectl.server.rooms import SeatChoice, autopilot
from projectl.server.rooms import stall_watchdog as watchdog
from projectl.server.supervisor import Trouble
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


def test_an_action_that_the_table_refuses_is_chosen_by_another_bot(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        async with hub_on(sqlite) as hub:
            choose = hub.bots.choose

            async def cheat(question: Question, refused: Collection[str] = ()) -> Answer:
                if not refused:
                    return Answer("exch O1 T4", question.bot)
                assert list(refused) == [question.bot]
                return Answer((await choose(question)).action, "planner")

            monkeypatch.setattr(hub.bots, "choose", cheat)
            room = await hub.create(setup(), ANN, [SeatChoice(name="Ann"), SeatChoice(bot="expert")])
            await room.submit(Command("handover", 0, {"bot": "expert"}, ANN.id))
            await until(lambda: room.table.seq > 12)
            entries = await hub.store.entries(room.table.id, 3)
            assert {entry.body["stand_in"] for entry in entries} == {"planner"}

    run(body())


def test_a_table_that_nobody_is_at_is_woken(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watchdog, "WATCH_SECONDS", 0.05)

    async def body() -> None:
        async with hub_on(sqlite) as hub:
            room = await hub.create(setup(), ANN, [SeatChoice(name="Ann"), SeatChoice(bot="greedy")])
            await room.submit(Command("handover", 0, {"bot": "greedy"}, ANN.id))
            room.autopilot.stop()
            await asyncio.sleep(0)
            stood_at = room.table.seq
            await until(lambda: room.table.seq > stood_at + 3)

    run(body())


def test_a_clock_that_nobody_is_at_is_set_again(sqlite: str) -> None:
    async def body() -> None:
        time = Time()
        async with hub_on(sqlite, time) as hub:
            room = await begun(hub, ClockSetup("turn", 1000, 0, "end"))
            assert not room.autopilot.is_asleep
            assert room.autopilot._timer is not None
            room.autopilot._timer.cancel()
            room.autopilot._timer = None
            assert room.autopilot.is_asleep
            time.now += 1_000_000
            await watchdog.watch(hub)
            await until(lambda: room.table.status == "over")

    run(body())


def test_a_question_that_somebody_cancels_is_asked_again(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a table waits for may be cancelled by others; that is not the end of its bots."""
    monkeypatch.setattr(watchdog, "WATCH_SECONDS", 3600.0)

    async def body() -> None:
        async with hub_on(sqlite) as hub:
            choose = hub.bots.choose
            cancelled: list[str] = []

            async def cancel_some(question: Question, refused: Collection[str] = ()) -> Answer:
                if len(cancelled) < 3:
                    cancelled.append(question.game)
                    pending = asyncio.get_running_loop().create_future()
                    pending.cancel()
                    await pending
                return await choose(question)

            monkeypatch.setattr(hub.bots, "choose", cancel_some)
            room = await hub.create(setup(), ANN, [SeatChoice(name="Ann"), SeatChoice(bot="greedy")])
            await room.submit(Command("handover", 0, {"bot": "greedy"}, ANN.id))
            await until(lambda: room.table.seq > 12)
            assert len(cancelled) == 3

    run(body())


def test_bots_play_on_after_a_fault_that_nobody_foresaw(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        async with hub_on(sqlite) as hub:
            faults = [RuntimeError("unforeseen"), RuntimeError("once more")]
            choose = hub.bots.choose

            async def stumble(question: Question, refused: Collection[str] = ()) -> Answer:
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


def test_bots_that_fail_for_ever_are_counted_and_told_of(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        async with hub_on(sqlite) as hub:
            before = failures("autopilot")

            async def broken(*_: object) -> None:
                raise KeyError("unforeseen")

            monkeypatch.setattr(hub.bots, "choose", broken)
            room = await hub.create(setup(), ANN, [SeatChoice(name="Ann"), SeatChoice(bot="greedy")])
            await room.submit(Command("handover", 0, {"bot": "greedy"}, ANN.id))
            await until(lambda: failures("autopilot") >= before + 3)
            assert hub.supervisor.troubles() == [Trouble("autopilot", "KeyError", is_vital=False)]
            monkeypatch.undo()
            await until(lambda: room.table.seq > 12)

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
            time.now += 2000
            room.autopilot._ring()
            await until(lambda: room.table.status == "over")
            assert faults == []

    run(body())
