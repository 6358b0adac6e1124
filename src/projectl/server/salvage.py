"""What can still be told of a game that cannot be opened: its moves, as far as its log can be read."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from .faults import Refused
from .records import record_text
from .storage.reader import Row
from .storage.store import Store, entry_of
from .table import Setup
from .table.loose import LooseTable


async def salvaged(store: Store, game: str) -> LooseTable:
    """The table of a game as its log tells it without any rules, up to what cannot be read."""
    row = await store.game(game)
    if row is None:
        raise Refused("game-unknown")
    try:
        table = LooseTable(game, Setup.load(json.loads(row["setup"])), row["seed"], row["host"], row["created_at"])
    except (ValueError, KeyError, TypeError, AttributeError) as error:  # not even what it was to be played with
        raise Refused("game-unreadable") from error
    table.rules_version = row["rules_version"]
    _follow(table, await store.log(game))
    table.status = row["status"]
    table.ended = json.loads(row["ended"]) if row["ended"] else None
    return table


def _follow(table: LooseTable, rows: Sequence[Row]) -> None:
    for row in rows:
        try:
            table.apply(entry_of(row))
        except Exception:  # whatever is wrong with it; what comes after it hangs in the air
            return


def salvaged_record(table: LooseTable, entries: int) -> str:
    """Its record; a remark tells what is missing."""
    missing = f"# the log has {entries} entries and cannot be read after number {table.seq}\n"
    return record_text(table) + (missing if table.seq < entries else "")


def salvaged_log(table: LooseTable, start: int, count: int) -> dict[str, Any]:
    """Its moments without what happened in them, in the form of LogDocument."""
    moves = table.game.moves if table.game is not None else []
    told = [(None, None), *((move.seat, str(move.action)) for move in moves)]
    moments: list[dict[str, Any]] = [
        {"number": number, "seat": seat, "action": action, "round": None, "turn": 0, "stand_in": None, "events": []}
        for number, (seat, action) in enumerate(told)
    ]
    return {"total": len(moves), "from": start, "moments": moments[start : start + count]}
