"""`projectl bench crash`: kill -9 in the middle of load, again and again; nothing acknowledged may be lost."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass

from projectl.bench.server.players.log_check import check
from projectl.bench.server.players.player import Player
from projectl.bench.server.players.prepared import SEATS_OF_GAME, Prepared
from projectl.bench.server.players.preparing import prepare
from projectl.bench.server.players.tables import Account, Table
from projectl.bench.server.servers.databases import SQLITE, fresh_database
from projectl.bench.server.servers.machine import load, may_prefer, prefer, raise_open_files
from projectl.bench.server.servers.processes import DURABLE, RAISED, ServerProcess

from .net_faults import Faults
from .net_faults import Size as FaultSize
from .targets import Figures

Announce = Callable[[str], None]
RESUME_SECONDS = 60.0


@dataclass(frozen=True, slots=True)
class Size:
    """How much is done."""

    tables: int = 40
    games: int = 900
    """One after the other at each table; more than are needed."""
    kills: int = 25
    acknowledged: int = 50_000
    rate: float = 320.0
    """Actions a second, in all."""
    realtime: bool = True
    """Whether servers and clients go before all other processes, where that is allowed."""


def measure(
    database: str,
    size: Size | None = None,
    faults: FaultSize | None = None,
    announce: Announce = lambda _stage: None,
) -> Figures:
    """All figures. The databases are fresh ones, of the kind that is named."""
    size, faults = size or Size(), faults or FaultSize()
    if size.realtime:
        prefer()
    files = raise_open_files(size.tables * SEATS_OF_GAME * 4 + 1000)
    figures: Figures = {
        "backend": database,
        "processes": 1 if database == SQLITE else 2,
        "load": load(),
        "raised": {**{name: int(value) for name, value in RAISED.items()}, "open_files": files},
        "realtime": size.realtime and may_prefer(),
        "clients": size.tables * SEATS_OF_GAME,
    }
    figures |= _crashes(database, size, announce)
    figures |= _faults(database, faults, size.realtime, announce)
    figures["log_faults"] = len(figures["log_fault_lines"]) + len(figures["fault_log_lines"])
    return figures | {"load_after": load()}


@contextlib.contextmanager
def _running(
    database: str, games: int, realtime: bool, announce: Announce
) -> Iterator[tuple[str, list[Prepared], list[ServerProcess]]]:
    """A database with games in which nothing has happened yet, and its servers."""
    announce("prepare")
    with fresh_database(database) as fresh, ExitStack() as stack:
        prepared = prepare(fresh.url, games, 0)
        servers = [
            stack.enter_context(ServerProcess(DURABLE, fresh.url, realtime))
            for _ in range(1 if database == SQLITE else 2)
        ]
        for server in servers:
            server.start()
        if realtime:
            fresh.prefer()
        yield fresh.url, prepared, servers


def _crashes(database: str, size: Size, announce: Announce) -> Figures:
    account = Account()
    with _running(database, size.games, size.realtime, announce) as (url, prepared, servers):
        announce("crash")
        crash = Crash(servers, iter(prepared), size, account)
        asyncio.run(crash.run())
        for server in servers:
            server.stop()
        announce("check")
        verdict = check(url, account)
        lines = [line for server in servers for line in server.faults()]
    return {
        "kills": crash.kills,
        "acknowledged": len(account.acknowledged),
        "refused": account.codes,
        "lost": verdict.lost,
        "doubled": verdict.doubled,
        "resume_s_max": round(max(crash.resumed, default=0.0), 3),
        "back_s_max": round(max(crash.back, default=0.0), 2),
        "views_checked": verdict.views_checked,
        "views_wrong": verdict.views_wrong,
        "log_fault_lines": lines[:5],
    }


def _faults(database: str, size: FaultSize, realtime: bool, announce: Announce) -> Figures:
    """Messages that the net has spoilt, each kind as often as asked for."""
    account = Account()
    with _running(database, size.games, realtime, announce) as (url, prepared, servers):
        announce("faults")
        faults = Faults([server.host for server in servers], iter(prepared), size, account)
        asyncio.run(faults.run())
        for server in servers:
            server.stop()
        announce("check")
        verdict = check(url, account)
        lines = [line for server in servers for line in server.faults()]
    return {
        **faults.done,
        "faults_acknowledged": len(account.acknowledged),
        "faults_lost": verdict.lost,
        "faults_doubled": verdict.doubled,
        "faults_views_wrong": verdict.views_wrong,
        "answers_5xx": faults.answers_5xx,
        "fault_log_lines": lines[:5],
    }


class Crash:
    """The load, and who kills."""

    def __init__(self, servers: list[ServerProcess], games: Iterator[Prepared], size: Size, account: Account) -> None:
        self.kills = 0
        self.resumed: list[float] = []
        """By kill: the seconds from the server's return until the last client was greeted."""
        self.back: list[float] = []
        """By kill: the seconds until the server was back."""
        self._servers = servers
        self._size = size
        self._account = account
        hosts = [server.host for server in servers]
        self._tables = [Table(number, games, hosts, account) for number in range(size.tables)]

    async def run(self) -> None:
        """Play and kill until enough was done of both."""
        playing = [asyncio.create_task(self._play(table)) for table in self._tables]
        share = self._size.acknowledged // (self._size.kills + 1)
        for kill in range(self._size.kills):
            await self._until(playing, share * (kill + 1))
            await self._kill(self._servers[kill % len(self._servers)])
        await self._until(playing, self._size.acknowledged)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for table in self._tables:
            await table.leave()

    async def _until(self, playing: list[asyncio.Task[None]], acknowledged: int) -> None:
        while len(self._account.acknowledged) < acknowledged:
            done, _ = await asyncio.wait(playing, timeout=0.02, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()  # a table that has given up tells why

    async def _play(self, table: Table) -> None:
        pause = self._size.tables / self._size.rate
        await table.begin()
        while True:
            began = time.monotonic()
            player, view = await table.to_act()
            await table.insist(player, table.message(view))
            await asyncio.sleep(max(0.0, pause - (time.monotonic() - began)))

    async def _kill(self, server: ServerProcess) -> None:
        """Kill a server, start it again, and wait until everybody who was connected to it is greeted again."""
        killed = time.monotonic()
        await asyncio.to_thread(server.kill)
        self.kills += 1
        before = len(self._account.greetings)
        waiting = {(player.prepared.game, player.seat): player for player in self._players_of(server)}
        server.launch()
        opened, greeted = 0.0, 0.0
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(RESUME_SECONDS):
                while waiting:
                    await asyncio.sleep(0.005)
                    new, before = self._account.greetings[before:], len(self._account.greetings)
                    for greeting in new:
                        if waiting.pop((greeting.game, greeting.seat), None):
                            opened = min(opened or greeting.opened, greeting.opened)
                            greeted = max(greeted, greeting.came)
                    # Where another server brought a game to its end meanwhile, its players have gone on to the next.
                    waiting = {place: player for place, player in waiting.items() if not player.has_left}
        self.resumed.append(RESUME_SECONDS if waiting else greeted - opened)
        self.back.append(opened - killed)

    def _players_of(self, server: ServerProcess) -> Iterator[Player]:
        for table in self._tables:
            for player in table.players:
                if player.host == server.host:
                    yield player
