"""What happens at a table without anybody's command: bots act and clocks run out."""

from __future__ import annotations

import asyncio
import weakref
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import structlog

from projectl.game import IllegalActionError
from projectl.record.errors import NotationError
from projectl.rules.knowledge import known_to
from projectl.server.bots.questions import Answer, Question
from projectl.server.errors import RefusedError
from projectl.server.storage.write_errors import ConflictError, NotStoredError
from projectl.server.supervisor import Kept
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
        self._room: Room = weakref.proxy(room)  # a closed room must not be kept, nor wait for the garbage collector
        self._bots: Kept | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._expiry: Kept | None = None
        self._claim: Kept | None = None
        self._turn = 0
        """Of the bots that have something to decide: what fails must not keep the others waiting."""

    @property
    def is_needed(self) -> bool:
        """Whether something will happen here by itself."""
        table = self._room.table
        return bool(table.bots_to_act) or table.clock.next_deadline() is not None

    @property
    def is_asleep(self) -> bool:
        """Whether a bot or a clock has to act and nobody is at it."""
        table = self._room.table
        deadline = table.clock.next_deadline()
        overdue = deadline is not None and self._timer is None and not _is_busy(self._expiry)
        return overdue or bool(table.bots_to_act and not _is_busy(self._bots))

    def wake(self) -> None:
        """Look at what is to be done now."""
        if self._room.hub.is_stopping:
            return
        if self._room.table.bots_to_act and not _is_busy(self._bots):
            self._bots = self._begin(self._play_bots)
        self._set_timer()
        if self._room.hub.neighbours.is_shared and self.is_needed and self._claim is None:
            self._claim = self._begin(self.hold)  # should this process die, the lease tells of the game

    def _begin(self, work: Callable[[], Awaitable[object]]) -> Kept:
        """What is begun here goes on until it is done: nothing that it meets ends it."""
        return self._room.hub.supervisor.see_through("autopilot", work, is_vital=False)

    async def hold(self) -> bool:
        """Whether it is this process that acts here. One that does not is there to take over."""
        return await self._room.hub.leases.claim(self._room.table.id)

    def stop(self) -> None:
        """Leave everything as it is."""
        for work in (self._bots, self._expiry, self._claim):
            if work is not None:
                work.cancel()
        if self._timer is not None:
            self._timer.cancel()

    async def _play_bots(self) -> None:
        """Until no bot has anything to decide. One after the other, which is fair in Line Clear too."""
        while seats := self._room.table.bots_to_act:
            await self._room.pace.pause(self._room.hub.settings.bot_delay)
            self._turn += 1
            await self._try(self._play_bot, seats[self._turn % len(seats)])
        self._room.pace.rest()

    async def _try(self, deed: Callable[[int], Awaitable[None]], seat: int) -> None:
        """Do it if it is for this process to do, else look again a little later.

        Whatever fails is the supervisor's: it tells of it and begins again, as nothing else would. A table whose bots
        or clocks have stopped waits for ever.
        """
        try:
            if await self.hold():
                await deed(seat)
                return
        except NotStoredError:  # the journal has told of it
            pass
        except Exception as error:
            error.add_note(f"at game {self._room.table.id}, seat {seat}")
            raise
        await asyncio.sleep(RETRY_SECONDS)

    async def _play_bot(self, seat: int) -> None:
        table = self._room.table
        bot = table.seats[seat].bot
        if table.game is None or bot is None or seat not in table.to_act:
            return
        game, asked_at = table.game, table.seq
        known = known_to(game.state, game.rules, seat)
        question = Question(table.id, table.host, seat, bot, game.options, known)
        refused: list[str] = []
        while table.seq == asked_at:  # else things have changed while it was thinking, and it is asked again
            answer = await self._room.hub.bots.choose(question, refused)
            try:
                await self._room.submit(Command("play", seat, _body(question, answer)))
                return
            except ConflictError:  # another process has gone on with the table
                return
            except (IllegalActionError, NotationError, RefusedError):
                if table.seq == asked_at:
                    log.error("bot-illegal", game=table.id, bot=answer.bot, action=answer.action[:64])
                    refused.append(answer.bot)

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline = self._room.table.clock.next_deadline()
        if deadline is not None:
            wait = min(max(0.0, (deadline[0] - self._room.hub.now()) / 1000), LONGEST_WAIT)
            self._timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self._timer = None
        if not _is_busy(self._expiry):
            self._expiry = self._begin(self.expire)

    async def expire(self) -> None:
        """Act on every clock that has run out by now."""
        while (deadline := self._room.table.clock.next_deadline()) and deadline[0] <= self._room.hub.now():
            await self._try(self._time_out, deadline[1])
        self._set_timer()

    async def _time_out(self, seat: int) -> None:
        try:
            await self._room.submit(Command("timeout", seat))
        except RefusedError:  # the player was faster
            log.info("timeout-too-late", game=self._room.table.id, seat=seat)


def _is_busy(work: Kept | None) -> bool:
    return work is not None and not work.is_over


def _body(question: Question, answer: Answer) -> dict[str, str]:
    """What the log holds of a bot's action: also who chose it, if that was not the bot of the seat."""
    stood_in = {} if answer.bot == question.bot else {"stand_in": answer.bot}
    return {"action": answer.action, **stood_in}
