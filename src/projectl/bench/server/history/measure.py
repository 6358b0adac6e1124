"""`projectl bench history`: a server with very many finished games, beside one with few, asked the same things in turn.

What is measured by the clock is measured on both, so that what else the machine does weighs on both alike; what a
callback of the event loop uses is processor time.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from projectl.bench.server.servers.callback_times import FILE, noted
from projectl.bench.server.servers.databases import SQLITE, Database, fresh_database
from projectl.bench.server.servers.machine import load, may_prefer, prefer
from projectl.bench.server.servers.processes import RAISED, WATCHED, ServerProcess
from projectl.bench.server.targets import Figures
from projectl.server.storage.database import open_database
from projectl.server.storage.migration import Tell, migrate

from .filling import fill
from .past import Past
from .questions import Asker, Question, ratios

Announce = Callable[..., None]
OPEN = {
    "PROJECTL_LOGINS": "1000000",
    "PROJECTL_BOT_WORKERS": "1",
}
"""Limits that stand against one person asking as often as a bench does."""


@dataclass(frozen=True, slots=True)
class Size:
    """How much is done."""

    games: int = 100_000
    compared: int = 1_000
    """So many games there are in the other database."""
    repeats: int = 15
    """So often each list and profile is asked for; of the times the middle one counts."""
    exports: int = 5
    watched_seconds: float = 70.0
    """So long the event loop is watched at least: the server's housekeeping comes once a minute."""
    realtime: bool = True
    """Whether servers and client go before all other processes, where that is allowed, once the games are written."""


@dataclass(frozen=True, slots=True)
class Served:
    """A server that runs on a past."""

    past: Past
    server: ServerProcess
    callbacks: Path
    started_s: float
    ready_at: float


def measure(database: str, size: Size | None = None, announce: Announce = lambda _stage, **_params: None) -> Figures:
    """All figures. The databases are fresh ones, of the kind that is named."""
    size = size or Size()
    figures: Figures = {"backend": database, "finished_games": size.games, "load": load()}
    with ExitStack() as stack:
        filled = [
            _filled(database, games, stack, found, announce)
            for games, found in ((size.compared, {}), (size.games, figures))
        ]
        if size.realtime:
            prefer()
        for each, _ in filled:
            announce("migrate")
            figures["migrate_s"] = _migrated(each, size.realtime, announce)
        announce("start")
        few, many = (_served(each, past, size.realtime, stack) for each, past in filled)
        announce("ask")
        asked_few, asked_many = Asker(few.server.host, few.past), Asker(many.server.host, many.past)
        answers = _asked(asked_few, asked_many, size)
        announce("alone")
        figures |= asked_many.alone()
        time.sleep(max(0.0, many.ready_at + size.watched_seconds - time.time()))
        figures |= _callbacks(many, asked_many)
        figures |= {"start_s": round(many.started_s, 2), "start_few_s": round(few.started_s, 2)}
        figures["errors"] = len(many.server.faults()) + len(few.server.faults())
    realtime = size.realtime and may_prefer()
    return figures | ratios(answers) | {"load_after": load(), "raised": {**OPEN}, "realtime": realtime}


def _filled(database: str, games: int, stack: ExitStack, figures: Figures, announce: Announce) -> tuple[Database, Past]:
    """A database of an earlier version with so many games in it."""
    fresh = stack.enter_context(fresh_database(database))
    announce("fill", games=games)
    past, began = Past(games), time.monotonic()
    fill(fresh.url, past)
    figures["fill_s"] = round(time.monotonic() - began, 1)
    figures["database_mib"] = round(_bytes(fresh.url) / 2**20)
    return fresh, past


def _migrated(database: Database, realtime: bool, announce: Announce) -> float:
    """The seconds until the tables were up to date."""
    if realtime:
        database.prefer()
    began = time.monotonic()
    asyncio.run(_migrate(database.url, lambda code, params: announce(code, **params)))
    return round(time.monotonic() - began, 1)


def _served(database: Database, past: Past, realtime: bool, stack: ExitStack) -> Served:
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="projectl-bench-")))
    callbacks = folder / "callbacks"
    settings = {**RAISED, **OPEN, FILE: str(callbacks)}
    server = stack.enter_context(ServerProcess(WATCHED, database.url, realtime, settings))
    seconds = server.start()
    return Served(past, server, callbacks, seconds, time.time())


async def _migrate(url: str, tell: Tell) -> None:
    engine = open_database(url)
    await migrate(engine, tell)
    await engine.dispose()


def _bytes(url: str) -> int:
    if url.startswith(SQLITE):
        return Path(url.removeprefix("sqlite:///")).stat().st_size
    return asyncio.run(_postgres_bytes(url))


async def _postgres_bytes(url: str) -> int:
    import asyncpg

    connection = await asyncpg.connect(url)
    try:
        return int(await connection.fetchval("SELECT pg_database_size(current_database())"))
    finally:
        await connection.close()


def _asked(few: Asker, many: Asker, size: Size) -> dict[Question, tuple[list[float], list[float]]]:
    """Both servers the same things in turn; the seconds that they took."""
    answers: dict[Question, tuple[list[float], list[float]]] = {}
    for number in range(size.repeats):
        for question in few.questions():
            if question.group == "export" and number >= size.exports:
                continue
            times = answers.setdefault(question, ([], []))
            times[0].append(few.ask(question))
            times[1].append(many.ask(question))
    return answers


def _callbacks(served: Served, asker: Asker) -> dict[str, Any]:
    """The callbacks since the server was ready, and what was asked when the longest of them ran."""
    found = noted(served.callbacks, served.ready_at)
    return {
        "callback_ms_max": found[0].ms if found else 0.0,
        "longest_callbacks": [{**each._asdict(), "asked": asker.asked_at(each.ended)} for each in found[:8]],
    }
