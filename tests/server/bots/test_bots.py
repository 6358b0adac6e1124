"""Bots in real workers: many wait, some hang, die, raise or cheat, and every table gets its answer."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import REGISTRY
from server.rooms import run, until

from projectl.bots import bots
from projectl.game import Game
from projectl.rules.knowledge import known_to
from projectl.server.bots import pool as pool_module
from projectl.server.bots.cooldown import REST_SECONDS, Rests
from projectl.server.bots.fair_queue import FairQueue
from projectl.server.bots.pool import BotPool, NotAnsweredError
from projectl.server.bots.questions import Question
from projectl.server.bots.substitutes import stand_ins
from projectl.server.supervisor import Supervisor, Trouble

STRANGE = [sys.executable, str(Path(__file__).parents[1] / "strange_worker.py")]


def question(bot: str, game: str = "game", host: str = "ann") -> Question:
    begun = Game(players=2, first=0, seed=bytes(32))
    known = known_to(begun.state, begun.rules, 0)
    return Question(game, host, 0, bot, begun.options, known)


def strange_pool(supervisor: Supervisor, seconds: float = 0.8, *words: str) -> BotPool:
    """One worker, with strange bots."""
    return BotPool(1, seconds, supervisor, [*STRANGE, *words])


@asynccontextmanager
async def strange(seconds: float, *words: str) -> AsyncIterator[BotPool]:
    supervisor = Supervisor()
    pool = strange_pool(supervisor, seconds, *words)
    try:
        yield pool
    finally:
        await pool.close()
        assert not pool.processes
        await supervisor.stop()


async def process_of(pool: BotPool) -> int:
    await until(lambda: bool(pool.processes))
    return next(iter(pool.processes)).pid


def test_waiting_is_not_thinking() -> None:
    """Twelve questions of 0.1 s wait for one worker, longer than a bot may think."""

    async def body() -> None:
        async with strange(0.8) as pool:
            answers = await asyncio.gather(*(pool.choose(question("slow", f"game {n}")) for n in range(12)))
            assert {answer.bot for answer in answers} == {"slow"}
            assert pool.trouble() is None

    run(body())


def test_nor_is_getting_ready() -> None:
    async def body() -> None:
        async with strange(1.0, "1.5") as pool:
            assert (await pool.choose(question("slow"))).bot == "slow"

    run(body())


def test_a_question_whose_worker_is_killed_is_asked_again(tmp_path: Path) -> None:
    asked = tmp_path / "asked"

    async def body() -> None:
        async with strange(60.0, "0", str(asked)) as pool:
            first = asyncio.create_task(pool.choose(question("hanging")))
            others = [asyncio.create_task(pool.choose(question("slow", f"game {n}"))) for n in range(3)]
            await until(asked.exists)
            os.kill(await process_of(pool), signal.SIGKILL)
            assert [(await other).bot for other in others] == ["slow"] * 3
            await until(lambda: asked.read_text().count("hanging") == 2)
            first.cancel()

    run(body())


def test_who_no_longer_waits_is_not_asked_for(tmp_path: Path) -> None:
    asked = tmp_path / "asked"

    async def body() -> None:
        async with strange(60.0, "0", str(asked)) as pool:
            busy = asyncio.create_task(pool.choose(question("slow", "busy")))
            gone = asyncio.create_task(pool.choose(question("slow", "gone")))
            await until(asked.exists)
            gone.cancel()
            await busy
            await pool.choose(question("slow", "next"))
            assert asked.read_text().split() == ["busy", "slow", "next", "slow"]

    run(body())


@pytest.mark.parametrize(
    ("bot", "seconds"), [("hanging", 0.5), ("dying", 60.0), ("raising", 60.0), ("cheating", 60.0), ("no such", 60.0)]
)
def test_a_weaker_bot_plays_for_one_that_gives_no_answer(bot: str, seconds: float, tmp_path: Path) -> None:
    asked = tmp_path / "asked"

    async def body() -> None:
        async with strange(seconds, "0", str(asked)) as pool:
            answer = await pool.choose(question(bot, "ill"))
            assert answer.bot == "greedy"
            assert asked.read_text().count(f"ill {bot}") == pool_module.ATTEMPTS
            assert (await pool.choose(question(bot, "ill"))).bot == "greedy"
            assert asked.read_text().count(f"ill {bot}") == pool_module.ATTEMPTS, "it is left alone for a while"
            assert pool.trouble() is None, "one table may have ill luck"

    run(body())


def test_a_bot_that_fails_at_table_after_table_is_left_alone_at_all(tmp_path: Path) -> None:
    asked = tmp_path / "asked"

    async def body() -> None:
        async with strange(60.0, "0", str(asked)) as pool:
            answers = await asyncio.gather(*(pool.choose(question("raising", f"game {n}")) for n in range(9)))
            assert {answer.bot for answer in answers} == {"greedy"}
            assert asked.read_text().count("raising") < 2 * 9
            assert pool.trouble() == "no answer from raising"
            assert (await pool.choose(question("slow"))).bot == "slow", "the others are asked as before"

    run(body())


def test_without_a_worker_that_starts_the_tables_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "DOWN_SECONDS", 0.1)

    async def body() -> None:
        supervisor = Supervisor()
        pool = BotPool(1, 60.0, supervisor, [sys.executable, "-c", "raise SystemExit(1)"])
        waiting = [pool.choose(question("expert", f"game {n}")) for n in range(3)]
        assert {answer.bot for answer in await asyncio.gather(*waiting)} == {"greedy"}
        assert Trouble("bots", "no worker starts", is_vital=False) in supervisor.troubles()
        pool._command = STRANGE
        await until(lambda: pool.trouble() is None)
        assert (await pool.choose(question("slow"))).bot == "slow", "and they are better again by themselves"
        pool._command = ["/no/such/program"]
        for process in [*pool.processes]:
            await process.end()
        await until(lambda: pool.trouble() is not None)
        assert (await pool.choose(question("slow"))).bot == "greedy"
        await pool.close()
        await supervisor.stop()

    run(body())


def test_when_everybody_was_refused_nobody_answers() -> None:
    async def body() -> None:
        async with strange(60.0) as pool:
            assert (await pool.choose(question("expert"), ["expert", "learned"])).bot == "planner"
            with pytest.raises(NotAnsweredError):
                await pool.choose(question("greedy"), ["greedy", "planner"])

    run(body())


def test_a_worker_ends_with_the_server(tmp_path: Path) -> None:
    """Also while it thinks: the end of its input is enough."""
    asked = tmp_path / "asked"

    async def body() -> None:
        async with strange(60.0, "0", str(asked)) as pool:
            asking = asyncio.create_task(pool.choose(question("hanging")))
            process = await process_of(pool)
            worker = next(iter(pool.processes))
            await until(asked.exists)
            worker._questions.close()
            await worker._process.wait()
            assert worker._process.returncode == 0
            assert process != await process_of(pool)
            asking.cancel()

    run(body())


def test_a_prompt_worker_is_a_real_one() -> None:
    """Without anything strange: the very command that a server runs."""

    async def body() -> None:
        supervisor = Supervisor()
        pool = BotPool(1, 60.0, supervisor)
        for bot in ("greedy", "level:10", "expert"):
            assert (await pool.choose(question(bot))).bot == bot
        await pool.close()
        await supervisor.stop()

    run(body())


def test_hosts_and_their_games_take_turns() -> None:
    async def body() -> None:
        queue: FairQueue[str] = FairQueue()
        for item in ("a1", "a1", "a1", "a2", "b1", "c1", "c2", "c2"):
            queue.put(item[0], item, item)
        assert len(queue) == 8
        assert [await queue.get() for _ in range(4)] == ["a1", "b1", "c1", "a2"]
        queue.put("d", "d1", "d1")
        assert [await queue.get() for _ in range(5)] == ["c2", "a1", "d1", "c2", "a1"]
        assert len(queue) == 0
        waiting = asyncio.create_task(queue.get())
        await asyncio.sleep(0)
        queue.put("a", "a1", "late")
        assert await waiting == "late"

    run(body())


def test_a_host_with_many_tables_keeps_nobody_waiting(tmp_path: Path) -> None:
    asked = tmp_path / "asked"

    async def body() -> None:
        async with strange(60.0, "0", str(asked)) as pool:
            many = [asyncio.create_task(pool.choose(question("slow", f"many-{n}", "ann"))) for n in range(8)]
            await until(asked.exists)
            await pool.choose(question("slow", "one", "bob"))
            assert len(asked.read_text().splitlines()) <= 4, "those begun before, and hardly another one"
            await asyncio.gather(*many)

    run(body())


def test_no_stand_in_is_random_or_stronger() -> None:
    level = {info.name: info.level for info in bots()}
    for info in bots():
        found = stand_ins(info.name)
        assert "random" not in found
        assert found
        if info.name != "greedy" and info.level > 2:
            assert all(level[bot] < info.level for bot in found)
            assert found[-1] == "greedy"
    assert stand_ins("expert") == ("learned", "planner", "greedy")
    assert stand_ins("level:10") == stand_ins("expert")
    assert stand_ins("level:5") == ("planner", "greedy")
    assert stand_ins("random") == stand_ins("level:1") == stand_ins("of another package") == ("greedy",)
    assert stand_ins("greedy") == ("planner",)


def test_a_bot_that_answers_again_has_nothing_against_it() -> None:
    now = [100.0]
    rests = Rests(lambda: now[0])
    asked = question("expert")
    for game in ("a", "b"):
        rests.failed(replace(asked, game=game))
    rests.given_up(asked)
    assert rests.is_resting(asked)
    assert not rests.is_resting(replace(asked, game="b"))
    now[0] += REST_SECONDS
    assert not rests.is_resting(asked)
    rests.failed(replace(asked, game="c"))
    assert rests.is_resting(replace(asked, game="d"))
    assert rests.everywhere() == ["expert"]
    now[0] += REST_SECONDS
    assert not rests.is_resting(asked), "one may ask how it is"
    rests.failed(asked)
    assert rests.is_resting(replace(asked, game="d")), "and need not be told by every table"
    rests.answered(replace(asked, game="a"))
    assert not rests.is_resting(replace(asked, game="d"))
    assert rests.everywhere() == []


def test_what_is_measured() -> None:
    def value(name: str) -> Any:
        return REGISTRY.get_sample_value(name)

    async def body() -> None:
        before = value("projectl_bot_seconds_sum"), value("projectl_bot_wait_seconds_count")
        async with strange(60.0) as pool:
            await asyncio.gather(*(pool.choose(question("slow", f"game {n}")) for n in range(2)))
            assert value("projectl_bot_queue") == 0
        assert value("projectl_bot_seconds_sum") - before[0] >= 2 * 0.1
        assert value("projectl_bot_wait_seconds_count") - before[1] == 2

    run(body())
