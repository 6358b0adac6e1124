"""What an ended game is worth to each seat."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

ZERO_SUM = "zero-sum"
MARGIN = "margin"
POINTS = "points"
REWARDS = (ZERO_SUM, MARGIN, POINTS)


def rewards(kind: str, standing: npt.NDArray[Any], score: npt.NDArray[Any]) -> npt.NDArray[np.float32]:
    """By game and seat; in solo the opponent has the second seat.

    `zero-sum`: of the other seats, how many are behind less how many are before, over how many there are: 1 for a win,
    -1 for the last, 0 for a shared victory of two. `margin`: by how many points the seat is before the others, on the
    mean, which sums up to nothing too. `points`: its final score.

    >>> rewards(ZERO_SUM, np.array([[3, 1, 1]]), np.array([[30, 10, 10]])).tolist()
    [[1.0, -0.5, -0.5]]
    """
    if kind == POINTS:
        return score.astype(np.float32)
    seats = score.shape[1]
    if kind == MARGIN:
        ahead = seats * score - score.sum(axis=1, keepdims=True)
    else:
        ahead = np.sign(standing[:, :, None] - standing[:, None, :]).sum(axis=2)
    return np.asarray(ahead / (seats - 1), np.float32)
