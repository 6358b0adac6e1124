"""What must live as long as the process lives on, whatever it meets; and it is known how it fares."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from prometheus_client import REGISTRY
from server.rooms import failures, run, until

from projectl.server import supervisor as supervision
from projectl.server.supervisor import Supervisor, Trouble, UnwellError


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervision, "FIRST_WAIT", 0.001)
    monkeypatch.setattr(supervision, "LONGEST_WAIT", 0.01)


def in_trouble(name: str) -> float:
    return REGISTRY.get_sample_value("projectl_tasks_in_trouble", {"task": name}) or 0.0


def supervised(body: Callable[[Supervisor], Awaitable[None]]) -> None:
    async def whole() -> None:
        before, supervisor = asyncio.all_tasks(), Supervisor()
        try:
            await body(supervisor)
        finally:
            await supervisor.stop()
        assert asyncio.all_tasks() == before, "nothing is left"

    run(whole())


async def raises(error: BaseException) -> None:
    raise error


async def awaits_what_is_cancelled() -> None:
    future = asyncio.get_running_loop().create_future()
    future.cancel()
    await future


async def ends() -> None:
    pass


@pytest.mark.parametrize(
    ("name", "first", "reason"),
    [
        ("error", lambda: raises(KeyError("x")), "KeyError"),
        ("known", lambda: raises(UnwellError("away")), "away"),
        ("cancelled", awaits_what_is_cancelled, "CancelledError"),
        ("ended", ends, "ended"),
    ],
)
def test_what_ends_is_told_of_and_begun_again(name: str, first: Any, reason: str) -> None:
    begun: list[int] = []

    async def work() -> None:
        begun.append(len(begun))
        if len(begun) < 4:
            await first()
            return
        await asyncio.Event().wait()

    async def body(supervisor: Supervisor) -> None:
        before = failures(name)
        kept = supervisor.keep(name, work)
        await until(lambda: len(begun) == 4)
        assert failures(name) == before + 3
        assert supervisor.troubles() == [Trouble(name, reason, is_vital=True)]
        assert in_trouble(name) == 1
        kept.well()
        assert (supervisor.troubles(), in_trouble(name)) == ([], 0)

    supervised(body)


def test_what_somebody_else_has_cancelled_is_told_of_and_begun_again(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[int] = []

    async def work() -> None:
        begun.append(0)
        await asyncio.Event().wait()

    async def body(supervisor: Supervisor) -> None:
        kept = supervisor.keep("robbed", work)
        for number in (1, 2, 3):
            await until(lambda number=number: len(begun) == number)  # type: ignore[misc]
            kept.task.cancel()
            await until(lambda number=number: failures("robbed") == number)  # type: ignore[misc]
            assert supervisor.troubles() == [Trouble("robbed", "cancelled", is_vital=True)]
        await until(lambda: len(begun) == 4)
        monkeypatch.setattr(supervision, "FIRST_WAIT", 3600.0)
        kept.task.cancel()
        await until(kept.task.done)
        await supervisor.stop()  # also while it waits to be begun again
        assert (kept.is_over, supervisor.troubles(), in_trouble("robbed"), len(begun)) == (True, [], 0, 4)

    supervised(body)


def test_who_lasts_has_recovered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervision, "SETTLED_SECONDS", 0.02)
    begun: list[int] = []

    async def work() -> None:
        begun.append(0)
        if len(begun) == 1:
            raise KeyError
        await asyncio.Event().wait()

    async def body(supervisor: Supervisor) -> None:
        supervisor.keep("lasting", work)
        await until(lambda: bool(supervisor.troubles()))
        await until(lambda: not supervisor.troubles())
        assert len(begun) == 2

    supervised(body)


def test_what_is_done_again_and_again_is_tried_again_soon_when_it_fails() -> None:
    done: list[int] = []
    is_broken = True

    async def work() -> None:
        done.append(0)
        if is_broken:
            raise OSError

    async def body(supervisor: Supervisor) -> None:
        nonlocal is_broken
        kept = supervisor.every(0.3, "often", work)
        await until(lambda: len(done) >= 3)
        assert supervisor.troubles() == [Trouble("often", "OSError", is_vital=True)]
        is_broken = False
        await until(lambda: not supervisor.troubles())
        kept.longest_silence = 0.0
        assert [trouble.reason for trouble in supervisor.troubles()] == ["stuck"]

    supervised(body)


def test_what_may_end_is_seen_through_once() -> None:
    tried: list[int] = []

    async def work() -> None:
        tried.append(0)
        if len(tried) < 3:
            raise OSError

    async def body(supervisor: Supervisor) -> None:
        kept = supervisor.see_through("once", work, is_vital=False)
        await kept.task
        assert len(tried) == 3
        assert (supervisor.troubles(), in_trouble("once")) == ([], 0)

    supervised(body)


def test_a_part_that_is_watched_is_asked() -> None:
    async def body(supervisor: Supervisor) -> None:
        reasons: list[str | None] = [None, "no worker"]
        supervisor.watch("bots", lambda: reasons.pop(0), is_vital=False)
        assert supervisor.troubles() == []
        assert supervisor.troubles() == [Trouble("bots", "no worker", is_vital=False)]

    supervised(body)


def test_stopping_stops_also_what_is_about_to_be_begun_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervision, "FIRST_WAIT", 3600.0)
    monkeypatch.setattr(supervision, "LONGEST_WAIT", 3600.0)

    async def body(supervisor: Supervisor) -> None:
        supervisor.keep("doomed", ends)
        await until(lambda: bool(supervisor.troubles()))
        await asyncio.wait_for(supervisor.stop(), 5)
        assert (supervisor.troubles(), in_trouble("doomed")) == ([], 0)

    supervised(body)
