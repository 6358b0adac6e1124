"""Where bots of users come from."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple


class BotFile(NamedTuple):
    """A class in a file."""

    path: Path
    class_name: str

    def __str__(self) -> str:
        return f"{self.path.name}:{self.class_name}"


class EntryPoint(NamedTuple):
    """A bot that another package offers under the entry point group `projectl.bots`."""

    entry: str
    argument: str | None

    def __str__(self) -> str:
        return self.entry if self.argument is None else f"{self.entry}:{self.argument}"
