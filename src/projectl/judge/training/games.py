"""Games and positions of them, in arrays."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from .mix import KINDS

NAMES = list(KINDS)


class Games(NamedTuple):
    """Games and their positions: `game` says for each position which game it is of."""

    states: npt.NDArray[np.uint8]
    """Packed states; of those of bots what is not publicly known is blank."""
    game: npt.NDArray[np.int32]
    turn: npt.NDArray[np.int16]
    kind: npt.NDArray[np.int8]
    """By game, as the others below."""
    options: npt.NDArray[np.int8]
    turns: npt.NDArray[np.int16]
    shares: npt.NDArray[np.float32]
    """How the win was shared, by seat."""
