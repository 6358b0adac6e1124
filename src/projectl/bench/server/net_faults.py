"""Faults of the net: cut, delayed, duplicated, reordered and garbage messages. Nothing may be lost or done twice."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass

from projectl.bench.server.players.client import BINARY, TEXT, frame
from projectl.bench.server.players.player import Player
from projectl.bench.server.players.prepared import Prepared
from projectl.bench.server.players.tables import Account, Table

KINDS = ("cut", "delayed", "duplicated", "reordered", "garbage")
DELAY_SECONDS = 0.01
REQUESTS_EVERY = 50
TWICE_SECONDS = 5.0


@dataclass(frozen=True, slots=True)
class Size:
    """How much is done."""

    each: int = 10_000
    tables: int = 40
    games: int = 700


class Faults:
    """Tables at which every command meets with a fault."""

    def __init__(self, hosts: list[str], games: Iterator[Prepared], size: Size, account: Account) -> None:
        self.done: Counter[str] = Counter()
        self.answers_5xx = 0
        self._size = size
        self._hosts = hosts
        self._account = account
        self._tables = [Table(number, games, hosts, account) for number in range(size.tables)]
        self._ways: dict[str, Callable[[Table, Player, dict[str, object]], Awaitable[None]]] = {
            "cut": self._cut,
            "delayed": self._delayed,
            "duplicated": self._duplicated,
            "reordered": self._reordered,
            "garbage": self._garbage,
        }

    async def run(self) -> None:
        """Until there was enough of every kind."""
        await asyncio.gather(*(self._play(table) for table in self._tables))
        for table in self._tables:
            await table.leave()

    async def _play(self, table: Table) -> None:
        await table.begin()
        while missing := [kind for kind in KINDS if self.done[kind] < self._size.each]:
            kind = table.chance.choice(missing)
            self.done[kind] += 1
            player, view = await table.to_act()
            await self._ways[kind](table, player, table.message(view))
            if sum(self.done.values()) % REQUESTS_EVERY == 0:
                await asyncio.to_thread(self._request, player)

    def _sent(self, player: Player, message: dict[str, object]) -> bytes:
        prepared = player.prepared
        self._account.sent.add((prepared.game, prepared.players[player.seat], str(message["id"])))
        return frame(TEXT, json.dumps(message).encode())

    async def _cut(self, table: Table, player: Player, message: dict[str, object]) -> None:
        """The line breaks somewhere in the message, or right behind it; then it is sent again."""
        data = self._sent(player, message)
        client = await player.line()
        client.send_bytes(data[: table.chance.randrange(len(data) + 1)])
        if table.chance.random() < 0.5:
            client.close()  # what was sent arrives
        else:
            client.abort()
        player.client = None
        await table.insist(player, message)

    async def _delayed(self, table: Table, player: Player, message: dict[str, object]) -> None:
        """One half of the message comes much later than the other."""
        data = self._sent(player, message)
        half = table.chance.randrange(1, len(data))
        client = await player.line()
        client.send_bytes(data[:half])
        await asyncio.sleep(table.chance.random() * DELAY_SECONDS)
        client.send_bytes(data[half:])
        await self._settle(table, player, message, 1)

    async def _duplicated(self, table: Table, player: Player, message: dict[str, object]) -> None:
        """The same message twice in a row."""
        (await player.line()).send_bytes(self._sent(player, message) * 2)
        await self._settle(table, player, message, 2)

    async def _reordered(self, table: Table, player: Player, message: dict[str, object]) -> None:
        """What was to come second comes first; whatever the server makes of it, it must know what it did."""
        later = {"type": "undo", "id": f"{message['id']}-later", "seat": message["seat"]}
        (await player.line()).send_bytes(self._sent(player, later) + self._sent(player, message))
        await self._settle(table, player, later, 1)
        await self._settle(table, player, message, 1)

    async def _garbage(self, table: Table, player: Player, message: dict[str, object]) -> None:
        """Something that is no message of ours; the line may break over it. Then the game goes on."""
        client = await player.line()
        client.send_bytes(garbage(table.chance.randrange(8), message))
        self._sent(player, message)
        await table.insist(player, message)

    async def _settle(self, table: Table, player: Player, message: dict[str, object], times: int) -> None:
        """Take all answers to the account; if the line broke over it, insist."""
        command = str(message["id"])
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(TWICE_SECONDS):
                await player.answered(command, times)
        answers = player.answers(command)
        if len(answers) < times:
            await table.insist(player, message)
        for answer in answers:
            table.note(player, answer)

    def _request(self, player: Player) -> None:
        """Requests, good and bad ones."""
        line = http.client.HTTPConnection(player.host, timeout=30)
        game = player.prepared.game
        for method, path, body in (
            ("GET", f"/api/games/{game}", None),
            ("GET", f"/api/games/{game}/view?seat={os.urandom(3).hex()}", None),
            ("POST", f"/api/games/{game}/seats/0", os.urandom(40)),
            ("GET", f"/api/games/{os.urandom(6).hex()}/record", None),
        ):
            line.request(method, path, body, {"Authorization": f"Bearer {player.prepared.tokens[player.seat]}"})
            answer = line.getresponse()
            answer.read()
            self.answers_5xx += answer.status >= 500
        line.close()


def garbage(kind: int, message: dict[str, object]) -> bytes:
    """Eight kinds of it."""
    message = message | {"id": "garbage"}
    text = json.dumps(message)
    return (
        frame(TEXT, text[: len(text) // 2].encode()),
        frame(TEXT, json.dumps(message | {"seat": "first"}).encode()),
        frame(TEXT, json.dumps(message | {"unknown": 1}).encode()),
        frame(TEXT, json.dumps({"type": "win", "id": "x"}).encode()),
        frame(BINARY, os.urandom(30)),
        frame(TEXT, b"\xff\xfe" + os.urandom(10)),  # no text at all
        frame(TEXT, b" " * 9000),  # longer than allowed
        bytes((0x7F, 0xFF)) + os.urandom(20),  # no frame at all
    )[kind]
