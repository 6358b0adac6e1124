"""Costly work is shared out: nobody has all places, and those who wait come in by turns."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from projectl.server.errors import RefusedError
from projectl.server.traffic.client_addresses import comes_from
from projectl.server.traffic.fair_slots import Places


class Work:
    """Visitors who have a place until they are told to leave it."""

    def __init__(self, places: Places) -> None:
        self.places = places
        self.begun: list[str] = []
        self._leave: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def come(self, *names: str) -> None:
        """The first letter of a name is the address."""
        for name in names:
            self._leave[name] = asyncio.Event()
            self.tasks[name] = asyncio.create_task(self._work(name))
        await self.settle()

    async def _work(self, name: str) -> None:
        comes_from(name[0])
        async with self.places.place():
            self.begun.append(name)
            await self._leave[name].wait()

    async def leave(self, name: str) -> None:
        self._leave[name].set()
        await self.settle()

    async def settle(self) -> None:
        for _ in range(5):
            await asyncio.sleep(0)


def run(body: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(body, 60))


def test_an_address_never_has_all_places() -> None:
    async def body() -> None:
        work = Work(Places(3, 10, 20))
        await work.come("a1", "a2", "a3", "a4")
        assert work.begun == ["a1", "a2"]
        await work.come("b1")
        assert work.begun == ["a1", "a2", "b1"]

    run(body())


def test_addresses_take_turns() -> None:
    async def body() -> None:
        work = Work(Places(2, 10, 20))
        await work.come("a1", "b1", "a2", "a3", "a4", "c1", "d1")
        for name in ("a1", "b1", "a2", "c1"):
            await work.leave(name)
        assert work.begun == ["a1", "b1", "a2", "c1", "d1", "a3"]

    run(body())


def test_who_waits_is_bounded_by_address_and_in_all() -> None:
    async def body() -> None:
        work = Work(Places(1, 2, 3))
        await work.come("a1", "a2", "a3", "a4", "b1", "c1")
        with pytest.raises(RefusedError) as refusal:
            await work.tasks["a4"]
        assert refusal.value.code == "server-busy"
        with pytest.raises(RefusedError):
            await work.tasks["c1"]
        assert not work.tasks["b1"].done()

    run(body())


def test_who_gives_up_leaves_the_place_to_others() -> None:
    async def body() -> None:
        work = Work(Places(1, 2, 3))
        await work.come("a1", "b1", "c1")
        work.tasks["b1"].cancel()
        await work.leave("a1")
        assert work.begun == ["a1", "c1"]
        await work.come("d1")
        work._leave["c1"].set()
        await asyncio.sleep(0)
        work.tasks["d1"].cancel()  # in the moment in which its turn comes
        await work.settle()
        await work.come("e1")
        assert work.begun[-1] == "e1"

    run(body())
