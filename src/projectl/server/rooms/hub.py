"""All rooms of this process: they are opened when somebody asks for them and closed when nobody needs them."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, replace
from typing import Any

import structlog
from sqlalchemy import Executable

from projectl.rules.shuffle import SEED_BYTES
from projectl.server.bots.pool import AdvicePool, BotPool
from projectl.server.cluster import Alone, Wire
from projectl.server.cluster.leases import Leases, Unchallenged
from projectl.server.errors import RefusedError
from projectl.server.ids import new_id
from projectl.server.ladder import Ladder
from projectl.server.metrics import TABLES
from projectl.server.rooms.admission import Greetings
from projectl.server.rooms.quotas import Quotas
from projectl.server.settings import Settings
from projectl.server.storage import store
from projectl.server.storage.journal import Journal
from projectl.server.storage.outages import trouble_of
from projectl.server.storage.store import Identity, Store
from projectl.server.storage.unreadable_games import UnreadableGameError, update_to_closed
from projectl.server.storage.write_errors import ConflictError, NotStoredError
from projectl.server.supervisor import Supervisor
from projectl.server.table import Command, Entry, Setup, Table
from projectl.server.table.rating_conditions import check_rated
from projectl.server.table.seats import Seat

from .maintenance import Upkeep
from .peers import Neighbours
from .room import Listener, Room

log = structlog.get_logger("projectl.hub")

SIGNED_OUT, NO_GAME, READ_ANEW = 4001, 4004, 1012
"""Why a connection is closed, besides the standard codes."""
SIGNED_OUT_KEPT = 1000
"""So many ended sessions are remembered: longer than anybody needs to be let in."""


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """How a seat of a new table is filled: left open, by a bot, or by who creates it, under a name."""

    bot: str | None = None
    name: str | None = None

    def command(self, seat: int, host: Identity) -> Command | None:
        """What fills the seat; None if it is left open."""
        if self.bot is not None:
            return Command("seat-bot", seat, {"bot": self.bot}, host.id)
        return None if self.name is None else sitting(seat, self.name, host)


def sitting(seat: int, name: str, identity: Identity) -> Command:
    """Somebody sits down, under the own name or another one."""
    own = {"account": True} if identity.has_account and name == identity.name else {}
    return Command("sit", seat, {"name": name, **own}, identity.id)


def _again(seat: Seat, player: str) -> SeatChoice:
    """How a seat is filled in a rematch that a player has asked for."""
    if seat.player is None:
        return SeatChoice(bot=seat.bot)
    return SeatChoice(name=seat.name) if seat.player == player else SeatChoice()


def admit(setup: Setup, identity: Identity) -> None:
    """Refuse who may not sit down at a table."""
    if setup.rated and not identity.has_account:
        raise RefusedError("rated-account")


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Hub:
    """Holds the rooms and what they share."""

    def __init__(  # noqa: PLR0913  # all that rooms share
        self,
        settings: Settings,
        database: Store,
        journal: Journal,
        bots: BotPool,
        now: Callable[[], int] = wall_clock,
        *,
        wire: Wire | None = None,
        leases: Leases | None = None,
        supervisor: Supervisor | None = None,
        advice: AdvicePool | None = None,
    ) -> None:
        self.supervisor = supervisor or Supervisor(trouble_of)
        self.settings = settings
        self.store = database
        self.journal = journal
        self.ladder = Ladder(database.engine)
        self.quotas = Quotas(database.engine, settings)
        self.bots = bots
        self.advice = advice or AdvicePool(settings.advice_workers, settings.bot_seconds, self.supervisor)
        self.now = now
        self.leases: Leases = leases or Unchallenged()
        self.neighbours = Neighbours(self, wire or Alone())
        self.is_stopping = False
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._writing: set[asyncio.Task[bool]] = set()
        self.upkeep = Upkeep(self)
        self.greetings = Greetings()
        self._signed_out: deque[str] = deque(maxlen=SIGNED_OUT_KEPT)

    def start(self) -> None:
        """Bring back the games that go on by themselves, and look after all of them from now on."""
        self.neighbours.start()
        self.upkeep.start()

    async def stop(self) -> None:
        """Finish what is being written; nothing new is begun."""
        self.is_stopping = True
        for room in self.rooms.values():
            room.autopilot.stop()
        await self.upkeep.stop()
        await self.all_written()
        await self.leases.close()
        await self.neighbours.stop()

    async def room(self, game: str) -> Room:
        """The room of a game; RefusedError if there is no such game."""
        if game in self.rooms:
            return self.rooms[game]
        if game not in self._opening:
            self._opening[game] = asyncio.create_task(self._open(game))
            self._opening[game].add_done_callback(lambda _: self._opening.pop(game, None))
        return await asyncio.shield(self._opening[game])

    async def _open(self, game: str) -> Room:
        while True:
            room = await self._read(game)
            await self.notice_restore()
            if room.epoch == self.journal.epoch:
                break  # all of it was read in one life of the database
        self.upkeep.check_lists(room)  # a crash may have come between the log and what follows from it
        return self._add(room)

    async def _read(self, game: str) -> Room:
        epoch = self.journal.epoch
        try:
            table = await self.store.table(game)
        except UnreadableGameError as unreadable:
            await self._close_unreadable(unreadable, epoch)
            raise
        if table is None:
            raise RefusedError("game-unknown")
        return Room(self, table, epoch, await self.store.chat(game))

    async def _close_unreadable(self, unreadable: UnreadableGameError, epoch: str) -> None:
        """Nobody will play it on. What is stored of it stays, so that it can be had as a record."""
        if not unreadable.is_closed:
            log.error("game-unreadable", game=unreadable.game, reason=unreadable.reason, exc_info=unreadable.__cause__)
            with contextlib.suppress(ConflictError):  # another process has closed it
                row = store.entry_row(unreadable.game, unreadable.last_entry(self.now()))
                await self.journal.write(*update_to_closed(unreadable.game, self.now()), entry=row, epoch=epoch)

    async def enter(self, room: Room, listener: Listener) -> Room:
        """Let somebody in; the room, which is another one if the one asked for was closed meanwhile."""
        while not room.is_open:
            room = await self.room(room.table.id)
        room.enter(listener)
        return room

    def _add(self, room: Room) -> Room:
        self.rooms[room.table.id] = room
        TABLES.set(len(self.rooms))
        if any(seat.bot for seat in room.table.seats):
            self.bots.start()
        room.autopilot.wake()
        self.neighbours.opened(room)
        return room

    async def create(self, setup: Setup, host: Identity, seats: Sequence[SeatChoice]) -> Room:
        """A new table. Its shuffle is fixed and committed to before anybody sits down."""
        if len(seats) != setup.players:
            raise RefusedError("setup-seats", found=len(seats), wanted=setup.players)
        if setup.rated:
            check_rated(setup)
            seats = [replace(seat, name=seat.name and host.name) for seat in seats]
        admit(setup, host)
        table, statements = self._new_table(setup, host, seats)
        epoch = self.journal.epoch
        async with self.quotas.another_game(host.id, setup, self.now()):
            await self.journal.write(*statements, epoch=epoch)
        return self._add(Room(self, table, epoch))

    def _new_table(
        self, setup: Setup, host: Identity, seats: Sequence[SeatChoice]
    ) -> tuple[Table, Sequence[Executable]]:
        """A table with its first seats taken, and what writes it."""
        table = Table(new_id(12), setup, secrets.token_bytes(SEED_BYTES), host.id, self.now())
        begun = store.insert_game(table)
        entries: list[Entry] = []
        for number, choice in enumerate(seats):
            command = choice.command(number, host)
            if command is not None:
                entries.append(table.decide(command, self.now()))
                table.apply(entries[-1])
        return table, [begun, *store.insert_entries(table.id, entries), *store.update_listing(table)]

    async def rematch(self, room: Room, command: Command, identity: Identity, sender: Listener | None) -> None:
        """The same again: bots and who asked take their seats, the others are told where to sit down."""
        seats = [_again(seat, identity.id) for seat in room.table.seats]
        table, statements = self._new_table(room.table.setup, identity, seats)
        asked = Command("rematch", None, {"game": table.id}, command.actor, command.id)
        async with self.quotas.another_game(identity.id, room.table.setup, self.now()):
            done = await room.submit(asked, also=statements, sender=sender)
        if not done.again:
            await self.room(table.id)  # by the one way: who was just told of it may have opened it already

    def sign_out(self, session: str) -> None:
        """Close what a session that is over has open here."""
        self._signed_out.append(session)
        for room in self.rooms.values():
            for listener in [*room.listeners]:
                if listener.identity.session == session:
                    listener.close(SIGNED_OUT, "signed-out")

    def is_signed_out(self, session: str) -> bool:
        """Whether a session has ended of late, as while its socket was being let in."""
        return session in self._signed_out

    def forget_words(self, player: str) -> None:
        """Take what somebody has said out of every open room."""
        for room in self.rooms.values():
            room.chat.forget(player)

    def adopt_words(self, guest: str, account: str) -> None:
        """What a guest has said in any open room, the account has said in which the guest has logged in."""
        for room in self.rooms.values():
            room.chat.adopt(guest, account)

    def drop(self, game: str, code: int = NO_GAME, reason: str = "game-unknown") -> None:
        """Close the room of a game that was deleted, or is another one now."""
        room = self.rooms.pop(game, None)
        if room is not None:
            room.close()
            for listener in [*room.listeners]:
                listener.close(code, reason)
            TABLES.set(len(self.rooms))

    async def notice_restore(self) -> None:
        """Read everything anew if a backup was restored. If not, what was read before is of the life known now."""
        epoch = await self.store.epoch()
        if epoch != self.journal.epoch:
            self._reload(epoch)

    def _reload(self, epoch: str) -> None:
        """Read everything anew, from another life of the database."""
        log.warning("restored", rooms=len(self.rooms))
        self.journal.epoch = epoch
        for game in [*self.rooms]:
            self.read_anew(game)
        self.upkeep.revive()

    def read_anew(self, game: str) -> None:
        """Close a room in which things are not as in the database; who comes back finds what is stored."""
        self.drop(game, READ_ANEW, "reload")

    def close_idle(self) -> list[str]:
        """Close the rooms that nobody needs: their games."""
        idle = [game for game, room in self.rooms.items() if room.is_idle]
        for game in idle:
            self.rooms.pop(game).close()
        TABLES.set(len(self.rooms))
        return idle

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

    def write_later(self, *statements: Executable, epoch: str | None = None) -> asyncio.Task[bool]:
        """Write something that follows from the log, so that nobody has to wait for it; whether it was written."""
        return self._later(self._write(statements, epoch or self.journal.epoch))

    async def all_written(self) -> None:
        """Wait for what is to be written later."""
        await asyncio.gather(*self._writing, return_exceptions=True)

    def _later(self, work: Coroutine[Any, Any, bool]) -> asyncio.Task[bool]:
        task = asyncio.create_task(work)
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)
        return task

    async def _write(self, statements: Sequence[Executable], epoch: str) -> bool:
        try:
            await self.journal.write(*statements, epoch=epoch)
        except (ConflictError, NotStoredError) as error:
            log.warning("not-kept", reason=str(error))
            return False
        return True

    def settle_later(self, table: Table, epoch: str) -> None:
        """Count a rated game that is over; if that fails, `sweep` tries again."""
        self._later(self._settle(table, epoch))

    async def _settle(self, table: Table, epoch: str) -> bool:
        try:
            return await self.ladder.settle(table, self.now(), epoch)
        except Exception as error:  # whatever the driver raises; the game is over all the same
            log.warning("not-rated", game=table.id, reason=type(error).__name__)
            return False

    async def sweep(self) -> None:
        """End games that nobody has touched for long, and close the rooms that nobody needs."""
        await self.upkeep.sweep()
