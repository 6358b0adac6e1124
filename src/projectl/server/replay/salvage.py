"""What can still be told of a game that cannot be opened: its moves, as far as its log can be read."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from projectl.server.errors import RefusedError
from projectl.server.storage.reader import Row
from projectl.server.storage.store import Store, entry_of
from projectl.server.table import Setup
from projectl.server.table.unplayable import LooseTable

from .records import record_text


async def salvaged_record(store: Store, game: str, entries: int) -> str:
    """Its record; a remark tells what is missing. If not even the set-up can be read, the log as it is stored."""
    row, rows = await _stored(store, game)
    table = _table(row, rows)
    if table is None:
        return "".join(f"# {line}\n" for line in _raw(row, rows))
    missing = f"# the log has {entries} entries and cannot be read after number {table.seq}\n"
    return record_text(table) + (missing if table.seq < entries else "")


async def salvaged_log(store: Store, game: str, start: int, count: int) -> dict[str, Any]:
    """Its moments without what happened in them, in the form of LogDocument."""
    row, rows = await _stored(store, game)
    table = _table(row, rows)
    if table is None:
        moves = [(each["seat"], action) for each in rows if (action := _action(each)) is not None]
    else:
        moves = [(move.seat, str(move.action)) for move in (table.game.moves if table.game is not None else [])]
    moments: list[dict[str, Any]] = [
        {"number": number, "seat": seat, "action": action, "round": None, "turn": 0, "stand_in": None, "events": []}
        for number, (seat, action) in enumerate([(None, None), *moves])
    ]
    return {"total": len(moves), "from": start, "moments": moments[start : start + count], "puzzles": {}}


async def _stored(store: Store, game: str) -> tuple[Row, Sequence[Row]]:
    row = await store.game(game)
    if row is None:
        raise RefusedError("game-unknown")
    return row, await store.log(game)


def _table(row: Row, rows: Sequence[Row]) -> LooseTable | None:
    """The table as the log tells it without any rules, up to what cannot be read; None without a set-up."""
    try:
        setup = Setup.load(json.loads(row["setup"]))
        table = LooseTable(row["id"], setup, row["seed"], row["host"], row["created_at"])
    except (ValueError, KeyError, TypeError, AttributeError):  # not even what it was to be played with
        return None
    table.rules_version = row["rules_version"]
    _follow(table, rows)
    table.status = row["status"]
    table.ended = json.loads(row["ended"]) if row["ended"] else None
    return table


def _follow(table: LooseTable, rows: Sequence[Row]) -> None:
    for row in rows:
        try:
            table.apply(entry_of(row))
        except Exception:  # whatever is wrong with it; what comes after it hangs in the air
            return


def _raw(row: Row, rows: Sequence[Row]) -> Iterator[str]:
    """What is stored, without who is behind a seat."""
    yield f"The set-up of game {row['id']} cannot be read. This is its log as it is stored."
    yield f"seed {row['seed'].hex()}"
    for each in rows:
        yield json.dumps({name: each[name] for name in ("seq", "kind", "seat", "body")})


def _action(row: Row) -> str | None:
    """The action that an entry tells of, if it does."""
    try:
        action = json.loads(row["body"])["action"]
    except (ValueError, KeyError, TypeError):
        return None
    return action if row["kind"] == "play" and isinstance(action, str) else None
