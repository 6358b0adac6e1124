"""The faults of `bench chaos`. Each is over when its function returns."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import signal
import socket
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import closing
from pathlib import Path

import asyncpg

from projectl.bench.server.players.client import PING, Client, frame
from projectl.bench.server.servers.databases import POSTGRESQL, SQLITE
from projectl.server.admin.backups import backup, restore
from projectl.server.storage.database import check_address
from projectl.server.storage.postgres import dsn

from .scene import Scene

Fault = Callable[[Scene], Awaitable[None]]
ATTACKER = "127.0.0.2"
"""Loopback is a whole net: who attacks has an address of its own, and may be told apart from who plays."""
PINGS_TOGETHER = 10_000
BALLAST = "ballast"
CHUNK = bytes(1 << 20)


async def crash_restart(scene: Scene) -> None:
    """PostgreSQL crashes and recovers."""
    await _restart(scene, "immediate")


async def fast_restart(scene: Scene) -> None:
    """PostgreSQL is restarted by its host."""
    await _restart(scene, "fast")


async def _restart(scene: Scene, mode: str) -> None:
    await asyncio.to_thread(scene.postgres.stop, mode)
    await asyncio.sleep(scene.size.away)
    await asyncio.to_thread(scene.postgres.start)


async def connections_cut(scene: Scene) -> None:
    """All connections to PostgreSQL break."""
    line = await asyncpg.connect(_dsn(scene))
    await line.fetch("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
    await line.close()


async def process_stopped(scene: Scene) -> None:
    """One of the processes stands still for a while, and then goes on as if nothing had been."""
    server = scene.next_server()
    os.kill(server.pid, signal.SIGSTOP)
    await asyncio.sleep(scene.size.stopped)
    os.kill(server.pid, signal.SIGCONT)


async def bot_worker_killed(scene: Scene) -> None:
    """The processes in which bots think are killed."""
    for server in scene.servers:
        for child in _children(server.pid):
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)


async def terminated(scene: Scene) -> None:
    """The host stops the server and starts it again; of several one after the other."""
    for server in scene.servers:
        await asyncio.to_thread(server.stop)
        await asyncio.to_thread(server.start)


async def disk_full(scene: Scene) -> None:
    """There is no room left for the database for a while."""
    ballast = scene.database.disk / BALLAST
    if scene.kind == SQLITE:
        await asyncio.to_thread(_empty_wal, scene)
    await asyncio.to_thread(_fill, ballast)
    await asyncio.sleep(scene.size.full)
    ballast.unlink()


def _empty_wal(scene: Scene) -> None:
    """Else there is room in SQLite's write-ahead log that it has used before."""
    with closing(sqlite3.connect(scene.database.disk / "server.db", timeout=30)) as line:
        line.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _fill(ballast: Path) -> None:
    with ballast.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        for size in (len(CHUNK), 4096, 1):
            with contextlib.suppress(OSError):
                while True:
                    file.write(CHUNK[:size])


async def database_locked(scene: Scene) -> None:
    """Somebody else holds the database, or the log in it."""
    if scene.kind == SQLITE:
        await asyncio.to_thread(_lock_file, scene)
        return
    line = await asyncpg.connect(_dsn(scene))
    async with line.transaction():
        await line.execute("LOCK TABLE log IN ACCESS EXCLUSIVE MODE")
        await asyncio.sleep(scene.size.locked)
    await line.close()


def _lock_file(scene: Scene) -> None:
    with closing(sqlite3.connect(scene.database.disk / "server.db", timeout=30, isolation_level=None)) as line:
        line.execute("BEGIN EXCLUSIVE")
        time.sleep(scene.size.locked)
        line.execute("COMMIT")


async def restored(scene: Scene) -> None:
    """A backup is taken and put back while people play: they go on from where it was taken."""
    with tempfile.TemporaryDirectory(prefix="projectl-bench-") as folder:
        file = Path(folder) / "backup"
        told = len(scene.account.acknowledged)
        await backup(scene.database.url, file)
        scene.backups_wrong += scene.kind == SQLITE and not _is_sound(file)
        await restore(scene.database.url, file)
        scene.account.forget_after(told)
        for table in scene.tables:
            table.turn_back()


def _is_sound(file: Path) -> bool:
    with closing(sqlite3.connect(file)) as copy:
        gaps = copy.execute("SELECT game FROM log GROUP BY game HAVING max(seq) <> count(*)").fetchall()
        return copy.execute("PRAGMA integrity_check").fetchone()[0] == "ok" and not gaps


async def silent_connections(scene: Scene) -> None:
    """Somebody opens connections and says nothing; others still come in."""
    host, _, port = scene.next_server().host.partition(":")
    opened: list[socket.socket] = []
    try:
        for _ in range(scene.size.silent):
            with contextlib.suppress(OSError):
                opened.append(socket.create_connection((host, int(port)), 5, source_address=(ATTACKER, 0)))
        for _ in range(5):
            await asyncio.to_thread(scene.visit, f"{host}:{port}")
    finally:
        for line in opened:
            line.close()


async def ping_flood(scene: Scene) -> None:
    """Somebody sends pings as fast as the line takes them; others still come in."""
    server = scene.next_server()
    host, _, port = server.host.partition(":")
    table = next(table for table in scene.tables if table.players)
    lost = asyncio.Event()
    path = f"/api/games/{table.players[0].prepared.game}/socket"
    client = Client(server.host, path, "", lambda _text: None, lost.set)
    loop = asyncio.get_running_loop()
    await loop.create_connection(lambda: client, host, int(port), local_addr=(ATTACKER, 0))
    pings = frame(PING, b"") * PINGS_TOGETHER
    visit = asyncio.create_task(asyncio.to_thread(scene.visit, server.host))
    for _ in range(scene.size.pings // PINGS_TOGETHER):
        if lost.is_set():
            break
        client.send_bytes(pings)
        await asyncio.sleep(0)
    await visit
    client.abort()


async def export_loop(scene: Scene) -> None:
    """A guest asks for all of their data again and again; others still come in."""
    server = scene.next_server()
    end = asyncio.get_running_loop().time() + scene.size.exporting
    token = await asyncio.to_thread(_guest, server.host)
    while asyncio.get_running_loop().time() < end:
        await asyncio.to_thread(_export, server.host, token)
        await asyncio.to_thread(scene.visit, server.host)


def _guest(host: str) -> str:
    with _line(host) as line:
        line.request("POST", "/api/guests", json.dumps({"name": "Eve"}), {"Content-Type": "application/json"})
        return str(json.load(line.getresponse())["token"])


def _export(host: str, token: str) -> None:
    with _line(host) as line:
        line.request("GET", "/api/me/export", headers={"Authorization": f"Bearer {token}"})
        line.getresponse().read()


def _line(host: str) -> closing[http.client.HTTPConnection]:
    return closing(http.client.HTTPConnection(host, timeout=30, source_address=(ATTACKER, 0)))


def _children(pid: int) -> list[int]:
    """The processes that a server has started, without the one that only keeps count for Python."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError, ValueError):
            if int(stat.read_text().rpartition(")")[2].split()[1]) == pid:
                command = (stat.parent / "cmdline").read_bytes()
                found += [] if b"resource_tracker" in command else [int(stat.parent.name)]
    return found


def _dsn(scene: Scene) -> str:
    return dsn(check_address(scene.database.url))


NEEDS_DISK = ("disk_full",)
NEW_PROCESSES = ("terminated",)
DATABASE_RESTARTS = ("crash_restart", "fast_restart")
_BOTH: Mapping[str, Fault] = {
    "bot_worker_killed": bot_worker_killed,
    "terminated": terminated,
    "disk_full": disk_full,
    "database_locked": database_locked,
    "restored": restored,
    "silent_connections": silent_connections,
    "ping_flood": ping_flood,
    "export_loop": export_loop,
}
FAULTS: Mapping[str, Mapping[str, Fault]] = {
    SQLITE: _BOTH,
    POSTGRESQL: {
        **_BOTH,
        "crash_restart": crash_restart,
        "fast_restart": fast_restart,
        "connections_cut": connections_cut,
        "process_stopped": process_stopped,
    },
}
