"""Which deals belong to training and which are held back for measuring: no deal is both."""

from __future__ import annotations

from hashlib import sha256
from typing import NamedTuple

TRAINING = "training"
ANY = "any"
"""Kind of a deal whose name decides about the kind too."""
SERIES = ("judge-1",)
"""Held back. A series is named here, and committed, before its one run."""
HELD_BACK = {
    "two": 2000,
    "solo": 500,
    "three": 500,
    "four": 500,
    "six": 500,
    "line-clear": 500,
    "ghost-ambassador": 500,
}
"""How many games of each kind a series has. Bots of levels 1 to 9 play them (`mix.thrifty_level`)."""


class Deal(NamedTuple):
    """A game of a series: who plays it and how it is dealt follow from its name alone."""

    series: str
    kind: str
    number: int

    @property
    def name(self) -> str:
        """The same on every machine."""
        return f"projectl judge {self.series} {self.kind} {self.number}"

    @property
    def seed(self) -> bytes:
        """The secret of the shuffle."""
        return sha256(self.name.encode()).digest()
