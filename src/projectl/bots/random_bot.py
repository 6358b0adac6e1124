"""`random`: any legal action, each as likely as the other."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from projectl.record.notation.action import Action
from projectl.rules.engine import CANCEL

from .api import SeatView


class RandomBot:
    """Never cancels a sequence, or it might go round in circles."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def choose(self, view: SeatView, legal: Sequence[Action]) -> Action:
        """One of the legal actions."""
        return self._chance.choice([action for action in legal if action != CANCEL])
