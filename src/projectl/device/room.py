"""A table on this device and the pages that show it: decide, hand out to be kept, carry out, acknowledge, tell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from projectl.game.disclosure import is_secret
from projectl.game.events.event import Event
from projectl.game.view.parts import KeptParts
from projectl.server.errors import RefusedError
from projectl.server.messages.outbound import You
from projectl.server.table import Command, Entry, Table
from projectl.server.table.pace_wishes import PaceWishes
from projectl.server.table.telling import ack, audience, hello, table_document, update, views

from .advising import ASKED, advice

BOT_DELAY = 0.4
"""Seconds that bots wait before they act, so that people can follow; as long as on a server."""


@dataclass(frozen=True, slots=True)
class Person:
    """Whose device it is; empty for who has not said a name yet."""

    id: str = ""
    name: str = ""


class World(Protocol):
    """What a room asks of the device that it is on."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        ...

    def tell(self, listener: str, message: Any) -> None:
        """Say something to a page, once what was handed out before is kept."""
        ...

    def keep(self, table: Table, entry: Entry) -> None:
        """Hand an entry out, to be kept before anybody is told."""
        ...


@dataclass(frozen=True, slots=True)
class Done:
    """A command that is in the log; `again`: it was there already, and nothing was done."""

    version: int
    again: bool = False


class Room:
    """Holds a table. It follows the same way as a server's room, one command after the other by its nature."""

    def __init__(self, world: World, table: Table) -> None:
        self._world = world
        self.table = table
        self.listeners: dict[str, Person] = {}
        self.pace: PaceWishes[str] = PaceWishes()
        self._parts = KeptParts(_as_it_is)
        self._turn = 0
        self._waiting_since: int | None = None
        """Since when a bot has had something to decide."""

    def enter(self, listener: str, person: Person) -> None:
        """Somebody listens from now on."""
        self.listeners[listener] = person
        seats = audience(self.table, person.id)
        you: You = {"id": person.id or None, "name": person.name, "seats": self.table.seats_of(person.id)}
        seen = views(self.table, seats, self._parts)
        told = hello(self.table, self.document(), you, self._presence(), [], self._world.now(), seen)
        self._world.tell(listener, told)
        self._tell_presence()

    def leave(self, listener: str) -> None:
        """Somebody has gone."""
        self.listeners.pop(listener, None)
        self.pace.forget(listener)
        if not self.listeners:
            self._parts.forget()
        self._tell_presence()

    def submit(self, command: Command, sender: str | None = None) -> Done:
        """Do a command; RefusedError or an error of the game if it cannot be done, and nothing has changed."""
        known = self._known(command)
        if known is not None:
            self._acknowledge(sender, command, known)
            return known
        entry = self.table.decide(command, self._world.now())
        self._world.keep(self.table, entry)
        events = self.table.apply(entry)
        done = Done(self.table.version(self.table.seats_of(command.actor)))
        self._acknowledge(sender, command, done)
        self._tell(entry, events)
        if sender is not None and command.kind in ASKED:
            self._world.tell(sender, advice(self.table, command))
        return done

    def _known(self, command: Command) -> Done | None:
        """The same command again, as after a lost acknowledgement."""
        found = self.table.commands.get((command.actor or "", command.id or ""))
        if found is None:
            return None
        if found[1] != command.kind:
            raise RefusedError("command-id-used", id=command.id)
        return Done(self.table.version(self.table.seats_of(command.actor)), again=True)

    def _acknowledge(self, sender: str | None, command: Command, done: Done) -> None:
        if sender is not None and command.id is not None:
            self._world.tell(sender, ack(command.id, done.version, done.again))

    def _tell(self, entry: Entry, events: Sequence[Event]) -> None:
        """Tell everybody, or of what is secret only who may know it."""
        self._parts.begin()
        shared = self.document()
        for listener, person in self.listeners.items():
            seats = audience(self.table, person.id)
            if entry.seat in seats or not is_secret(events):
                self._world.tell(listener, update(self.table, shared, entry.kind, events, seats, self._parts))

    def document(self) -> Any:
        """The table as everybody sees it; on a device no game is closed because nobody touches it."""
        return table_document(self.table, 0)

    def _presence(self) -> Any:
        here = {person.id for person in self.listeners.values()}
        online = [number for number, seat in enumerate(self.table.seats) if seat.player in here]
        return {"online": online, "watching": sum(not self.table.seats_of(player) for player in here)}

    def _tell_presence(self) -> None:
        for listener in self.listeners:
            self._world.tell(listener, {"type": "presence", **self._presence()})

    def due(self) -> int | None:
        """When a bot or a clock has to act next, in milliseconds since 1970; None: it is for people to act."""
        deadline = self.table.clock.next_deadline()
        moments = [deadline[0]] if deadline else []
        if self.table.bots_to_act:
            if self._waiting_since is None:
                self._waiting_since = self._world.now()
            moments.append(self._waiting_since + int(1000 * BOT_DELAY * self.pace.factor()))
        else:
            self._waiting_since = None
            self.pace.rest()
        return min(moments, default=None)

    def next_bot(self) -> int | None:
        """The seat of the bot whose turn it is to act. One after the other, which is fair in Line Clear too."""
        seats = self.table.bots_to_act
        self._waiting_since = None
        self._turn += 1
        return seats[self._turn % len(seats)] if seats else None


def _as_it_is(document: Any) -> Any:
    return document
