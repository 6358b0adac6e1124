"""The other processes on the same database: what they tell, and what they are told.

A notice of an entry has the entry with it, which is followed at once if it is the next one. Else a notice is a hint:
the entries are read from the log, those of many games by one question. Every game that is held here is read again
when nobody knows what was missed: after a broken line, and when another process has gone.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Collection, Iterable
from typing import TYPE_CHECKING

import structlog

from projectl.server.cluster import Notice, Wire
from projectl.server.cluster.notices import ALIVE, CHAT, GONE, HERE, LOG, MUTE, WHO
from projectl.server.storage.reader import Row
from projectl.server.storage.store import entry_of
from projectl.server.supervisor import Kept, Supervisor

if TYPE_CHECKING:
    from .hub import Hub
    from .room import Room

log = structlog.get_logger("projectl.neighbours")

ALIVE_SECONDS = 4.0
DEAD_SECONDS = 15.0
Present = tuple[set[int], int]
"""The seats whose players are connected to a process, and how many others watch there."""


class Backlog:
    """Games of which something is to be read, all of them by one question; what comes in meanwhile by the next."""

    def __init__(self, read: Callable[[Collection[str]], Awaitable[None]]) -> None:
        self._read = read
        self._games: set[str] = set()
        self._some = asyncio.Event()
        self._kept: Kept | None = None

    def start(self, supervisor: Supervisor) -> Kept:
        """Read from now on."""
        self._kept = supervisor.keep("news", self.read_always)
        return self._kept

    def add(self, games: Iterable[str]) -> None:
        """Read these too."""
        self._games.update(games)
        if self._games:
            self._some.set()

    async def read_always(self) -> None:
        """Ends with what reading raises; then nothing is forgotten, and the next one reads it."""
        while True:
            await self._some.wait()
            self._some.clear()
            games, self._games = self._games, set()
            try:
                await self._read(games)
            except BaseException:
                self.add(games)
                raise
            if self._kept is not None:
                self._kept.well()


class Neighbours:
    """What this process knows of the others."""

    def __init__(self, hub: Hub, wire: Wire) -> None:
        self._hub = hub
        self._wire = wire
        self._present: dict[str, dict[str, Present]] = {}
        """By game and process."""
        self._heard: dict[str, float] = {}
        """By process: when it last said something, by our own clock."""
        self._entries = Backlog(self._read_entries)
        """Games of which others have stored entries."""
        self._lines = Backlog(self._read_lines)
        """Games in whose chat others have stored lines."""
        self._kept: list[Kept] = []

    @property
    def is_shared(self) -> bool:
        """Whether there may be other processes."""
        return self._wire.is_shared

    def start(self) -> None:
        """Hear what the others say."""
        supervisor = self._hub.supervisor
        self._wire.start(self._hear, self._missed, supervisor)
        if self.is_shared:
            self._kept = [backlog.start(supervisor) for backlog in (self._entries, self._lines)]
            self._kept.append(supervisor.every(ALIVE_SECONDS, "news", self._stay_alive))

    async def stop(self) -> None:
        """Say farewell."""
        self._tell(Notice(GONE))
        await asyncio.gather(*(kept.stop() for kept in self._kept))
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
            self._entries.add({room.table.id})

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
            self._lines.add({room.table.id})
        elif notice.kind == WHO and room.listeners:
            self.tell_presence(room)

    def _new_entry(self, room: Room, number: str, epoch: str = "", entry: str | None = None) -> None:
        is_ours = entry is not None and epoch == room.epoch
        is_followed = is_ours and room.follow_now(entry_of(json.loads(entry or "")))
        if not is_followed and int(number) > room.table.seq:
            self._entries.add({room.table.id})

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
            self._entries.add(self._hub.rooms)  # its last entries may be stored and not told

    def _missed(self) -> None:
        """The line is new, for the first time or again: read everything that is held, and ask who is where."""
        self._entries.add(self._hub.rooms)
        self._lines.add(self._hub.rooms)
        for game, room in self._hub.rooms.items():
            self._wire.tell(Notice(LOG, game, (str(room.table.seq),)))
            self._wire.tell(Notice(WHO, game))
            self.tell_presence(room)

    def _open(self, games: Iterable[str]) -> dict[str, Room]:
        return {game: self._hub.rooms[game] for game in games if game in self._hub.rooms}

    async def _read_entries(self, games: Collection[str]) -> None:
        rooms = self._open(games)
        rows = await self._wire.stored_after({game: room.table.seq for game, room in rooms.items()})
        await self._hub.notice_restore()
        found: dict[str, list[Row]] = {}
        for row in rows:
            if rooms[row["game"]].epoch == self._hub.journal.epoch:  # else a backup was restored meanwhile
                found.setdefault(row["game"], []).append(row)
        await asyncio.gather(*(self._follow(rooms[game], new) for game, new in found.items()))

    async def _follow(self, room: Room, rows: Iterable[Row]) -> None:
        try:
            await room.follow([entry_of(row) for row in rows])
        except Exception:  # the others go on
            log.exception("news-not-followed", game=room.table.id)
            self._hub.read_anew(room.table.id)

    async def _read_lines(self, games: Collection[str]) -> None:
        await asyncio.gather(*(room.chat.catch_up() for room in self._open(games).values()))

    async def _stay_alive(self) -> None:
        silent = time.monotonic() - DEAD_SECONDS
        self._forget([process for process, heard in self._heard.items() if heard < silent])
        self._tell(Notice(ALIVE))
