"""Bots wait so that people can follow: as long as the slowest of them wishes."""

import asyncio
import time
from dataclasses import replace
from typing import Any

import pytest
from server.rooms import ANN, BOB, Ear, hub_on, run, setup, until

from projectl.server.rooms import SeatChoice
from projectl.server.rooms.bot_pacing import Pace

USUAL = 0.3


def waited(pace: Pace, meanwhile: Any = None) -> float:
    async def body() -> float:
        began = time.monotonic()
        pausing = asyncio.create_task(pace.pause(USUAL))
        await asyncio.sleep(USUAL / 6)
        if meanwhile:
            meanwhile()
        await pausing
        return time.monotonic() - began

    return asyncio.run(body())


def test_without_a_wish_the_pause_is_the_usual_one() -> None:
    assert Pace().factor() == 1
    assert waited(Pace()) >= USUAL


@pytest.mark.parametrize(("wish", "factor"), [("normal", 1.0), ("fast", 0.5), ("instant", 0.0), ("skip", 0.0)])
def test_a_wish_changes_it(wish: Any, factor: float) -> None:
    pace = Pace()
    pace.wish(Ear(ANN), wish)
    assert pace.factor() == factor


def test_the_slowest_wish_counts_as_long_as_somebody_is_there() -> None:
    pace, ann, bob = Pace(), Ear(ANN), Ear(BOB)
    pace.wish(ann, "instant")
    pace.wish(bob, "fast")
    assert pace.factor() == 0.5
    pace.forget(bob)
    assert pace.factor() == 0


def test_skipping_cuts_a_pause_short_and_ends_with_the_bots_turn() -> None:
    pace, ann = Pace(), Ear(ANN)
    assert waited(pace, lambda: pace.wish(ann, "skip")) < USUAL
    assert pace.factor() == 0
    pace.rest()
    assert pace.factor() == 1


def test_at_a_table_only_players_have_a_wish(sqlite: str) -> None:
    """The bot would wait for an hour; who watches cannot change that, who plays can."""

    async def body() -> None:
        async with hub_on(sqlite) as hub:
            hub.settings = replace(hub.settings, bot_delay=3600)
            seats = [SeatChoice(name="Ann"), SeatChoice(bot="greedy")]
            room = await hub.create(replace(setup(), first=1), ANN, seats)
            ann, bob = Ear(ANN), Ear(BOB)
            room.enter(ann)
            room.enter(bob)
            room.set_pace(bob, "instant")
            await asyncio.sleep(0.05)
            assert room.table.to_act == {1}
            room.set_pace(ann, "skip")
            await until(lambda: room.table.to_act == {0})
            assert room.pace.factor() == 1, "what was skipped is over"

    run(body())
