"""What refers only to itself is freed, the more rarely the longer it takes to find; a closed room does not."""

import asyncio
import gc
import weakref
from collections.abc import Callable, Iterator

import pytest
from server.rooms import ANN, Ear, begun, hub_on, play, run

from projectl.server.hosting.gc_tuning import COLLECT_SECONDS, collect, pause_after
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
