"""The small language in which bots are named: `name`, `name:argument`, `path.py:Class`.

>>> read_spec("expert:1s")
Named(name='expert', argument='1s')
>>> str(read_spec("bots/mine.py:MyBot"))
'mine.py:MyBot'
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from .sources import BotFile


class Named(NamedTuple):
    """A bot that has a name."""

    name: str
    argument: str | None


def read_spec(spec: str) -> Named | BotFile:
    """What a text in the language stands for; whether there is such a bot is another question."""
    before, colon, after = spec.rpartition(":")
    if before.endswith(".py"):
        return BotFile(Path(before), after)
    name, colon, argument = spec.partition(":")
    return Named(name, argument if colon else None)
