"""What a device holds: whose it is, the games that are kept on it, and the rooms of those that are open."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from projectl.game import IllegalActionError
from projectl.record.errors import NotationError
from projectl.rules.shuffle import SEED_BYTES
from projectl.server.errors import RefusedError
from projectl.server.ids import new_id
from projectl.server.naming.text_cleaning import clean_name
from projectl.server.table import Command, Entry, Setup, Table
from projectl.server.table.seats import Seat

from .bots import Bots
from .kept_sets import KeptSets
from .room import Person, Room
from .storing import LAYOUT, entry_row, row_of, table_from

READ_ANEW, NO_GAME = 1012, 4004
"""Why a page is to connect again, and why it need not; as a server closes connections."""
OPEN_ROOMS = 8
"""So many rooms stay open that nobody listens to: they are quick to look at again."""


class NotHereError(Exception):
    """The log of a game is wanted before anything can be done: hand it in by `bring`, and ask again."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = game


@dataclass(slots=True)
class Outbox:
    """What a call has brought about: first all of it is kept, in one go, then it is told."""

    entries: list[dict[str, Any]] = field(default_factory=list)
    rows: list[dict[str, Any]] = field(default_factory=list)
    me: dict[str, str] | None = None
    sets: list[dict[str, Any]] = field(default_factory=list)
    """Puzzle sets; one that is dropped is its id alone."""
    tell: list[tuple[str, str]] = field(default_factory=list)
    close: list[tuple[str, int, str]] = field(default_factory=list)


def encode(document: Any) -> str:
    """As compact JSON."""
    return json.dumps(document, separators=(",", ":"), ensure_ascii=False)


class Device:
    """Does what a server does for one person. Its own clock and chance can be replaced, for tests."""

    def __init__(
        self,
        now: Callable[[], int],
        new_game_id: Callable[[], str] = lambda: new_id(12),
        new_seed: Callable[[], bytes] = lambda: secrets.token_bytes(SEED_BYTES),
    ) -> None:
        self.now = now
        self._new_game_id = new_game_id
        self._new_seed = new_seed
        self.person = Person()
        self.rows: dict[str, dict[str, Any]] = {}
        self.rooms: dict[str, Room] = {}
        self.bots = Bots()
        self.sets = KeptSets(now, self._hand_out_set)
        self._out = Outbox()
        self._places: dict[str, str] = {}
        """By listener: the game that it listens to."""

    def taken(self) -> Outbox:
        """What is to be kept and told since the last time."""
        out, self._out = self._out, Outbox()
        return out

    def tell(self, listener: str, message: Any) -> None:
        """See World."""
        self._out.tell.append((listener, encode(message)))

    def keep(self, table: Table, entry: Entry) -> None:
        """See World."""
        self._out.entries.append({"game": table.id, **entry_row(entry)})

    def _hand_out_set(self, row: dict[str, Any]) -> None:
        self._out.sets.append(row)

    def name(self, wanted: str) -> Person:
        """Be somebody from now on, or somebody of another name; RefusedError if it is no name."""
        self.person = Person(self.person.id or new_id(9), clean_name(wanted))
        self._out.me = {"id": self.person.id, "name": self.person.name}
        return self.person

    def known(self) -> Person:
        """Whose device it is; RefusedError before a name was said."""
        if not self.person.id:
            raise RefusedError("identity-wanted")
        return self.person

    def create(self, setup: Setup, seats: Sequence[Mapping[str, Any]]) -> Room:
        """A new game; seats are taken as `seat_command` says."""
        if setup.rated:
            raise RefusedError("needs-server")
        person = self.known()
        commands = [seat_command(number, seat, person) for number, seat in enumerate(seats)]
        return self._begin(setup, [command for command in commands if command is not None])

    def _begin(self, setup: Setup, commands: Sequence[Command]) -> Room:
        table = Table(self._new_game_id(), setup, self._new_seed(), self.person.id, self.now())
        entries = []
        for command in commands:
            entries.append(table.decide(command, self.now()))
            table.apply(entries[-1])
        for entry in entries:
            self.keep(table, entry)
        room = self.rooms[table.id] = Room(self, table)
        self._note(table)
        return room

    def _note(self, table: Table) -> None:
        """Lists must show who sits where, and what is over."""
        row, before = row_of(table), self.rows.get(table.id)
        if before is None or any(row[name] != before[name] for name in ("status", "seats", "ended")):
            self.rows[table.id] = row
            self._out.rows.append(row)

    def room(self, game: str) -> Room:
        """The room of a game; NotHereError if its log must be handed in first."""
        if game not in self.rows:
            raise RefusedError("game-unknown")
        if (self.rows[game]["ended"] or {}).get("how") == "unreadable":
            raise RefusedError("game-unreadable")
        if game not in self.rooms:
            raise NotHereError(game)
        return self.rooms[game]

    def bring(self, game: str, entries: Sequence[Mapping[str, Any]]) -> None:
        """Hand the log of a game in. One that cannot be followed is told of from now on as what it is."""
        row = self.rows[game]
        try:
            if row["layout"] > LAYOUT:
                raise RefusedError("game-unreadable")
            table = table_from(row, entries)
        except Exception:  # whatever is wrong with it: it stays as it is kept
            ended = {"how": "unreadable", "seat": None, "result": None}
            self.rows[game] = {**row, "status": "over", "ended": ended}
            return
        for idle in [name for name, room in self.rooms.items() if not room.listeners][:-OPEN_ROOMS]:
            del self.rooms[idle]
            self.bots.forget(idle)
        self.rooms[game] = Room(self, table)

    def take(self, games: Sequence[Mapping[str, Any]]) -> int:
        """Take games over from another device, rows with their logs; how many were new. Raises what is wrong."""
        found = [(game["row"], game["entries"]) for game in games if game["row"]["id"] not in self.rows]
        for row, entries in found:
            table_from(row, [{key: value for key, value in entry.items() if key != "game"} for entry in entries])
        for row, entries in found:
            self.rows[row["id"]] = row
            self._out.rows.append(row)
            self._out.entries += [{**entry, "game": row["id"]} for entry in entries]
        return len(found)

    def drop(self, game: str) -> None:
        """What is kept of a game has changed elsewhere: read it anew, and have who listens connect again."""
        room = self.rooms.pop(game, None)
        self.bots.forget(game)
        for listener in [*room.listeners] if room else ():
            self._places.pop(listener, None)
            self._out.close.append((listener, READ_ANEW, "reload"))

    def enter(self, listener: str, game: str) -> None:
        """A page wants to see a game."""
        try:
            room = self.room(game)
        except RefusedError as refusal:
            self._out.close.append((listener, NO_GAME, refusal.code))
            return
        self._places[listener] = game
        room.enter(listener, self.person)

    def leave(self, listener: str) -> None:
        """A page shows something else."""
        room = self.rooms.get(self._places.pop(listener, ""))
        if room is not None:
            room.leave(listener)

    def room_of(self, listener: str) -> Room | None:
        """Where a page listens; None if its game was dropped meanwhile."""
        return self.rooms.get(self._places.get(listener, ""))

    def submit(self, room: Room, command: Command, sender: str | None = None) -> None:
        """Do a command at a table."""
        room.submit(command, sender)
        self._note(room.table)
        if room.table.status == "over":
            self.bots.forget(room.table.id)

    def rematch(self, room: Room, command: Command, sender: str) -> None:
        """The same again: bots and who asked take their seats."""
        table = room.table
        asked = Command("rematch", None, {"game": self._new_game_id()}, command.actor, command.id)
        table.decide(asked, self.now())  # refused before anything is begun
        seats = [_again(number, seat, self.person.id) for number, seat in enumerate(table.seats)]
        begun = self._begin(table.setup, [seat for seat in seats if seat is not None])
        self.submit(room, Command("rematch", None, {"game": begun.table.id}, command.actor, command.id), sender)

    def due(self) -> int | None:
        """When something happens by itself at a table that somebody looks at."""
        return min((due for room in self._watched() if (due := room.due()) is not None), default=None)

    def _watched(self) -> list[Room]:
        return [room for room in self.rooms.values() if room.listeners]

    def act(self) -> None:
        """Let one bot act, or a clock run out, where that is due."""
        now = self.now()
        for room in self._watched():
            deadline = room.table.clock.next_deadline()
            if deadline is not None and deadline[0] <= now:
                self.submit(room, Command("timeout", deadline[1]))
                return
            due = room.due()
            if due is not None and due <= now and (seat := room.next_bot()) is not None:
                self._play_bot(room, seat)
                return

    def _play_bot(self, room: Room, seat: int) -> None:
        bot = room.table.seats[seat].bot
        refused: list[str] = []
        while True:
            answer = self.bots.choose(room.table, seat, refused)
            stood_in = {} if answer.bot == bot else {"stand_in": answer.bot}
            try:
                self.submit(room, Command("play", seat, {"action": answer.action, **stood_in}))
            except (IllegalActionError, NotationError, RefusedError):
                refused.append(answer.bot)
            else:
                return


def seat_command(number: int, seat: Mapping[str, Any], person: Person) -> Command | None:
    """What fills a seat of a new game: a bot, or who plays on this device, under a name; None leaves it open."""
    if seat["kind"] == "bot":
        return Command("seat-bot", number, {"bot": seat["bot"]}, person.id)
    if seat["kind"] == "open":
        return None
    name = seat.get("name")
    return Command("sit", number, {"name": person.name if name is None else clean_name(name)}, person.id)


def _again(number: int, seat: Seat, person: str) -> Command | None:
    """How a seat is filled in a rematch."""
    if seat.player is None:
        return Command("seat-bot", number, {"bot": seat.bot}, person)
    return Command("sit", number, {"name": seat.name}, person) if seat.player == person else None
