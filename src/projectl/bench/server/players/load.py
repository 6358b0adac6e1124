"""The clients of the load, in a process of their own: many tables, each with four players on four websockets.

The process does what it is told over a pipe: `connect`, `run` and then `stop`. Actions are sent by a timetable, whether
or not earlier ones have been answered; from the moment of sending to the acknowledgement it is the clock that counts.
"""

from __future__ import annotations

import asyncio
import gc
import json
import multiprocessing
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from random import Random
from typing import Any

from projectl.bench.server.servers.machine import prefer
from projectl.server.hosting.parent_watchdog import end_with_parent

from .choices import choose
from .client import Client
from .prepared import Prepared

HANDSHAKES_AT_ONCE = 40
CONNECT_SECONDS = 240.0


@dataclass(slots=True)
class Run:
    """What a process has seen."""

    acknowledged: int = 0
    errors: list[str] = field(default_factory=list)
    latencies: list[float] = field(default_factory=list)


class Table:
    """A game and its four players."""

    def __init__(self, prepared: Prepared, hosts: Sequence[str], echo: bool) -> None:
        self.prepared = prepared
        self.echo = echo
        self._clients: list[Client | None] = [None] * len(prepared.players)
        self._hosts = [hosts[seat % len(hosts)] for seat in range(len(prepared.players))]
        self._latest = ["{}"] * len(prepared.players)
        self._greeted: list[asyncio.Event] = []
        self._seat = 0
        self._number = 0
        self._version = 0
        """Of the game after the last action."""
        self._waiting: tuple[str, float] | None = None
        self.run = Run()
        self.is_over = False

    async def connect(self, seat: int) -> None:
        """Until the first message has come."""
        greeted = asyncio.Event()
        prepared = self.prepared

        def heard(text: str) -> None:
            greeted.set()
            self._heard(seat, text)

        path = f"/api/games/{prepared.game}/socket"
        client = Client(self._hosts[seat], path, prepared.tokens[seat], heard, lambda: self._lost(seat))
        host, _, port = self._hosts[seat].partition(":")
        await asyncio.get_running_loop().create_connection(lambda: client, host, int(port))
        self._clients[seat] = client
        await asyncio.wait_for(greeted.wait(), CONNECT_SECONDS)

    def close(self) -> None:
        """Leave."""
        clients, self._clients = self._clients, [None] * len(self._clients)
        for client in clients:
            if client is not None:
                client.close()

    def _lost(self, seat: int) -> None:
        if self._clients[seat] is not None:
            self.run.errors.append("connection-lost")

    def _heard(self, seat: int, text: str) -> None:
        if self.echo:
            self._echoed(text)
        elif text.startswith(('{"type":"update"', '{"type":"hello"')):
            self._latest[seat] = text
        elif text.startswith('{"type":"ack"'):
            answer = json.loads(text)
            self._version = answer["version"]
            self._answered(answer["id"])
        elif text.startswith('{"type":"refused"'):
            answer = json.loads(text)
            self._waiting = None
            self.run.errors.append(answer["code"])

    def _echoed(self, text: str) -> None:
        if self._waiting is not None and self._waiting[0] in text:
            self._answered(self._waiting[0])

    def _answered(self, command: str) -> None:
        if self._waiting is not None and self._waiting[0] == command:
            self.run.latencies.append(time.perf_counter() - self._waiting[1])
            self.run.acknowledged += 1
            self._waiting = None

    def act(self, chance: Random) -> bool:
        """Send the next action, unless the last one is still waiting for its answer; whether it was sent."""
        if self._waiting is not None or self.is_over:
            return False
        message = self._message(chance)
        if message is None:
            return False
        client = self._clients[message["seat"]]
        assert client is not None
        text = json.dumps(message)
        self._waiting = message["id"], time.perf_counter()
        client.send(text)
        return True

    def _message(self, chance: Random) -> dict[str, Any] | None:
        self._number += 1
        command = f"{self.prepared.game}-{self._number}-{time.monotonic_ns() % 10**9}"
        if self.echo:
            seat = self._number // 4 % 4
            return {"type": "play", "id": command, "seat": seat, "action": "place 1 L4 17"}
        view = self._view()
        if view["to_act"] and self._seat not in view["to_act"]:
            self._seat = view["to_act"][0]
            view = self._view()
        self.is_over = view["phase"] != "play"
        if self.is_over or view["version"] < self._version or self._seat not in view["to_act"]:  # news are on the way
            return None
        return {"type": "play", "id": command, "seat": self._seat, "action": choose(view, chance)}

    def _view(self) -> dict[str, Any]:
        view: dict[str, Any] = json.loads(self._latest[self._seat])["views"][0]
        return view


class LoadProcess:
    """A process of clients, seen from outside."""

    def __init__(
        self, prepared: Sequence[Prepared], hosts: Sequence[str], echo: bool = False, realtime: bool = True
    ) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        arguments = (theirs, list(prepared), list(hosts), echo)
        self._process: BaseProcess = context.Process(target=_work, args=arguments, daemon=True)
        self._process.start()
        if realtime:
            prefer(self._process.pid or 0)

    def tell(self, *order: Any) -> None:
        """Give an order."""
        self._pipe.send(order)

    def answer(self) -> Any:
        """Wait for what an order comes to."""
        answer = self._pipe.recv()
        if isinstance(answer, str):
            raise RuntimeError(answer)
        return answer

    def stop(self) -> None:
        """Let the clients go."""
        self._pipe.send(("stop",))
        self._process.join(30)
        if self._process.is_alive():
            self._process.kill()
        self._pipe.close()


def _work(pipe: Connection, prepared: list[Prepared], hosts: list[str], echo: bool) -> None:
    end_with_parent()
    gc.disable()  # what is measured is not how long the clients tidy up
    try:
        import uvloop
    except ImportError:
        run = asyncio.run
    else:
        run = uvloop.run
    run(_follow_orders(pipe, [Table(each, hosts, echo) for each in prepared]))


async def _follow_orders(pipe: Connection, tables: list[Table]) -> None:
    loop = asyncio.get_running_loop()
    while (order := await loop.run_in_executor(None, pipe.recv))[0] != "stop":
        try:
            pipe.send(await (_connect(tables) if order[0] == "connect" else _run(tables, *order[1:])))
        except Exception as error:  # told to who gave the order
            pipe.send(f"{type(error).__name__}: {error}")
    for table in tables:
        table.close()


async def _connect(tables: list[Table]) -> int:
    """Open all websockets, some at a time; how many."""
    places = [(table, seat) for table in tables for seat in range(len(table.prepared.players))]
    free = asyncio.Semaphore(HANDSHAKES_AT_ONCE)

    async def one(table: Table, seat: int) -> None:
        async with free:
            await table.connect(seat)

    await asyncio.gather(*(one(*place) for place in places))
    return len(places)


async def _run(tables: list[Table], rate: float, seconds: float) -> Run:
    """Send so many actions a second, table after table; what was seen."""
    for table in tables:
        table.run = Run()
    chance = Random(1)
    began, sent, turn = time.perf_counter(), 0, 0
    while (now := time.perf_counter() - began) < seconds:
        while sent < now * rate:
            sent += 1
            for _ in tables:
                turn += 1
                if tables[turn % len(tables)].act(chance):
                    break
        await asyncio.sleep(max(0.0, sent / rate - (time.perf_counter() - began)))
    await _settle(tables)
    whole = Run()
    for table in tables:
        whole.acknowledged += table.run.acknowledged
        whole.errors += table.run.errors
        whole.latencies += table.run.latencies
    return whole


async def _settle(tables: list[Table]) -> None:
    """Wait for the last answers; one that never comes is an error."""
    end = time.perf_counter() + 10
    while time.perf_counter() < end and any(table._waiting for table in tables):
        await asyncio.sleep(0.02)
    for table in tables:
        if table._waiting is not None:
            table.run.errors.append("no-answer")
            table._waiting = None
