"""Games as what is kept of them: a row that tells of the game, and the entries of its log. The log is the truth."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from projectl.server.table import Entry, Setup, Table

LAYOUT = 1
"""Of the rows. A later one is not read: what it means is not known."""


def row_of(table: Table) -> dict[str, Any]:
    """A game in a list, with all that its log is followed from."""
    options = table.setup.options
    return {
        "layout": LAYOUT,
        "id": table.id,
        "setup": table.setup.dump(),
        "seed": table.seed.hex(),
        "host": table.host,
        "created": table.created,
        "rules_version": table.rules_version,
        "changed": table.shown_at,
        "status": table.status,
        "edition": options.edition,
        "variant": options.variant,
        "players": table.setup.players,
        "seats": [
            {"seat": number, "player": seat.player, "name": seat.shown_name, "bot": seat.bot, "account": False}
            for number, seat in enumerate(table.seats)
            if not seat.is_open
        ],
        "ended": table.ended,
        "hinted": bool(table.hints),
    }


def listed(row: Mapping[str, Any]) -> dict[str, Any]:
    """A row as lists of games show it."""
    names = ("id", "status", "created", "edition", "variant", "players", "seats", "ended")
    return {**{name: row[name] for name in names}, "public": False, "rated": False, "expires": None}


def entry_row(entry: Entry) -> dict[str, Any]:
    """An entry of a log."""
    names = ("seq", "kind", "seat", "body", "actor", "command", "at")
    return {name: getattr(entry, name) for name in names}


def table_from(row: Mapping[str, Any], entries: Iterable[Mapping[str, Any]]) -> Table:
    """The table as its log leads to it. Raises whatever is wrong with what was kept."""
    table = Table(row["id"], Setup.load(row["setup"]), bytes.fromhex(row["seed"]), row["host"], row["created"])
    table.rules_version = row["rules_version"]
    for entry in entries:
        table.apply(Entry(**entry))
    return table
