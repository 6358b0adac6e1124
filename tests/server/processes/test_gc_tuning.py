"""What refers only to itself is freed, the more rarely the longer it takes to find; a closed room does not."""

import asyncio
import gc
import sys
import time
import weakref
from collections.abc import Callable, Iterator

import pytest
from server.rooms import ANN, Ear, begun, hub_on, play, run

from projectl.server.hosting import gc_tuning
from projectl.server.hosting.gc_tuning import COLLECT_SECONDS, collect, pause_after, quiet_moment, tune
from projectl.server.rooms import Hub


class Ring:
    """Refers to itself."""

    def __init__(self) -> None:
        self.own = self


@pytest.fixture(autouse=True)
def only_when_asked() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


def test_it_is_freed_and_the_time_is_told() -> None:
    ring = weakref.ref(Ring())
    assert collect() > 0
    assert ring() is None


def test_a_large_server_waits_longer() -> None:
    assert pause_after(0.001) == COLLECT_SECONDS
    assert pause_after(0.1) == pytest.approx(300)


def test_all_is_looked_through_only_when_nothing_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes a tenth of a second at a thousand games, in which nobody gets an answer."""
    monkeypatch.setattr(gc_tuning, "LOOK_SECONDS", 0.2)
    monkeypatch.setattr(gc_tuning, "QUIET_SHARE", 0.01)

    async def body() -> None:
        waiting = asyncio.create_task(quiet_moment())
        end = time.thread_time() + 0.5
        while time.thread_time() < end:  # players are at it
            await asyncio.sleep(0)
        assert not waiting.done()
        async with asyncio.timeout(60):
            await waiting

    run(body())


def test_a_busy_server_tidies_up_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc_tuning, "QUIET_SHARE", 0)
    monkeypatch.setattr(gc_tuning, "LOOK_SECONDS", 0.01)
    monkeypatch.setattr(gc_tuning, "PATIENCE_SECONDS", 0.1)

    async def body() -> None:
        async with asyncio.timeout(60):
            await quiet_moment()

    run(body())


def test_only_little_is_looked_at_in_one_go(tuned: None) -> None:
    """Games that are opened stay: they are looked at twice, a few thousand objects at a time, and then no more."""
    seen: list[tuple[int, int]] = []

    def note(phase: str, about: dict[str, int]) -> None:
        if phase == "start":
            generation = about["generation"]
            seen.append((generation, sum(len(gc.get_objects(each)) for each in range(generation + 1))))

    gc.callbacks.append(note)
    gc.enable()
    kept = [[number] for number in range(200_000)]
    gc.disable()
    gc.callbacks.remove(note)
    assert len(kept) == 200_000
    assert {generation for generation, _ in seen} == {0, 1}
    assert max(objects for _, objects in seen) < 40_000


@pytest.fixture
def tuned() -> Iterator[None]:
    thresholds, interval = gc.get_threshold(), sys.getswitchinterval()
    tune()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)
    sys.setswitchinterval(interval)


@pytest.mark.parametrize("close", [Hub.close_idle, lambda hub: hub.drop(*hub.rooms)], ids=["idle", "dropped"])
def test_a_closed_room_is_freed_at_once(sqlite: str, close: Callable[[Hub], object]) -> None:
    """Tables with all that was told at them are large, and a restored backup closes all of them."""

    async def body() -> None:
        async with hub_on(sqlite) as hub:
            room, ear = await begun(hub), Ear(ANN)
            room.enter(ear)
            await room.submit(play(room))
            room.leave(ear)
            await hub.all_written()
            held = [weakref.ref(each) for each in (room, room.table, room.table.game, room.autopilot)]
            del room
            close(hub)
            await asyncio.sleep(0)
            assert [each() for each in held] == [None] * len(held)

    run(body())


def test_an_empty_room_keeps_nothing_that_was_told(sqlite: str) -> None:
    async def body() -> None:
        async with hub_on(sqlite) as hub:
            room, ear = await begun(hub), Ear(ANN)
            room.enter(ear)
            await room.submit(play(room))
            told = [value for value in vars(room._parts).values() if isinstance(value, dict)]
            assert any(told)
            room.leave(ear)
            assert not any(value for value in vars(room._parts).values() if isinstance(value, dict))

    run(body())
