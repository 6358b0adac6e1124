"""The spaces of the environments."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import Space
from gymnasium.spaces import Box, Discrete

from projectl.rules.engine import ACTIONS, PIECE
from projectl.rules.ruleset import Rules

from .layout import size

OPENING = np.array([PIECE])
NOTHING = OPENING[:0]


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
        """One of the legal actions, or as Discrete does it; of a mask that allows some actions, soon."""
        legal = self.legal if mask is None else _allowed(mask)
        if probability is None and len(legal):
            return np.int64(legal[self.np_random.integers(len(legal))])
        return super().sample(mask, probability)


def _allowed(mask: Any) -> npt.NDArray[Any]:
    """The actions that a mask allows; none if it is not a proper one, about which Discrete has its own words."""
    if not isinstance(mask, np.ndarray) or mask.dtype != np.int8 or mask.shape != (ACTIONS,):
        return NOTHING
    return (mask == 1).nonzero()[0] if not (mask >> 1).any() else NOTHING


def observations(rules: Rules) -> Space[Any]:
    """Flat observations."""
    return Box(0, 127, (size(rules),), np.uint8)
