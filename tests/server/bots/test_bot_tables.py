"""Many tables of bots share one worker: they make each other wait, and all of them move on."""

import asyncio
import os
import signal
import time

import pytest
from server.bots.test_bots import strange_pool
from server.rooms import ANN, hub_on, run, setup, until

from projectl.server.bots.pool import BotPool
from projectl.server.rooms import Hub, Room, SeatChoice


async def tables(hub: Hub, count: int, bot: str) -> list[Room]:
    return [await hub.create(setup(), ANN, [SeatChoice(bot=bot), SeatChoice(bot=bot)]) for _ in range(count)]


async def all_move(rooms: list[Room], entries: int) -> None:
    wanted = {room.table.id: room.table.seq + entries for room in rooms}
    await until(lambda: all(room.table.seq >= wanted[room.table.id] for room in rooms))


def test_tables_that_wait_longer_than_a_bot_may_think_move_on(database: str) -> None:
    """Sixteen tables, 0.1 s for an action, 0.8 s to think; and the worker is killed while they wait."""

    async def body() -> None:
        async with hub_on(database, bots=strange_pool) as hub:
            rooms = await tables(hub, 16, "planner")
            await all_move(rooms, 1)
            for process in hub.bots.processes:
                os.kill(process.pid, signal.SIGKILL)
            await all_move(rooms, 2)
            assert not any(seat.stand_in for room in rooms for seat in room.table.seats)
            await hub.bots.close()

    run(body())


@pytest.mark.long
def test_two_hundred_tables_of_experts_move_on(sqlite: str) -> None:
    async def body() -> None:
        async with hub_on(sqlite, bots=lambda supervisor: BotPool(1, 30.0, supervisor)) as hub:
            rooms = await tables(hub, 200, "expert")
            for _ in range(3):
                begun = time.monotonic()
                await all_move(rooms, 1)
                print(f"all 200 have moved after {time.monotonic() - begun:.1f} s")
            assert not any(seat.stand_in for room in rooms for seat in room.table.seats)
            await hub.bots.close()

    asyncio.run(asyncio.wait_for(body(), 3600))
