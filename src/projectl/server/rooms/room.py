"""One table, who listens to it, and the way of a command: decide, store, carry out, acknowledge, tell everybody."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import structlog
from sqlalchemy import Executable

from projectl.game.disclosure import is_secret
from projectl.game.events.event import Event
from projectl.game.view.parts import KeptParts
from projectl.server.errors import RefusedError
from projectl.server.messages.documents import TableDocument
from projectl.server.messages.inbound import PaceWish
from projectl.server.messages.outbound import Presence, PresenceMessage, You
from projectl.server.metrics import DONE, DONE_AGAIN
from projectl.server.storage import store
from projectl.server.storage.reader import Row
from projectl.server.storage.store import Identity
from projectl.server.storage.write_errors import ConflictError, NotStoredError, RestoredError
from projectl.server.table import Command, Entry, Table
from projectl.server.table.commands import COMMAND_KINDS
from projectl.server.table.telling import ack, audience, hello, table_document

from .autopilot import Autopilot
from .bot_pacing import Pace
from .broadcast import News, encode, fragment
from .chat import Chat

if TYPE_CHECKING:
    from .hub import Hub

log = structlog.get_logger("projectl.rooms")

SNAPSHOT_EVERY = 40
"""Entries, more or less: so many must be followed again after a restart."""


class Listener(Protocol):
    """Somebody with an open connection. `push` never waits."""

    identity: Identity
    muted: set[str]
    language: str

    def push(self, message: bytes) -> None:
        """Send a message, or drop the listener if too much is waiting."""
        ...

    def close(self, code: int, reason: str) -> None:
        """Close the connection."""
        ...


@dataclass(frozen=True, slots=True)
class Done:
    """A command that is in the log; `again`: it was there already, and nothing was done."""

    version: int
    again: bool = False


class Room:
    """Holds a table. Commands are carried out one after the other."""

    def __init__(self, hub: Hub, table: Table, epoch: str, chat: Sequence[Row] = ()) -> None:
        self.hub = hub
        self.epoch = epoch
        """The life of the database from which the table is, and in which alone it goes on."""
        self.table = table
        self.chat = Chat(self, chat)
        self.listeners: set[Listener] = set()
        self.pace = Pace()
        self.autopilot = Autopilot(self)
        self._parts = KeptParts(fragment)
        self._lock = asyncio.Lock()
        self._snapshot_at = table.version()
        self._touched_at = table.version()

    @property
    def is_open(self) -> bool:
        """Whether it is the room of its game still; a sweep may close one that somebody has just asked for."""
        return self.hub.rooms.get(self.table.id) is self

    @property
    def is_idle(self) -> bool:
        """Whether nothing is lost when the room is closed: the log brings it back."""
        return not (self.listeners or self._lock.locked() or self.autopilot.is_needed)

    async def submit(self, command: Command, also: Sequence[Executable] = (), sender: Listener | None = None) -> Done:
        """Do a command. When this returns, it is stored; then everybody is told.

        The `sender` gets its acknowledgement before the news. Raises RefusedError, an error of the game, or
        NotStoredError; for a bot also ConflictError, if the table was not any more as the bot has seen it.
        """
        if not self.is_open:
            return await self._submit_elsewhere(command, also, sender)
        async with self._lock:
            done = self._known(command) or await self._store(command, also)
            if isinstance(done, Done):
                self._acknowledge(sender, command, done)
                return done
            events = self._apply(done)
            finished = Done(self.table.version(self.table.seats_of(command.actor)))
            self._acknowledge(sender, command, finished)
            self._tell(done, events)
            await self._keep(done)
            return finished

    async def _submit_elsewhere(self, command: Command, also: Sequence[Executable], sender: Listener | None) -> Done:
        """In the room that the game has now: those who are there must hear of it."""
        room = await self.hub.room(self.table.id)
        try:
            return await room.submit(command, also, sender)
        finally:
            self.table = room.table  # for who looks at it here afterwards

    def _apply(self, entry: Entry) -> Sequence[Event]:
        """Follow an entry that is stored. If that fails, nobody knows how the table stands: it is read anew."""
        try:
            return self.table.apply(entry)
        except Exception:
            log.exception("entry-not-followed", game=self.table.id, seq=entry.seq)
            self.hub.read_anew(self.table.id)
            raise

    def _known(self, command: Command) -> Done | None:
        """The same command again, as after a lost acknowledgement."""
        if command.actor is None or command.id is None:
            return None
        known = self.table.commands.get((command.actor, command.id))
        return None if known is None else self._again(command, known[1])

    async def _store(self, command: Command, also: Sequence[Executable]) -> Entry | Done:
        while True:
            try:
                entry = self.table.decide(command, self.hub.now())
            except ValueError:  # it cannot be done now, but it may have been done long ago
                done = await self._done_before(command)
                if done is None:
                    raise
                return done
            try:
                await self.hub.journal.write(*also, entry=store.entry_row(self.table.id, entry), epoch=self.epoch)
            except ConflictError:
                done = await self._conflict(command)
                if done is not None:
                    return done
            else:
                return entry

    async def _conflict(self, command: Command) -> Done | None:
        """Another process was faster, or the command is older than memory goes back.

        What a bot has chosen was meant for the table as it was: it is asked again.
        """
        is_behind = await self.catch_up()
        if is_behind and command.kind == "play" and command.actor is None:
            raise ConflictError
        done = await self._done_before(command)
        if done is None and not is_behind:
            raise NotStoredError("conflict")
        return done

    async def _done_before(self, command: Command) -> Done | None:
        """What the log knows of a command that memory does not."""
        if command.actor is None or command.id is None:
            return None
        stored = await self.hub.store.command(self.table.id, command.actor, command.id)
        return None if stored is None else self._again(command, stored.kind)

    def _again(self, command: Command, kind: str) -> Done:
        """A command that was done before. Its number in the log would tell how much others did secretly before it."""
        if kind != command.kind:
            raise RefusedError("command-id-used", id=command.id)
        return Done(self.table.version(self.table.seats_of(command.actor)), again=True)

    async def catch_up(self) -> bool:
        """Follow entries that others have stored; whether there were any. Call it while holding the lock."""
        entries = await self.hub.store.entries(self.table.id, self.table.seq)
        await self.hub.notice_restore()
        if self.epoch != self.hub.journal.epoch:
            raise RestoredError
        self._follow(entries)
        return bool(entries)

    async def follow(self, entries: Sequence[Entry]) -> None:
        """Follow entries of the log that another process has stored, as far as they are not known here yet."""
        async with self._lock:
            self._follow(entries)

    def follow_now(self, entry: Entry) -> bool:
        """The same for one entry, if it is the next one and nothing is under way; whether it was followed."""
        if self._lock.locked() or entry.seq != self.table.seq + 1:
            return False
        self._follow([entry])
        return True

    def _follow(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            if entry.seq == self.table.seq + 1:
                self._tell(entry, self._apply(entry))
                if self._is_snapshot_due and self.table.can_dump:
                    self._snapshot_at = self.table.version()  # it is taken where the entry was stored
                if self._is_touch_due:
                    self._touched_at = self.table.version()

    def _acknowledge(self, sender: Listener | None, command: Command, done: Done) -> None:
        (DONE_AGAIN if done.again else DONE).inc()
        if sender is not None:
            assert command.id is not None, "what a client sends has an id"
            sender.push(encode(ack(command.id, done.version, done.again)))

    def _tell(self, entry: Entry, events: Sequence[Event]) -> None:
        """Tell everybody, or of what is secret only who may know it."""
        if not self.listeners:
            self._parts.forget()
        is_for_all = not is_secret(events)
        news = News(self.table, self.document(), entry.kind, events, self._parts) if self.listeners else None
        for listener in [*self.listeners]:
            seats = audience(self.table, listener.identity.id)
            if news is not None and (is_for_all or entry.seat in seats):
                listener.push(news.message(seats))
        self._parts.rest()
        if entry.kind == "forget":
            self.chat.forget(entry.body["player"])
        if entry.kind == "adopt" and entry.actor is not None:
            self.chat.adopt(entry.body["from"], entry.actor)
        self.autopilot.wake()

    async def _keep(self, entry: Entry) -> None:
        """Write what follows from the log. Lists must show at once who has sat down; nobody waits for the rest."""
        over = self.table.status == "over"
        if COMMAND_KINDS[entry.kind].seats or over:
            if not await self.write_later(*store.update_listing(self.table)):
                self.hub.upkeep.check_lists(self)
        elif self._is_touch_due:
            self._touched_at = self.table.version()
            self.write_later(store.update_last_touch(self.table))
        if over and self.table.setup.rated:
            self.hub.settle_later(self.table, self.epoch)
        if over or (self._is_snapshot_due and self.table.can_dump):
            self._take_snapshot()

    @property
    def _is_snapshot_due(self) -> bool:
        """The processes of one database count alike, so that only one of them takes it."""
        return self.table.version() // SNAPSHOT_EVERY > self._snapshot_at // SNAPSHOT_EVERY

    @property
    def _is_touch_due(self) -> bool:
        """Now and then lists are told when a game was last touched. Finishing touches must not be seen in that."""
        return self.table.version() // SNAPSHOT_EVERY > self._touched_at // SNAPSHOT_EVERY

    def write_later(self, *statements: Executable) -> asyncio.Task[bool]:
        """Write something that follows from this table; whether it was written."""
        return self.hub.write_later(*statements, epoch=self.epoch)

    def _take_snapshot(self) -> None:
        self._snapshot_at = self.table.version()
        self.write_later(*store.replace_snapshot(self.table))

    def document(self) -> TableDocument:
        """The table as everybody sees it."""
        return table_document(self.table, self.hub.settings.expire_days)

    def hello(self, listener: Listener) -> bytes:
        """All that a client needs when it connects, or connects again. After a restart all at a table do so at once."""
        seats = audience(self.table, listener.identity.id)
        views = [fragment(self.table.view(seat, parts=self._parts)) for seat in seats] if self.table.game else []
        you: You = {
            "id": listener.identity.id or None,
            "name": listener.identity.name,
            "seats": self.table.seats_of(listener.identity.id),
        }
        chat = self.chat.heard_by(listener)
        return encode(hello(self.table, self.document(), you, self._presence(), chat, self.hub.now(), views))

    def enter(self, listener: Listener) -> None:
        """Somebody listens from now on."""
        self.listeners.add(listener)
        listener.push(self.hello(listener))
        if self.present_here()[0] >= self.table.humans:
            self._parts.rest()  # nobody else is waited for
        self._presence_changed()

    def leave(self, listener: Listener) -> None:
        """Somebody has gone."""
        self.listeners.discard(listener)
        self.pace.forget(listener)
        if not self.listeners:
            self._parts.forget()
        self._presence_changed()

    def close(self) -> None:
        """It is not the room of its game any more. Most of its memory is what was told in it, which goes at once."""
        self.autopilot.stop()
        self._parts.forget()

    def set_pace(self, listener: Listener, wanted: PaceWish) -> None:
        """How fast bots should be for somebody who plays here; who watches takes it as it comes."""
        if self.table.seats_of(listener.identity.id):
            self.pace.wish(listener, wanted)

    def present_here(self) -> tuple[set[int], int]:
        """The seats whose players are connected to this process, and how many others watch."""
        here = {listener.identity.id for listener in self.listeners}
        online = {number for number, seat in enumerate(self.table.seats) if seat.player in here}
        return online, sum(not self.table.seats_of(player) for player in here)

    def _presence(self) -> Presence:
        """Here and at the other processes."""
        online, watching = self.present_here()
        for seats, others in self.hub.neighbours.present(self.table.id):
            online |= seats
            watching += others
        return {"online": sorted(online), "watching": watching}

    def _presence_changed(self) -> None:
        self.tell_presence()
        self.hub.neighbours.tell_presence(self)

    def tell_presence(self) -> None:
        """Tell everybody here who is connected."""
        message: PresenceMessage = {"type": "presence", **self._presence()}
        encoded = encode(message)
        for listener in [*self.listeners]:
            listener.push(encoded)
