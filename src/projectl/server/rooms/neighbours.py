"""The other processes on the same database: what they tell, and what they are told.

A notice of an entry has the entry with it, which is followed at once if it is the next one. Else a notice is a hint:
the entries are read from the log, those of many games by one question. Every game that is held here is read again
when nobody knows what was missed: after a broken line, and when another process has gone.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Awaitable, Iterable
from typing import TYPE_CHECKING

import structlog

from projectl.server.news import Notice, Wire
from projectl.server.news.notices import ALIVE, CHAT, GONE, HERE, LOG, MUTE, WHO
from projectl.server.storage.store import entry_of
from projectl.server.table import Entry

if TYPE_CHECKING:
    from .hub import Hub
    from .room import Room

log = structlog.get_logger("projectl.neighbours")

ALIVE_SECONDS = 4.0
DEAD_SECONDS = 15.0
RETRY_SECONDS = 0.5
Present = tuple[set[int], int]
"""The seats whose players are connected to a process, and how many others watch there."""


class Neighbours:
    """What this process knows of the others."""

    def __init__(self, hub: Hub, wire: Wire) -> None:
        self._hub = hub
        self._wire = wire
        self._present: dict[str, dict[str, Present]] = {}
        """By game and process."""
        self._heard: dict[str, float] = {}
        """By process: when it last said something, by our own clock."""
        self._behind: set[str] = set()
        """Games of which others have stored entries."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._following: asyncio.Task[None] | None = None

    @property
    def is_shared(self) -> bool:
        """Whether there may be other processes."""
        return self._wire.is_shared

    def start(self) -> None:
        """Hear what the others say."""
        self._wire.start(self._hear, self._missed)
        if self.is_shared:
            self._begin(self._stay_alive())

    async def stop(self) -> None:
        """Say farewell."""
        self._tell(Notice(GONE))
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._wire.close()

    def _tell(self, notice: Notice) -> None:
        if self.is_shared:
            self._wire.tell(notice)

    def tell_presence(self, room: Room) -> None:
        """Tell the others who is connected here."""
        if self.is_shared:
            seats, watching = room.present_here()
            words = ",".join(map(str, sorted(seats))) or "-", str(watching)
            self._wire.tell(Notice(HERE, room.table.id, words))

    def tell_said(self, game: str, number: int) -> None:
        """Tell the others that there is a new line in the chat."""
        self._tell(Notice(CHAT, game, (str(number),)))

    def tell_muted(self, identity: str, other: str, is_muted: bool) -> None:
        """Tell the others whom somebody does not want to hear."""
        self._tell(Notice(MUTE, identity, (other, str(int(is_muted)))))

    def opened(self, room: Room) -> None:
        """A game was opened here: ask who is connected to it elsewhere, and read what came in while it was opened."""
        if self.is_shared:
            self._wire.tell(Notice(WHO, room.table.id))
            self._follow({room.table.id})

    def present(self, game: str) -> Iterable[Present]:
        """Who is connected to a game elsewhere, by process."""
        return self._present.get(game, {}).values()

    def _hear(self, sender: str, notice: Notice) -> None:
        self._heard[sender] = time.monotonic()
        if notice.kind == GONE:
            self._forget([sender])
        elif notice.kind == HERE:
            self._here(sender, notice)
        elif notice.kind == MUTE:
            self._hub.mute_here(notice.about, notice.words[0], notice.words[1] == "1")
        elif (room := self._hub.rooms.get(notice.about)) is not None:
            self._about(room, notice)

    def _about(self, room: Room, notice: Notice) -> None:
        """A notice about a game that is open here."""
        if notice.kind == LOG:
            self._new_entry(room, *notice.words)
        elif notice.kind == CHAT:
            self._begin(room.chat.follow(int(notice.words[0])))
        elif notice.kind == WHO and room.listeners:
            self.tell_presence(room)

    def _new_entry(self, room: Room, number: str, entry: str | None = None) -> None:
        is_followed = entry is not None and room.follow_now(entry_of(json.loads(entry)))
        if not is_followed and int(number) > room.table.seq:
            self._follow({room.table.id})

    def _here(self, sender: str, notice: Notice) -> None:
        seats, watching = notice.words
        online = {int(seat) for seat in seats.split(",")} if seats != "-" else set()
        elsewhere = self._present.setdefault(notice.about, {})
        if online or int(watching):
            elsewhere[sender] = online, int(watching)
        else:
            elsewhere.pop(sender, None)
        if not elsewhere:
            del self._present[notice.about]
        self._presence_changed([notice.about])

    def _presence_changed(self, games: Iterable[str]) -> None:
        for game in games:
            if game in self._hub.rooms:
                self._hub.rooms[game].tell_presence()

    def _forget(self, processes: Iterable[str]) -> None:
        """They are gone, and so are their connections."""
        for process in processes:
            self._heard.pop(process, None)
            games = [game for game, elsewhere in self._present.items() if elsewhere.pop(process, None)]
            self._present = {game: elsewhere for game, elsewhere in self._present.items() if elsewhere}
            self._presence_changed(games)
            self._follow(self._hub.rooms)  # its last entries may be stored and not told

    def _missed(self) -> None:
        """The line is new, for the first time or again: read everything that is held, and ask who is where."""
        self._follow(self._hub.rooms)
        for game, room in self._hub.rooms.items():
            self._begin(room.chat.catch_up())
            self._wire.tell(Notice(LOG, game, (str(room.table.seq),)))
            self._wire.tell(Notice(WHO, game))
            self.tell_presence(room)

    def _follow(self, games: Iterable[str]) -> None:
        self._behind.update(games)
        if self._behind and (self._following is None or self._following.done()):
            self._following = self._begin(self._follow_all())

    async def _follow_all(self) -> None:
        """Read what others have stored; what comes in meanwhile is read by the next question."""
        while self._behind:
            games, self._behind = self._behind, set()
            rooms = {game: self._hub.rooms[game] for game in games if game in self._hub.rooms}
            try:
                rows = await self._wire.stored_after({game: room.table.seq for game, room in rooms.items()})
            except Exception as error:  # the database may be away for a while
                log.warning("news-not-read", reason=type(error).__name__)
                self._behind |= games
                await asyncio.sleep(RETRY_SECONDS)
                continue
            found: dict[str, list[Entry]] = {}
            for row in rows:
                found.setdefault(row["game"], []).append(entry_of(row))
            await asyncio.gather(*(rooms[game].follow(entries) for game, entries in found.items()))

    async def _stay_alive(self) -> None:
        while True:
            self._tell(Notice(ALIVE))
            await asyncio.sleep(ALIVE_SECONDS)
            silent = time.monotonic() - DEAD_SECONDS
            self._forget([process for process, heard in self._heard.items() if heard < silent])

    def _begin(self, work: Awaitable[None]) -> asyncio.Task[None]:
        async def attempt() -> None:
            with contextlib.suppress(asyncio.CancelledError):
                await work

        task = asyncio.create_task(attempt())
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.warning("news-not-followed", reason=type(error).__name__)
