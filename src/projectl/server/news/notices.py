"""A notice: who sends it, what about, which game, and a few words. It is a hint; the truth is in the database."""

from __future__ import annotations

from dataclasses import dataclass

LOG = "log"
"""The log of a game has an entry: its number."""
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


@dataclass(frozen=True, slots=True)
class Notice:
    """What one process tells the others."""

    kind: str
    about: str = "-"
    words: tuple[str, ...] = ()

    def text(self, process: str) -> str:
        """As it is sent."""
        return " ".join((process, self.kind, self.about, *self.words))


def read(text: str) -> tuple[str, Notice]:
    """The sender and the notice."""
    process, kind, about, *words = text.split(" ")
    return process, Notice(kind, about, tuple(words))
