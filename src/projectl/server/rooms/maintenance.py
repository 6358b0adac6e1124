"""What a hub does all the time without being asked: games go on, end when nobody needs them, are shown as they are.

One game that cannot be read or written harms no other: what fails for one is told of, and the next one has its turn.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

import structlog

from projectl.server.cluster.leases import RENEW_SECONDS
from projectl.server.storage import store
from projectl.server.storage.unreadable_games import UnreadableGameError
from projectl.server.supervisor import Kept
from projectl.server.table import Command
from projectl.server.table.days import DAY

from . import stall_watchdog as watchdog
from .expiry_notices import to_be_warned, warn
from .guest_cleanup import AbsentGuests

if TYPE_CHECKING:
    from .hub import Hub
    from .room import Room

log = structlog.get_logger("projectl.upkeep")

SWEEP_SECONDS = 60.0
SHOW_SECONDS = 0.5
SHOWN_TOGETHER = 10
PROBE_SECONDS = 1.0


class Upkeep:
    """Looks after the games of a hub."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._kept: list[Kept] = []
        self._absent = AbsentGuests(hub.store.engine)
        self._to_show: deque[Room] = deque()
        """Games of which it is not known whether lists show them as they are; they are checked when there is time."""

    def start(self) -> None:
        """From now on."""
        supervisor = self._hub.supervisor
        self.revive()
        self._kept += [
            supervisor.every(SWEEP_SECONDS, "sweep", self.sweep),
            supervisor.every(SHOW_SECONDS, "lists", self._show_some),
            supervisor.every(PROBE_SECONDS, "journal", self._hub.journal.probe),
            supervisor.every(watchdog.WATCH_SECONDS, "watchdog", partial(watchdog.watch, self._hub), is_vital=False),
        ]
        supervisor.watch("journal", lambda: self._hub.journal.trouble)
        if self._hub.neighbours.is_shared:
            self._kept.append(supervisor.every(RENEW_SECONDS, "leases", self._look_after_leases))

    async def stop(self) -> None:
        """No more."""
        await asyncio.gather(*(kept.stop() for kept in self._kept))

    def revive(self) -> None:
        """Bring back the games that go on by themselves, as after a start."""
        self._kept.append(self._hub.supervisor.see_through("revival", self._revive))

    def check_lists(self, room: Room) -> None:
        """See to it soon that lists show a game as it is."""
        self._to_show.append(room)

    async def _revive(self) -> None:
        """Open the games that have bots or clocks, so that they go on. All others wait until somebody asks for them."""
        await self._open_all(await self._hub.store.by_themselves(self._hub.neighbours.is_shared))
        await self._hub.all_written()
        await self._settle_due()

    async def _for_each(self, games: Iterable[str], deed: Callable[[str], Awaitable[object]]) -> None:
        """One game after the other. What fails for one fails for it alone, unless the database is away."""
        for game in games:
            try:
                await deed(game)
            except UnreadableGameError:  # it was told of, and closed
                pass
            except Exception as error:
                await self._check_database(error)
                log.exception("game-not-looked-after", game=game)
            await asyncio.sleep(0)  # whoever asks for a game does not have to wait for all of them

    async def _check_database(self, error: Exception) -> None:
        """Raise what has happened to one game if it would happen to all of them."""
        try:
            await self._hub.store.is_alive()
        except Exception:
            raise error from None
        if self._hub.journal.trouble is not None:
            raise error

    async def _open_all(self, games: Iterable[str]) -> None:
        await self._for_each(games, self._bring_back)

    async def _bring_back(self, game: str) -> None:
        room = await self._hub.room(game)
        if room.table.status == "over":  # what follows from its last entry is waited for
            room.write_later(*store.update_listing(room.table))

    async def _settle_due(self) -> None:
        await self._for_each(await self._hub.ladder.due(), self._settle)

    async def _settle(self, game: str) -> None:
        epoch = self._hub.journal.epoch
        try:
            table = await self._hub.store.table(game)
        except UnreadableGameError:
            await self._hub.ladder.leave_out(game, self._hub.now(), epoch)
            raise
        if table is not None:
            await self._hub.ladder.settle(table, self._hub.now(), epoch)

    async def _look_after_leases(self) -> None:
        """Keep what is held, and go on with the games of a process that has died."""
        inherited = await self._hub.leases.look_after()
        if inherited:
            log.info("games-taken-over", games=len(inherited))
            await self._open_all(inherited)

    async def _show_some(self) -> None:
        """A few at a time, after those who have come back to their games are in."""
        few = [self._to_show.popleft() for _ in range(min(len(self._to_show), SHOWN_TOGETHER))]
        if not few:
            return
        try:
            rooms = {room.table.id: room for room in few if room.epoch == self._hub.journal.epoch}
            for table in await self._hub.store.not_shown([room.table for room in rooms.values()]):
                await self._hub.journal.write(*store.update_listing(table), epoch=rooms[table.id].epoch)
        except BaseException:
            self._to_show.extend(few)
            raise

    async def sweep(self) -> None:
        """End games that nobody has touched for long, and close the rooms that nobody needs."""
        failed: list[tuple[str, Exception]] = []
        for step in (self._close_idle, self._settle_due, self._warn, self._expire, self._remove_absent):
            try:
                await step()
            except Exception as error:  # the other steps go on
                failed.append((step.__name__, error))
        if failed:
            log.warning("sweep-failed", steps=[name.strip("_") for name, _ in failed])
            raise failed[0][1]

    async def _close_idle(self) -> None:
        await self._hub.leases.release(self._hub.close_idle())

    async def _warn(self) -> None:
        if self._hub.settings.expire_days:
            await self._for_each(await to_be_warned(self._hub), lambda game: warn(self._hub, game))

    async def _expire(self) -> None:
        days = self._hub.settings.expire_days
        if days:
            before = self._hub.now() - days * DAY
            await self._for_each(await self._hub.store.unfinished(before), lambda game: self._end(game, before))

    async def _remove_absent(self) -> None:
        await self._absent.remove(self._hub)

    async def _end(self, game: str, before: int) -> None:
        room = await self._hub.room(game)
        if room.table.shown_at <= before and room.table.status != "over":
            await room.submit(Command("expire"))
