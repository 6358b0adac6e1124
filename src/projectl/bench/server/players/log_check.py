"""Afterwards: what the players were told, against what the log holds."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import select

from projectl.server.storage.database import open_database
from projectl.server.storage.schema import GAMES, LOG
from projectl.server.storage.store import entry_of
from projectl.server.table import Entry, Setup, Table

from .player import Greeting
from .tables import Account

HINTS = ("last_events", "puzzles")
"""What tells of the way that led here: after a restart less of it is known. The state itself must be the same."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was found."""

    lost: int
    doubled: int
    views_checked: int
    views_wrong: int


def check(url: str, account: Account) -> Verdict:
    """Read the whole log again, and follow it from the start."""
    return asyncio.run(_check(url, account))


async def _check(url: str, account: Account) -> Verdict:
    engine = open_database(url)
    async with engine.connect() as connection:
        games = {row.id: dict(row._mapping) for row in await connection.execute(select(GAMES))}
        rows = [dict(row._mapping) for row in await connection.execute(select(LOG).order_by(LOG.c.game, LOG.c.seq))]
    await engine.dispose()
    logs: dict[str, list[Entry]] = {}
    for row in rows:
        logs.setdefault(row["game"], []).append(entry_of(row))
    places = {(row["game"], row["actor"], row["command"]): row["seq"] for row in rows if row["command"]}
    seen: dict[str, list[Greeting]] = {}
    for greeting in account.greetings:
        seen.setdefault(greeting.game, []).append(greeting)
    views = [_views(games[game], logs[game], greetings) for game, greetings in seen.items()]
    return Verdict(
        lost=_lost(account, places),
        doubled=_doubled(account, rows),
        views_checked=sum(checked for checked, _ in views),
        views_wrong=sum(wrong for _, wrong in views),
    )


def _lost(account: Account, places: Mapping[tuple[str, str, str], int]) -> int:
    """Acknowledged, but not in the log, or not where it was said to be."""
    return sum(
        1 if key not in places or (number is not None and places[key] != number) else 0
        for key, number in account.acknowledged.items()
    )


def _doubled(account: Account, rows: Iterable[Mapping[str, Any]]) -> int:
    """In the log more than once, or although it was refused, or never sent."""
    found = Counter((row["game"], row["actor"], row["command"]) for row in rows if _is_ours(row))
    stray = sum(key in account.refused or key not in account.sent for key in found)
    return sum(count - 1 for count in found.values()) + stray


def _is_ours(row: Mapping[str, Any]) -> bool:
    return row["command"] is not None and not row["command"].startswith("prepared-")


def _views(row: Mapping[str, Any], entries: list[Entry], greetings: list[Greeting]) -> tuple[int, int]:
    """How many of the views that players got when they connected were checked, and how many were wrong."""
    told: dict[tuple[int, int], list[dict[str, Any]]] = {}
    for greeting in greetings:
        hello = json.loads(greeting.text)
        if hello["views"]:
            told.setdefault((greeting.seat, hello["version"]), []).append(_state(hello["views"][0]))
    if not told:
        return 0, 0
    table = Table(row["id"], Setup.load(json.loads(row["setup"])), row["seed"], row["host"], row["created_at"])
    wrong = 0
    for entry in entries:
        table.apply(entry)
        for seat in range(len(table.seats)):
            for view in told.pop((seat, table.version((seat,))), []):
                wrong += view != _state(json.loads(json.dumps(table.view(seat))))
    checked = len(greetings)
    return checked, wrong + sum(len(views) for views in told.values())


def _state(view: dict[str, Any]) -> dict[str, Any]:
    return {name: part for name, part in view.items() if name not in HINTS}
