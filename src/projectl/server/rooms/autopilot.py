"""What happens at a table without anybody's command: bots act and clocks run out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import structlog

from projectl.game import IllegalAction
from projectl.record.faults import NotationError
from projectl.rules.knowledge import known_to
from projectl.server.bots import Question, fallback
from projectl.server.faults import Refused
from projectl.server.storage.journal import NotStored
from projectl.server.table import Command

if TYPE_CHECKING:
    from .room import Room

log = structlog.get_logger("projectl.autopilot")

RETRY_SECONDS = 1.0
LONGEST_WAIT = 3600.0
"""Timers of days are set again every hour: the machine's clock may change meanwhile."""


class Autopilot:
    """Acts for bots and clocks. `wake` it after every change."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._bots: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._expiry: asyncio.Task[None] | None = None
        self._claim: asyncio.Task[bool] | None = None

    @property
    def is_needed(self) -> bool:
        """Whether something will happen here by itself."""
        table = self._room.table
        return bool(table.bots_to_act) or table.clock.next_deadline() is not None

    def wake(self) -> None:
        """Look at what is to be done now."""
        if self._room.hub.is_stopping:
            return
        if self._room.table.bots_to_act and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._play_bots())
        self._set_timer()
        if self._room.hub.neighbours.is_shared and self.is_needed and self._claim is None:
            self._claim = asyncio.create_task(self.hold())  # should this process die, the lease tells of the game

    async def hold(self) -> bool:
        """Whether it is this process that acts here. One that does not is there to take over."""
        return await self._room.hub.leases.claim(self._room.table.id)

    def stop(self) -> None:
        """Leave everything as it is."""
        for task in (self._bots, self._expiry, self._claim):
            if task is not None:
                task.cancel()
        if self._timer is not None:
            self._timer.cancel()

    async def _play_bots(self) -> None:
        """Until no bot has anything to decide. One after the other, which is fair in Line Clear too."""
        turn = 0
        while seats := self._room.table.bots_to_act:
            await asyncio.sleep(self._room.hub.settings.bot_delay)
            turn += 1
            await self._try(self._play_bot, seats[turn % len(seats)])

    async def _try(self, deed: Callable[[int], Awaitable[None]], seat: int) -> None:
        """Do it if it is for this process to do; what fails, whatever the reason, is tried again a little later.

        Nothing else would: a table whose bots or clocks have stopped waits for ever.
        """
        try:
            if await self.hold():
                await deed(seat)
                return
        except NotStored:  # the journal has told of it
            pass
        except Exception:
            log.exception("autopilot-failed", game=self._room.table.id, seat=seat)
        await asyncio.sleep(RETRY_SECONDS)

    async def _play_bot(self, seat: int) -> None:
        table = self._room.table
        bot = table.seats[seat].bot
        if table.game is None or bot is None or seat not in table.to_act:
            return
        game, asked_at = table.game, table.seq
        question = Question(table.id, seat, bot, game.options, known_to(game.state, game.rules, game.tables, seat))
        action = await self._room.hub.bots.choose(question)
        try:
            await self._room.submit(Command("play", seat, {"action": action}))
        except (IllegalAction, NotationError, Refused):
            if table.seq == asked_at:
                log.error("bot-illegal", game=table.id, bot=bot, action=action[:64])
                await self._room.submit(Command("play", seat, {"action": fallback(question)}))
            # Else things have changed while it was thinking, and it is asked again.

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline = self._room.table.clock.next_deadline()
        if deadline is not None:
            wait = min(max(0.0, (deadline[0] - self._room.hub.now()) / 1000), LONGEST_WAIT)
            self._timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        if self._expiry is None or self._expiry.done():
            self._expiry = asyncio.create_task(self.expire())

    async def expire(self) -> None:
        """Act on every clock that has run out by now."""
        while (deadline := self._room.table.clock.next_deadline()) and deadline[0] <= self._room.hub.now():
            await self._try(self._time_out, deadline[1])
        self._set_timer()

    async def _time_out(self, seat: int) -> None:
        try:
            await self._room.submit(Command("timeout", seat))
        except Refused:  # the player was faster
            log.info("timeout-too-late", game=self._room.table.id, seat=seat)
