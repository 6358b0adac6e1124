"""`projectl bench server`: a thousand games at once, by the clock, in memory and in processor time.

Three servers take turns under the same load: the real one, the same with storage switched off, and a bare echo with
the same fan-out. What the machine does beside it weighs on all of them alike, so that the ratios stay.
"""

from __future__ import annotations

import http.client
import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace

from projectl.bench.server.players.load import LoadProcess, Run
from projectl.bench.server.players.prepared import SEATS_OF_GAME, Prepared
from projectl.bench.server.players.preparing import prepare
from projectl.bench.server.servers.databases import SQLITE, Database, fresh_database
from projectl.bench.server.servers.machine import load, may_prefer, raise_open_files, sync_seconds
from projectl.bench.server.servers.processes import DURABLE, ECHO, RAISED, VOLATILE, ServerProcess

from .targets import Figures, percentile

Announce = Callable[[str], None]
REST_SECONDS = 1.0
SYNCS = 200


@dataclass(frozen=True, slots=True)
class Size:
    """How much is done."""

    games: int = 1000
    actions_before: int = 60
    """So far the games have got before they are loaded."""
    rate: float = 200.0
    """Actions a second, in all."""
    seconds: float = 60.0
    hurried_rate: float = 600.0
    """The same when everybody hurries; one process alone is asked for it."""
    hurried_seconds: float = 20.0
    compared_seconds: float = 30.0
    warm_seconds: float = 5.0
    client_processes: int = 2
    realtime: bool = True
    """Whether servers and clients go before all other processes, where that is allowed."""


@dataclass(frozen=True, slots=True)
class Measured:
    """What one server did under the load."""

    run: Run
    cpu_us: float
    """Processor time of the server per action."""


def measure(database: str, size: Size | None = None, announce: Announce = lambda _stage: None) -> Figures:
    """All figures. The database is a fresh one, of the kind that is named."""
    size = size or Size()
    figures: Figures = {"backend": database, "processes": 1 if database == SQLITE else 2, "load": load()}
    files = raise_open_files(size.games * SEATS_OF_GAME * 2 + 1000)
    figures["raised"] = {**{name: int(value) for name, value in RAISED.items()}, "open_files": files}
    figures["realtime"] = size.realtime and may_prefer()
    with fresh_database(database) as fresh:
        url = fresh.url
        announce("prepare")
        prepared = prepare(url, size.games, size.actions_before)
        announce("durable")
        durable = _durable(fresh, prepared, size, figures)
        announce("volatile")
        volatile = _compared(VOLATILE, url, prepared, size)
        announce("echo")
        echo = _compared(ECHO, url, prepared, size)
    figures["cpu_us_per_action"] = round(durable.cpu_us)
    figures["durable_over_volatile_cpu"] = _ratio(durable.cpu_us, volatile.cpu_us)
    figures["volatile_over_echo_cpu"] = _ratio(volatile.cpu_us, echo.cpu_us)
    figures["load_after"] = load()
    return figures


def _ratio(one: float, other: float) -> float | None:
    """None after a run so short that the processor's clock has not ticked."""
    return round(one / other, 2) if other else None


def _durable(database: Database, prepared: Sequence[Prepared], size: Size, figures: Figures) -> Measured:
    """The real server, in as many processes as there are to be; the players of a game are spread over them."""
    with ExitStack() as stack:
        servers = [
            stack.enter_context(ServerProcess(DURABLE, database.url, size.realtime))
            for _ in range(figures["processes"])
        ]
        figures["restart_s"] = round(max(server.start() for server in servers), 2)
        with _clients(prepared[:1], servers, replace(size, client_processes=1)) as clients:
            _connect(clients)  # whatever is loaded at the first connection belongs to no game
        fresh = _memory(servers)
        for server in servers:
            _open_games(server, prepared)
        opened = _memory(servers)
        with _clients(prepared, servers, size) as clients:
            figures["connect_s"] = round(_connect(clients), 1)
            connected = _memory(servers)
            if size.realtime:
                database.prefer()
            os.sync()  # what was filled in before is not to be written to the disk meanwhile
            measured = _measured(servers, clients, size, size.seconds)
            played = _memory(servers)
            syncs = sync_seconds(database.disk, SYNCS)
            if len(servers) == 1:
                figures |= _hurried(clients, size)
        faults = [line for server in servers for line in server.faults()]
    run = measured.run
    sockets = size.games * SEATS_OF_GAME
    figures |= {
        "games": size.games,
        "sockets": sockets,
        "actions": run.acknowledged,
        "errors": len(run.errors) + len(faults),
        "error_kinds": sorted({*run.errors, *faults}),
        "p50_ms": round(percentile(run.latencies, 0.5) * 1000, 2),
        "p99_ms": round(percentile(run.latencies, 0.99) * 1000, 2),
        "disk_sync_p99_ms": round(percentile(syncs, 0.99) * 1000, 2),
        "max_ms": round(max(run.latencies, default=0.0) * 1000, 2),
        "kib_per_game": round((opened - fresh + played - connected) / size.games / len(servers), 1),
        "kib_per_socket": round((connected - opened) / sockets, 1),
    }
    return measured


def _hurried(clients: Sequence[LoadProcess], size: Size) -> Figures:
    """The real server when many more actions come."""
    _load(clients, size.hurried_rate, size.warm_seconds)
    run = _load(clients, size.hurried_rate, size.hurried_seconds)
    return {
        "hurried_rate": round(run.acknowledged / size.hurried_seconds),
        "hurried_errors": len(run.errors),
        "hurried_p50_ms": round(percentile(run.latencies, 0.5) * 1000, 2),
        "hurried_p99_ms": round(percentile(run.latencies, 0.99) * 1000, 2),
    }


def _compared(kind: str, url: str, prepared: Sequence[Prepared], size: Size) -> Measured:
    """Another server under the same load, for the ratios of processor time."""
    with ServerProcess(kind, url, size.realtime) as server:
        server.start()
        with _clients(prepared, [server], size, kind == ECHO) as clients:
            _connect(clients)
            return _measured([server], clients, size, size.compared_seconds)


@contextmanager
def _clients(
    prepared: Sequence[Prepared], servers: Sequence[ServerProcess], size: Size, echo: bool = False
) -> Iterator[list[LoadProcess]]:
    """The tables, shared out to processes of clients."""
    hosts = [server.host for server in servers]
    count = size.client_processes
    clients = [LoadProcess(prepared[number::count], hosts, echo, size.realtime) for number in range(count)]
    try:
        yield clients
    finally:
        for each in clients:
            each.stop()


def _connect(clients: Sequence[LoadProcess]) -> float:
    """Open all websockets; the seconds that it took."""
    began = time.monotonic()
    for each in clients:
        each.tell("connect")
    for each in clients:
        each.answer()
    return time.monotonic() - began


def _open_games(server: ServerProcess, prepared: Sequence[Prepared]) -> None:
    """Ask for every game once, so that the server holds it."""
    line = http.client.HTTPConnection(server.host, timeout=60)
    for each in prepared:
        line.request("GET", f"/api/games/{each.game}")
        answer = line.getresponse()
        answer.read()
        if answer.status != 200:
            raise RuntimeError(f"game {each.game}: {answer.status}")
    line.close()


def _memory(servers: Sequence[ServerProcess]) -> int:
    """Of all of them, in KiB, once they have come to rest."""
    time.sleep(REST_SECONDS)
    return sum(server.rss_kib for server in servers)


def _measured(servers: Sequence[ServerProcess], clients: Sequence[LoadProcess], size: Size, seconds: float) -> Measured:
    """The load, after a while that does not count."""
    _load(clients, size.rate, size.warm_seconds)
    before = sum(server.cpu_seconds for server in servers)
    run = _load(clients, size.rate, seconds)
    used = sum(server.cpu_seconds for server in servers) - before
    return Measured(run, used / max(1, run.acknowledged) * 1e6)


def _load(clients: Sequence[LoadProcess], rate: float, seconds: float) -> Run:
    for each in clients:
        each.tell("run", rate / len(clients), seconds)
    whole = Run()
    for each in clients:
        run: Run = each.answer()
        whole.acknowledged += run.acknowledged
        whole.errors += run.errors
        whole.latencies += run.latencies
    return whole
