"""Rooms without a network, for the tests: a hub on a database, people at its tables, bots that think in no time."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Collection, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from prometheus_client import REGISTRY

from projectl.bots import make_bot
from projectl.rules.options import Options
from projectl.server.bots.pool import BotPool
from projectl.server.bots.questions import Answer, Question, answered_by
from projectl.server.rooms import Hub, Room, SeatChoice
from projectl.server.settings import Settings
from projectl.server.storage.database import open_database
from projectl.server.storage.journal import open_journal
from projectl.server.storage.migration import migrate
from projectl.server.storage.store import Identity, Store
from projectl.server.supervisor import Supervisor
from projectl.server.table import ClockSetup, Command, Setup

ANN, BOB = Identity("ann", "Ann"), Identity("bob", "Bob")
TWO = [SeatChoice(name="Ann"), SeatChoice()]


class QuickBots(BotPool):
    """Bots that think in no time and in this process."""

    def __init__(self) -> None:
        self.asked: list[Question] = []

    def start(self) -> None:
        """There is nothing to start."""

    async def choose(self, question: Question, refused: Collection[str] = ()) -> Answer:
        self.asked.append(question)
        return Answer(answered_by(make_bot("greedy", 1), question), question.bot)


class Time:
    """What the test says it is, in milliseconds."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now


class Ear:
    """A listener that remembers."""

    def __init__(self, identity: Identity) -> None:
        self.identity = identity
        self.muted: set[str] = set()
        self.language = "en"
        self.heard: list[dict[str, Any]] = []

    def push(self, text: bytes) -> None:
        self.heard.append(json.loads(text))

    def close(self, code: int, reason: str) -> None:
        self.heard.append({"type": "closed", "code": code, "reason": reason})

    def kinds(self) -> list[str]:
        return [message["type"] for message in self.heard]


@asynccontextmanager
async def hub_on(
    url: str,
    now: Callable[[], int] | None = None,
    bots: Callable[[Supervisor], BotPool] = lambda _: QuickBots(),
    **settings: Any,
) -> AsyncIterator[Hub]:
    engine = open_database(url)
    await migrate(engine)
    chosen, supervisor = Settings(bot_delay=0, **settings), Supervisor()
    journal = await open_journal(engine)
    hub = Hub(chosen, Store(engine), journal, bots(supervisor), now or Time(), supervisor=supervisor)
    hub.start()
    try:
        yield hub
    finally:
        await hub.stop()
        await hub.journal.close()
        await engine.dispose()


def run(body: Coroutine[Any, Any, None]) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(body, 180)

    asyncio.run(bounded())


def setup(clock: ClockSetup | None = None, confirm: bool = True) -> Setup:
    return Setup(Options(players=2, confirm=confirm).checked(), clock or ClockSetup())


async def begun(hub: Hub, clock: ClockSetup | None = None) -> Room:
    room = await hub.create(setup(clock), ANN, TWO)
    await room.submit(Command("sit", 1, {"name": "Bob"}, BOB.id))
    return room


def play(room: Room, action: str = "piece", command: str | None = None) -> Command:
    seat = min(room.table.to_act)
    return Command("play", seat, {"action": action}, room.table.seats[seat].player, command)


async def until(holds: Callable[[], bool]) -> None:
    while not holds():
        await asyncio.sleep(0.005)


def failures(task: str) -> float:
    """How often the work of that name has failed so far."""
    return REGISTRY.get_sample_value("projectl_task_failures_total", {"task": task}) or 0.0
