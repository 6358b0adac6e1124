"""Wakes tables that stand still: a bot or a clock has to act, and nobody is at it.

That should not happen, as what an autopilot has begun goes on until it is done. Should it happen all the same, a table
does not wait for somebody's command to come alive again.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from projectl.server.metrics import TABLES_WOKEN

if TYPE_CHECKING:
    from .hub import Hub

log = structlog.get_logger("projectl.watchdog")

WATCH_SECONDS = 3.0
LOOKED_AT_TOGETHER = 200


async def watch(hub: Hub) -> None:
    """Look at every table once."""
    for number, room in enumerate([*hub.rooms.values()]):
        if number % LOOKED_AT_TOGETHER == 0:
            await asyncio.sleep(0)  # there may be thousands
        if room.table.id in hub.rooms and room.autopilot.is_asleep:
            log.warning("table-woken", game=room.table.id)
            TABLES_WOKEN.inc()
            room.autopilot.wake()
