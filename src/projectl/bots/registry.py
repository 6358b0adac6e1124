"""The bots there are, by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .greedy import GreedyBot
from .interface import Bot
from .random_bot import RandomBot


@dataclass(frozen=True, slots=True)
class BotInfo:
    """A bot to choose from."""

    name: str
    level: int
    """1 is the weakest."""
    description_key: str
    """Of the text that tells how it plays."""
    make: Callable[[int], Bot]
    """A new one from a seed."""


class UnknownBot(ValueError):  # noqa: N818  # reads as the fault that it is
    """No bot has the name that was asked for."""

    code = "bot-unknown"

    def __init__(self, name: str) -> None:
        known = tuple(_BOTS)
        super().__init__(f"unknown bot {name!r}; the bots are {', '.join(known)}")
        self.params: dict[str, object] = {"found": name, "known": known}


_BOTS = {
    info.name: info
    for info in (
        BotInfo("random", 1, "bot-random", RandomBot),
        BotInfo("greedy", 2, "bot-greedy", GreedyBot),
    )
}


def bots() -> tuple[BotInfo, ...]:
    """All bots, the weakest first."""
    return tuple(_BOTS.values())


def make_bot(spec: str, seed: int) -> Bot:
    """A new bot by its name, whose chance comes from the seed alone; UnknownBot tells the names there are."""
    if spec not in _BOTS:
        raise UnknownBot(spec)
    return _BOTS[spec].make(seed)
