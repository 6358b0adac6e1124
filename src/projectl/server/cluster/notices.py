"""A notice: who sends it, what about, which game, and a few words. It is a hint; the truth is in the database."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

LOG = "log"
"""The log of a game has an entry: its number, the life of the database in which it was stored, and itself, unless it is
too long or nobody knows it here."""
CHAT = "chat"
"""Somebody has said something: the number of the line."""
HERE = "here"
"""Who is connected to a game at the sender: seats as `0,2` (or `-`), and how many others watch."""
WHO = "who"
"""The sender has opened a game and asks who is connected to it elsewhere."""
MUTE = "mute"
"""An identity (in place of the game) does not want to hear another any more (`1`), or does again (`0`)."""
ALIVE = "alive"
"""The sender lives."""
GONE = "gone"
"""The sender stops."""

LONGEST = 7000
"""Bytes of an entry in a notice; PostgreSQL takes less than 8000 in all."""


@dataclass(frozen=True, slots=True)
class Notice:
    """What one process tells the others."""

    kind: str
    about: str = "-"
    words: tuple[str, ...] = ()

    def text(self, process: str) -> str:
        """As it is sent."""
        return " ".join((process, self.kind, self.about, *self.words))


def of_entry(row: Mapping[str, Any], epoch: str) -> Notice:
    """The notice of a row of the log, in a life of the database."""
    number = str(row["seq"])
    entry = json.dumps(row, separators=(",", ":")).replace(" ", "\\u0020")  # words are parted by spaces
    return Notice(LOG, row["game"], (number, epoch, entry) if len(entry) <= LONGEST else (number,))


def read(text: str) -> tuple[str, Notice]:
    """The sender and the notice."""
    process, kind, about, *words = text.split(" ")
    return process, Notice(kind, about, tuple(words))
