"""Puzzle sets that are kept on a device."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from projectl.server.answers.sets import refuse_too_many
from projectl.server.errors import RefusedError
from projectl.server.ids import new_id
from projectl.server.messages.sets import DrawnSet, KeptSet

MOST_KIB = 1024


class KeptSets:
    """By id; every change is handed out to be kept."""

    def __init__(self, now: Callable[[], int], hand_out: Callable[[dict[str, Any]], None]) -> None:
        self._now = now
        self._hand_out = hand_out
        self.rows: dict[str, dict[str, Any]] = {}

    def listed(self) -> list[KeptSet]:
        """All of them, the one changed last first."""
        return [_listed(row) for row in sorted(self.rows.values(), key=lambda row: (-row["changed"], row["id"]))]

    def one(self, found: str) -> DrawnSet:
        """What is in one of them."""
        drawn: DrawnSet = self._row(found)["set"]
        return drawn

    def keep(self, found: str | None, drawn: DrawnSet) -> KeptSet:
        """Keep what is in a set now, or a new one."""
        if found is not None:
            self._row(found)
        sizes = [_size(row["set"]) for row in self.rows.values() if row["id"] != found]
        refuse_too_many(sizes, _size(drawn), MOST_KIB, found is None)
        row: dict[str, Any] = {"id": found or new_id(9), "set": drawn, "changed": self._now()}
        self.rows[row["id"]] = row
        self._hand_out(row)
        return _listed(row)

    def drop(self, found: str) -> None:
        """Keep a set no longer."""
        self._row(found)
        del self.rows[found]
        self._hand_out({"id": found})

    def _row(self, found: str) -> dict[str, Any]:
        if found not in self.rows:
            raise RefusedError("set-unknown")
        return self.rows[found]


def _listed(row: dict[str, Any]) -> KeptSet:
    drawn = row["set"]
    about = {"title": drawn["title"], "expansion": drawn["expansion"], "puzzles": len(drawn["puzzles"])}
    return {"id": row["id"], **about, "changed": row["changed"], "link": None}  # type: ignore[typeddict-item]


def _size(drawn: DrawnSet) -> int:
    return len(json.dumps(drawn, separators=(",", ":"), ensure_ascii=False).encode())
