"""The spaces of the environments."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import Space
from gymnasium.spaces import Box, Discrete

from projectl.rules.engine import ACTIONS, PIECE
from projectl.rules.ruleset import Rules

from .layout import Numbers, size

OPENING = np.array([PIECE])


class Actions(Discrete):
    """All actions. `sample` without a mask draws from what is legal now: a random agent plays by the rules."""

    def __init__(self) -> None:
        super().__init__(ACTIONS)
        self.legal: npt.NDArray[Any] = OPENING

    def seed(self, seed: int | None = None) -> int:
        """Begin the draws anew; until a game tells what is legal, the one that always is when a game begins."""
        self.legal = OPENING
        return super().seed(seed)

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """One of the legal actions, or as Discrete does it."""
        if mask is None and probability is None and len(self.legal):
            return np.int64(self.legal[self.np_random.integers(len(self.legal))])
        return super().sample(mask, probability)


def observations(rules: Rules) -> Space[Any]:
    """Flat observations."""
    return Box(0, 127, (size(rules),), np.uint8)


def copied(observation: Numbers) -> Numbers:
    """One that the next step does not write into."""
    return np.array(observation)
