"""A player who connects again whenever the line breaks, and sends again what was not answered."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from .choices import choose
from .client import Client
from .prepared import Prepared

RETRY_SECONDS = 0.02
MOST_RETRY_SECONDS = 1.0
"""Who is not there is tried again at once; who is there and does not let in is asked less and less often."""
ANSWER_SECONDS = 60.0
UNDO_SHARE = 0.15


@dataclass(frozen=True, slots=True)
class Greeting:
    """A hello: when the line was open, when it came, and what it said."""

    game: str
    seat: int
    opened: float
    came: float
    text: str


class Player:
    """One seat of a game, on a line of its own."""

    def __init__(
        self,
        host: str,
        prepared: Prepared,
        seat: int,
        greeted: Callable[[Greeting], None],
        address: str | None = None,
    ) -> None:
        self._address = address
        """Where it comes from; None: wherever the system says."""
        self.prepared = prepared
        self.seat = seat
        self.client: Client | None = None
        self.host = host
        self._greeted = greeted
        self._news = "{}"
        self._answers: dict[str, list[dict[str, Any]]] = {}
        self._something = asyncio.Event()
        self._staying: asyncio.Task[None] | None = None
        self.has_left = False

    def start(self) -> None:
        """Connect, and stay connected."""
        self._staying = asyncio.create_task(self._stay())

    async def stop(self) -> None:
        """Leave."""
        self.has_left = True
        if self._staying is not None:
            self._staying.cancel()
            await asyncio.gather(self._staying, return_exceptions=True)

    async def _stay(self) -> None:
        pause = RETRY_SECONDS
        try:
            while True:
                lost = asyncio.Event()
                with contextlib.suppress(OSError, TimeoutError):
                    pause = min(2 * pause, MOST_RETRY_SECONDS) if await self._is_refused(lost) else RETRY_SECONDS
                    await lost.wait()
                self.client = None
                self._something.set()
                await asyncio.sleep(pause)
        finally:
            if self.client is not None:
                self.client.close()

    async def _is_refused(self, lost: asyncio.Event) -> bool:
        """Connect; whether the server is there but did not let us in."""
        greeted = asyncio.Event()
        opened = 0.0

        def heard(text: str) -> None:
            if not greeted.is_set():
                greeted.set()
                self._greeted(Greeting(self.prepared.game, self.seat, opened, time.monotonic(), text))
            self._heard(text)

        path, token = f"/api/games/{self.prepared.game}/socket", self.prepared.tokens[self.seat]
        client = Client(self.host, path, token, heard, lost.set)
        host, _, port = self.host.partition(":")
        own = None if self._address is None else (self._address, 0)
        await asyncio.get_running_loop().create_connection(lambda: client, host, int(port), local_addr=own)
        opened = time.monotonic()
        waits = [asyncio.create_task(event.wait()) for event in (greeted, lost)]
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for task in waits:
            task.cancel()
        if greeted.is_set():
            self.client = client
            self._something.set()
        return not greeted.is_set()

    def _heard(self, text: str) -> None:
        if text.startswith(('{"type":"update"', '{"type":"hello"')):
            self._news = text
        elif text.startswith(('{"type":"ack"', '{"type":"refused"')):
            answer = json.loads(text)
            self._answers.setdefault(answer["id"] or "", []).append(answer)
        self._something.set()

    @property
    def view(self) -> dict[str, Any] | None:
        """What the seat was last told."""
        views = json.loads(self._news).get("views")
        return views[0] if views else None

    async def changed(self) -> None:
        """Wait until something was heard, or the line broke or is there again."""
        self._something.clear()
        await self._something.wait()

    def wake(self) -> None:
        """Have whoever waits for something look again."""
        self._something.set()

    async def line(self) -> Client:
        """The open line, as soon as there is one."""
        while self.client is None:
            await self.changed()
        return self.client

    def answers(self, command: str) -> list[dict[str, Any]]:
        """What has come back so far for a command."""
        return self._answers.get(command, [])

    async def answered(self, command: str, times: int = 1) -> bool:
        """Wait for the answers to a command; False if the line broke first."""
        while len(self.answers(command)) < times:
            if self.client is None:
                return False
            await self.changed()
        return True

    async def insist(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a command until it is answered, over as many lines as it takes; the answer."""
        self._answers.pop(message["id"], None)
        text = json.dumps(message)
        async with asyncio.timeout(ANSWER_SECONDS):
            while not self.answers(message["id"]):
                (await self.line()).send(text)
                await self.answered(message["id"])
        return self._answers.pop(message["id"])[0]


def next_message(view: dict[str, Any], command: str, chance: Random) -> dict[str, Any]:
    """A command for the seat whose view it is: an action, or now and then an undo."""
    about = {"id": command, "seat": view["seat"]}
    if view["you"]["undo"]["can"] and chance.random() < UNDO_SHARE:
        return {"type": "undo", **about}
    return {"type": "play", **about, "action": choose(view, chance)}
