"""The finished games of a device, as statistics count them. A row tells enough, but for hints and scores."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from projectl.server.answers.statistics import PlayedGame, others_of
from projectl.server.table import Setup
from projectl.server.table.outcome import DECIDED

from .device import Device


def played_games(device: Device) -> list[PlayedGame]:
    """The latest first."""
    rows = [row for row in device.rows.values() if row["status"] == "over"]
    found = (_played(row, device.person.id) for row in sorted(rows, key=lambda row: row["created"], reverse=True))
    return [game for game in found if game is not None]


def _played(row: Mapping[str, Any], player: str) -> PlayedGame | None:
    own = [seat["seat"] for seat in row["seats"] if seat["player"] == player]
    if not own:
        return None
    ended = row["ended"] or {}
    result, is_solo = ended.get("result"), row["variant"] == "solo"
    decided = ended.get("how") in DECIDED
    return PlayedGame(
        id=row["id"],
        seat=own[0],
        began=row["created"],
        edition=row["edition"],
        variant=row["variant"],
        players=row["players"],
        won=bool(result and own[0] in result["winners"]) if decided else None,
        score=result["rows"][own[0]]["score"] if result else None,
        others=others_of(row["seats"], own[0]),
        difficulty=(Setup.load(row["setup"]).options.difficulty or "") if is_solo else "",
        hinted=bool(row.get("hinted")),
        several_seats=len(own) > 1,
    )
