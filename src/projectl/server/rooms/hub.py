"""All rooms of this process: they are opened when somebody asks for them and closed when nobody needs them."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, replace
from typing import Any

import structlog
from sqlalchemy import Executable

from projectl.game.errors import GameError
from projectl.rules.shuffle import SEED_BYTES
from projectl.server.bots import BotPool
from projectl.server.faults import Refused
from projectl.server.greeting import Greetings
from projectl.server.ladder import Ladder
from projectl.server.leases import RENEW_SECONDS, Leases, Unchallenged
from projectl.server.metrics import TABLES
from projectl.server.news import Alone, Wire
from projectl.server.settings import Settings
from projectl.server.storage import store
from projectl.server.storage.journal import Conflict, Journal, NotStored
from projectl.server.storage.store import Identity, Store
from projectl.server.table import Command, Entry, Setup, Table
from projectl.server.table.rated import check_rated
from projectl.server.table.seats import Seat
from projectl.server.tokens import new_id

from .neighbours import Neighbours
from .notices import warn
from .room import Listener, Room

log = structlog.get_logger("projectl.hub")

SWEEP_SECONDS = 60.0
SHOW_SECONDS = 0.5
SHOWN_TOGETHER = 10
SIGNED_OUT, NO_GAME, READ_ANEW = 4001, 4004, 1012
"""Why a connection is closed, besides the standard codes."""


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """How a seat of a new table is filled: left open, by a bot, or by who creates it, under a name."""

    bot: str | None = None
    name: str | None = None

    def command(self, seat: int, host: str) -> Command | None:
        """What fills the seat; None if it is left open."""
        if self.bot is not None:
            return Command("seat-bot", seat, {"bot": self.bot}, host)
        return None if self.name is None else Command("sit", seat, {"name": self.name}, host)


def _again(seat: Seat, player: str) -> SeatChoice:
    """How a seat is filled in a rematch that a player has asked for."""
    if seat.player is None:
        return SeatChoice(bot=seat.bot)
    return SeatChoice(name=seat.name) if seat.player == player else SeatChoice()


def admit(setup: Setup, identity: Identity) -> None:
    """Refuse who may not sit down at a table."""
    if setup.rated and not identity.has_account:
        raise Refused("rated-account")


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Hub:
    """Holds the rooms and what they share."""

    def __init__(
        self,
        settings: Settings,
        database: Store,
        journal: Journal,
        bots: BotPool,
        now: Callable[[], int] = wall_clock,
        *,
        wire: Wire | None = None,
        leases: Leases | None = None,
    ) -> None:
        self.settings = settings
        self.store = database
        self.journal = journal
        self.ladder = Ladder(database.engine)
        self.bots = bots
        self.now = now
        self.leases: Leases = leases or Unchallenged()
        self.neighbours = Neighbours(self, wire or Alone())
        self.is_stopping = False
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._writing: set[asyncio.Task[None]] = set()
        self._to_show: deque[Room] = deque()
        """Games that were opened: what lists show of them is checked, when there is time."""
        self.greetings = Greetings()
        self._background: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Bring back the games that go on by themselves, and look after all of them from now on."""
        self.neighbours.start()
        always = [self._sweep_always(), self._show_always()]
        if self.neighbours.is_shared:
            always.append(self._look_after_leases())
        self._background = [asyncio.create_task(work) for work in (self._revive(), *always)]

    async def stop(self) -> None:
        """Finish what is being written; nothing new is begun."""
        self.is_stopping = True
        for task in self._background:
            task.cancel()
        for room in self.rooms.values():
            room.autopilot.stop()
        await asyncio.gather(*self._background, *self._writing, return_exceptions=True)
        await self.leases.close()
        await self.neighbours.stop()

    async def room(self, game: str) -> Room:
        """The room of a game; Refused if there is no such game."""
        if game in self.rooms:
            return self.rooms[game]
        if game not in self._opening:
            self._opening[game] = asyncio.create_task(self._open(game))
            self._opening[game].add_done_callback(lambda _: self._opening.pop(game, None))
        return await asyncio.shield(self._opening[game])

    async def _open(self, game: str) -> Room:
        table = await self.store.table(game)
        if table is None:
            raise Refused("game-unknown")
        room = Room(self, table, await self.store.chat(game))
        self._to_show.append(room)  # a crash may have come between the log and what follows from it
        return self._add(room)

    def _add(self, room: Room) -> Room:
        self.rooms[room.table.id] = room
        TABLES.set(len(self.rooms))
        room.autopilot.wake()
        self.neighbours.opened(room)
        return room

    async def create(self, setup: Setup, host: Identity, seats: Sequence[SeatChoice]) -> Room:
        """A new table. Its shuffle is fixed and committed to before anybody sits down."""
        if len(seats) != setup.players:
            raise Refused("setup-seats", found=len(seats), wanted=setup.players)
        if setup.rated:
            check_rated(setup)
            seats = [replace(seat, name=seat.name and host.name) for seat in seats]
        admit(setup, host)
        table, statements = self._new_table(setup, host, seats)
        await self.journal.write(*statements)
        return self._add(Room(self, table))

    def _new_table(
        self, setup: Setup, host: Identity, seats: Sequence[SeatChoice]
    ) -> tuple[Table, Sequence[Executable]]:
        """A table with its first seats taken, and what writes it."""
        table = Table(new_id(12), setup, secrets.token_bytes(SEED_BYTES), host.id, self.now())
        begun = store.new_game(table)
        entries: list[Entry] = []
        for number, choice in enumerate(seats):
            command = choice.command(number, host.id)
            if command is not None:
                entries.append(table.decide(command, self.now()))
                table.apply(entries[-1])
        return table, [begun, *store.first_entries(table.id, entries), *store.shown(table)]

    async def rematch(self, room: Room, command: Command, identity: Identity, sender: Listener | None) -> None:
        """The same again: bots and who asked take their seats, the others are told where to sit down."""
        seats = [_again(seat, identity.id) for seat in room.table.seats]
        table, statements = self._new_table(room.table.setup, identity, seats)
        asked = Command("rematch", None, {"game": table.id}, command.actor, command.id)
        done = await room.submit(asked, also=statements, sender=sender)
        if not done.again:
            await self.room(table.id)  # by the one way: who was just told of it may have opened it already

    def sign_out(self, session: str) -> None:
        """Close what a session that is over has open here."""
        for room in self.rooms.values():
            for listener in [*room.listeners]:
                if listener.identity.session == session:
                    listener.close(SIGNED_OUT, "signed-out")

    def drop(self, game: str, code: int = NO_GAME, reason: str = "game-unknown") -> None:
        """Close the room of a game that was deleted, or is another one now."""
        room = self.rooms.pop(game, None)
        if room is not None:
            room.autopilot.stop()
            for listener in [*room.listeners]:
                listener.close(code, reason)
            TABLES.set(len(self.rooms))

    def reload(self) -> None:
        """Read everything anew: the database was restored."""
        for game in [*self.rooms]:
            self.drop(game, READ_ANEW, "reload")
        self._background.append(asyncio.create_task(self._revive()))

    def mute(self, identity: str, other: str, is_muted: bool) -> None:
        """Let the open connections of somebody know whom they do not want to hear."""
        self.mute_here(identity, other, is_muted)
        self.neighbours.tell_muted(identity, other, is_muted)

    def mute_here(self, identity: str, other: str, is_muted: bool) -> None:
        """The same, for the connections to this process."""
        for room in self.rooms.values():
            for listener in room.listeners:
                if listener.identity.id == identity:
                    (listener.muted.add if is_muted else listener.muted.discard)(other)

    def write_later(self, *statements: Executable) -> asyncio.Task[None]:
        """Write something that follows from the log, so that nobody has to wait for it."""
        return self._later(self._write(statements))

    def _later(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)
        return task

    async def _write(self, statements: Sequence[Executable]) -> None:
        try:
            await self.journal.write(*statements)
        except (Conflict, NotStored) as error:
            log.warning("not-kept", reason=str(error))

    def settle_later(self, table: Table) -> None:
        """Count a rated game that is over; if that fails, `sweep` tries again."""
        self._later(self._settle(table))

    async def _settle(self, table: Table) -> None:
        try:
            await self.ladder.settle(table, self.now())
        except Exception as error:  # whatever the driver raises; the game is over all the same
            log.warning("not-rated", game=table.id, reason=type(error).__name__)

    async def _settle_due(self) -> None:
        for game in await self.ladder.due():
            table = await self.store.table(game)
            if table is not None:
                await self._settle(table)

    async def _revive(self) -> None:
        """Open the games that have bots or clocks, so that they go on. All others wait until somebody asks for them."""
        await self._open_all(await self.store.by_themselves(self.neighbours.is_shared))
        await asyncio.gather(*self._writing, return_exceptions=True)
        await self._settle_due()

    async def _open_all(self, games: Sequence[str]) -> None:
        """One after the other, so that whoever asks for a game does not have to wait for all of them."""
        for game in games:
            try:
                table = (await self.room(game)).table
                if table.status == "over":  # what follows from its last entry is waited for
                    self.write_later(*store.shown(table))
            except Exception:
                log.exception("game-unreadable", game=game)
            await asyncio.sleep(0)

    async def _look_after_leases(self) -> None:
        """Keep what is held, and go on with the games of a process that has died."""
        while True:
            inherited = await self.leases.look_after()
            if inherited:
                log.info("games-taken-over", games=len(inherited))
                await self._open_all(inherited)
            await asyncio.sleep(RENEW_SECONDS)

    async def _show_always(self) -> None:
        """A few at a time, after those who have come back to their games are in."""
        while True:
            await asyncio.sleep(SHOW_SECONDS)
            few = [self._to_show.popleft() for _ in range(min(len(self._to_show), SHOWN_TOGETHER))]
            try:
                late = await self.store.not_shown([room.table for room in few]) if few else []
            except Exception as error:  # the database may be away for a while
                log.warning("not-shown", reason=type(error).__name__)
                self._to_show.extend(few)
                continue
            if late:
                await self.write_later(*(statement for table in late for statement in store.shown(table)))

    async def _sweep_always(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                await self.sweep()
            except (NotStored, GameError):
                log.exception("sweep-failed")

    async def sweep(self) -> None:
        """End games that nobody has touched for long, and close the rooms that nobody needs."""
        await self._settle_due()
        if self.settings.expire_days:
            await warn(self)
            await self._expire(self.now() - self.settings.expire_days * 86_400_000)
        idle = [game for game, room in self.rooms.items() if room.is_idle]
        for game in idle:
            self.rooms.pop(game).autopilot.stop()
        TABLES.set(len(self.rooms))
        await self.leases.release(idle)

    async def _expire(self, before: int) -> None:
        for game in await self.store.unfinished(before):
            room = await self.room(game)
            if room.table.shown_at <= before and room.table.status != "over":
                await room.submit(Command("expire"))
