"""`projectl bench chaos`: people play while everything goes wrong that can, one fault after the other.

Of what was acknowledged nothing may be lost or done twice, every table must move again soon after each fault, no task
of a server may be dead at the end, and a second round of the very same faults may not cost more memory.
"""

from __future__ import annotations

import asyncio
import json
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from random import Random

from projectl.bench.server.players.log_check import check
from projectl.bench.server.players.prepared import Prepared
from projectl.bench.server.players.preparing import prepare
from projectl.bench.server.players.tables import Account, Table
from projectl.bench.server.servers.databases import SQLITE, fresh_database, may_mount
from projectl.bench.server.servers.machine import load, raise_open_files
from projectl.bench.server.servers.processes import DURABLE, ServerProcess
from projectl.bench.server.targets import Figures

from .faults import DATABASE_RESTARTS, FAULTS, NEEDS_DISK, NEW_PROCESSES
from .scene import Scene, Size

Announce = Callable[[str], None]
MOVE_SECONDS = 60.0
"""Who has not moved after so long does not move any more."""
DISK_MIB = 512
BOTS = ("planner", "greedy")
TROUBLE = "projectl_tasks_in_trouble{"
HOME = "127.1"
"""Loopback is a whole net, with an address for everybody."""


def measure(database: str, size: Size | None = None, announce: Announce = lambda _stage: None) -> Figures:
    """All figures, on a fresh database of the kind that is named."""
    size = size or Size()
    files = raise_open_files(size.silent + 4000)
    own_disk = may_mount()
    names = [name for name in size.faults or FAULTS[database] if own_disk or name not in NEEDS_DISK]
    Random(size.seed).shuffle(names)
    figures: Figures = {
        "backend": database,
        "processes": 1 if database == SQLITE else 2,
        "load": load(),
        "open_files": files,
        "realtime": False,
        "order": names,
        "skipped": [] if own_disk else [*NEEDS_DISK],
    }
    announce("prepare")
    with fresh_database(database, DISK_MIB) as fresh, ExitStack() as stack:
        games = prepare(fresh.url, size.games, 0)
        with_bots = prepare(fresh.url, size.games // 3, 0, BOTS)
        count = int(figures["processes"])
        # With the limits that hosts have: every player comes from an address of their own, as people do. Bots act at
        # once: how long they wait for people to follow them is no part of how long a table needs to move again.
        servers = [
            stack.enter_context(ServerProcess(DURABLE, fresh.url, False, {"PROJECTL_BOT_DELAY": "0"}))
            for _ in range(count)
        ]
        for server in servers:
            server.start()
        account = Account()
        tables = _tables(size, iter(games), iter(with_bots), [server.host for server in servers], account)
        scene = Scene(size, fresh, servers, tables, account)
        announce("chaos")
        figures |= asyncio.run(_Chaos(scene, names).run())
        for server in servers:
            server.stop()
        announce("check")
        verdict = check(fresh.url, account)
    return figures | {
        "acknowledged": len(account.acknowledged),
        "refused": account.codes,
        "lost": verdict.lost,
        "doubled": verdict.doubled,
        "views_checked": verdict.views_checked,
        "views_wrong": verdict.views_wrong,
        "load_after": load(),
    }


def _tables(
    size: Size, games: Iterator[Prepared], with_bots: Iterator[Prepared], hosts: list[str], account: Account
) -> list[Table]:
    kinds = [games] * size.tables + [with_bots] * size.bot_tables
    return [Table(number, kind, hosts, account, f"{HOME}.{number}") for number, kind in enumerate(kinds)]


class _Chaos:
    """The load, and the faults one after the other."""

    def __init__(self, scene: Scene, names: list[str]) -> None:
        self._scene = scene
        self._names = names
        self._slowest: dict[str, float] = {}
        """By fault: the seconds from its end until the last table had moved again."""
        self._suffered = 0

    async def run(self) -> Figures:
        """Play, and let everything happen as often as there are rounds.

        What begins the servers anew happens before the first round and after the last: memory that a round costs can
        only be seen in processes that live through both.
        """
        scene = self._scene
        playing = [asyncio.create_task(self._play(table)) for table in scene.tables]
        anew = [name for name in self._names if name in NEW_PROCESSES]
        memory: list[int] = []
        try:
            await self._moved("start", time.monotonic(), playing)
            await self._suffer(anew, playing)
            for _ in range(scene.size.rounds):
                await self._suffer([name for name in self._names if name not in anew], playing)
                memory.append(sum(server.rss_kib for server in scene.servers))
            await self._suffer(anew, playing)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            for table in scene.tables:
                await table.leave()
        return {
            "faults": self._suffered,
            "moves_s": {name: round(seconds, 2) for name, seconds in self._slowest.items()},
            "moves_s_max": round(max(seconds for name, seconds in self._slowest.items() if name != "start"), 2),
            **self._after_restarts(),
            "tasks_dead": await asyncio.to_thread(self._dead),
            "memory_mib": round(memory[0] / 1024, 1),
            "memory_second_over_first": round(memory[-1] / memory[0], 3),
            "visitors_refused": scene.visitors_refused,
            "visit_s_max": round(scene.slowest_visit, 2),
            "backups_wrong": scene.backups_wrong,
        }

    async def _suffer(self, names: list[str], playing: list[asyncio.Task[None]]) -> None:
        scene = self._scene
        for name in names:
            await FAULTS[scene.kind][name](scene)
            await self._moved(name, time.monotonic(), playing)
            self._suffered += 1
            await asyncio.sleep(scene.size.pause)

    def _after_restarts(self) -> Figures:
        """How long after the database takes connections again all processes write, and hear of each other.

        Every table has players at each of them, so that none moves before.
        """
        seconds = [self._slowest[name] for name in DATABASE_RESTARTS if name in self._slowest]
        return {"restart_moves_s_max": round(max(seconds), 2)} if seconds else {}

    async def _play(self, table: Table) -> None:
        size = self._scene.size
        pause = len(self._scene.tables) / size.rate
        await table.begin()
        while True:
            began = time.monotonic()
            player, view = await table.to_act()
            await table.insist(player, table.message(view))
            await asyncio.sleep(max(0.0, pause - (time.monotonic() - began)))

    async def _moved(self, fault: str, ended: float, playing: list[asyncio.Task[None]]) -> None:
        """Wait until something was acknowledged at every table after the end of a fault."""
        slowest = MOVE_SECONDS
        while time.monotonic() < ended + MOVE_SECONDS:
            for task in playing:
                if task.done():
                    task.result()  # a table that has given up tells why
            if all(table.moved > ended for table in self._scene.tables):
                slowest = max(table.moved for table in self._scene.tables) - ended
                break
            await asyncio.sleep(0.02)
        self._slowest[fault] = max(slowest, self._slowest.get(fault, 0.0))

    def _dead(self) -> int:
        """How many tasks of the servers are in trouble when all is over, or what else keeps them from serving."""
        return sum(_troubles(server.host) for server in self._scene.servers)


def _troubles(host: str) -> int:
    with urllib.request.urlopen(f"http://{host}/ready", timeout=10) as answer:
        degraded = len(json.load(answer).get("degraded") or [])
    with urllib.request.urlopen(f"http://{host}/metrics", timeout=10) as answer:
        lines = answer.read().decode().splitlines()
    return degraded + sum(int(float(line.rpartition(" ")[2])) for line in lines if line.startswith(TROUBLE))
