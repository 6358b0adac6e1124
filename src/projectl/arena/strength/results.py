"""The published results of measurements of strength: a list that only grows."""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

FILE = Path(__file__).parents[2] / "data" / "strength-results.json"
TIME = "ms_per_turn"
"""The one figure that differs from machine to machine."""

Entry = dict[str, Any]


class Results:
    """The results in a file, one entry for each run of a row on a series, the oldest first."""

    def __init__(self, path: Path = FILE) -> None:
        self.path = path
        self.entries: list[Entry] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else []

    def of(self, series: str, row: str) -> list[Entry]:
        """All runs of a row on a series."""
        return [entry for entry in self.entries if (entry["series"], entry["row"]) == (series, row)]

    def is_repeat(self, entry: Entry, earlier: bool) -> bool:
        """Whether an entry is not the first run of its row; `earlier` says that there was one that is not listed."""
        known = self._known(entry)
        if known is not None:
            return bool(known["repeat"])
        return earlier or bool(self.of(entry["series"], entry["row"]))

    def add(self, found: Iterable[Entry]) -> None:
        """Note new runs, with the day and the machine; one that is listed already is not listed again."""
        for entry in found:
            if self._known(entry) is None:
                self.entries.append({**entry, "date": f"{datetime.now(UTC):%Y-%m-%d}", "machine": machine()})

    def text(self) -> str:
        """As the file has it: an entry a line, so that a change shows what was added."""
        return "[\n" + ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in self.entries) + "\n]\n"

    def _known(self, entry: Entry) -> Entry | None:
        """The same run, as it is listed: the same bots with the same outcome."""
        ignored = {TIME, "repeat", "date", "machine"}
        plain = json.loads(json.dumps(entry))
        for other in self.of(entry["series"], entry["row"]):
            if all(other.get(key) == value for key, value in plain.items() if key not in ignored):
                return other
        return None


def machine() -> str:
    """Where something is measured."""
    return f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count() or 1} cores"
