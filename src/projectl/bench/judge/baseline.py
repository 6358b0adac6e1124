"""What the margin alone tells: a logistic with two numbers for each kind of game and each third.

They are fitted to the very games on which the judge is measured, and the margin is that of points or of scores,
whichever tells more there: all this favours the logistic.
"""

from __future__ import annotations

import numpy as np

from .judged import THIRDS, Floats, Judged

STEPS = 25


def fitted(every: Judged, weights: Floats) -> Floats:
    """Its chances, row by row."""
    found = np.zeros(len(every.chance))
    kinds = every.kind[every.game]
    for kind in np.unique(kinds):
        for third in range(THIRDS):
            rows = (kinds == kind) & (every.third == third)
            if rows.any():
                found[rows] = _better(every.only(rows), weights[rows])
    return found


def _better(every: Judged, weights: Floats) -> Floats:
    """By points or by scores, whichever is nearer to what came."""
    both = [logistic(margin.astype(np.float64), every.share, weights) for margin in (every.points, every.score)]
    errors = [float((weights * (chances - every.share) ** 2).sum()) for chances in both]
    return both[0] if errors[0] <= errors[1] else both[1]


def logistic(margin: Floats, share: Floats, weights: Floats) -> Floats:
    """The best chances of the form 1 / (1 + exp(-a - b * margin)), by Newton's method."""
    inputs = np.stack([np.ones(len(margin)), margin / 10])
    found = np.zeros(2)
    for _ in range(STEPS):
        chances = 1 / (1 + np.exp(-np.clip(found @ inputs, -30, 30)))
        slope = inputs @ (weights * (share - chances)) - 1e-6 * found
        bend = (inputs * (weights * chances * (1 - chances))) @ inputs.T + 1e-6 * np.eye(2)
        found = found + np.clip(np.linalg.solve(bend, slope), -2, 2)
    return 1 / (1 + np.exp(-np.clip(found @ inputs, -30, 30)))
