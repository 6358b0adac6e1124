"""`level:1` to `level:10`: opponents for people, evenly spaced in strength.

A level plays most turns as one bot and some, drawn by chance, as a weaker one: it slips now and then, as people do, but
never throws a game away on purpose. Which bots and how often is data (`data/levels.toml`).
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

from projectl.record.notation.action import Action

from .api import Bot, SeatView

FILE = Path(__file__).parents[1] / "data" / "levels.toml"


class Level(NamedTuple):
    """How a level plays."""

    bot: str
    weaker: str
    slips: float
    """The share of turns that it plays as `weaker`."""


@cache
def levels() -> tuple[Level, ...]:
    """All levels, the weakest first."""
    document = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return tuple(Level(**each) for each in document["level"])


class LevelBot:
    """Plays the same for the same seed and views."""

    def __init__(self, number: int, seed: int, make: Callable[[str, int], Bot]) -> None:
        level = levels()[number - 1]
        self.name = f"level:{number}"
        self._slips = level.slips
        self._bot, self._weaker = make(level.bot, seed), make(level.weaker, seed)
        self._seed = seed
        self._turn = -1
        self._chosen = self._bot

    @property
    def evaluations(self) -> int:
        """How often nets were asked so far."""
        return sum(int(getattr(bot, "evaluations", 0)) for bot in (self._bot, self._weaker))

    def choose(self, view: SeatView, legal: Sequence[Action]) -> Action:
        """What the bot of this turn chooses."""
        if view.state.turn != self._turn:
            self._turn = view.state.turn
            # From seed and turn alone: a game that is loaded again goes on as it would have.
            chance = Random(f"{self._seed} {self._turn}")
            self._chosen = self._weaker if chance.random() < self._slips else self._bot
        return self._chosen.choose(view, legal)


def number_of(argument: str) -> int:
    """The level that an argument names; ValueError if it is none."""
    most = len(levels())
    if not (argument.isascii() and argument.isdigit() and 1 <= int(argument) <= most):
        raise ValueError(f"levels go from 1 to {most}")
    return int(argument)
