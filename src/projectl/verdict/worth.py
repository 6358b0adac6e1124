"""How many points are fair: what the 52 printed puzzles give for their size and their reward.

Their points are fitted by least squares as a + b x + c √x, where x is the number of cells less the level of the reward.
`residual` is how far the points of a printed puzzle typically lie from what the other 51 say of it (leave one out).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from math import sqrt
from typing import NamedTuple

from projectl.rules.pieces import KIND, LEVELS
from projectl.rules.puzzles import Puzzle, builtin

LEVEL_OF_REWARD = {**{name: LEVELS[kind] for name, kind in KIND.items()}, "up1": 2, "up2": 3, "master": 3}
"""What our own sets count for rewards that are no pieces (docs/puzzle-format.md)."""
MOST = 9
"""The most points that a puzzle can have."""


class Fair(NamedTuple):
    """The points that fit best, and the range of those that two standard errors allow."""

    points: int
    low: int
    high: int


class Fit(NamedTuple):
    """The curve through the printed puzzles."""

    constant: float
    linear: float
    root: float
    residual: float
    puzzles: int

    def at(self, extent: float) -> float:
        """The points of a puzzle of that extent; one whose reward covers more than itself has the extent 0."""
        held = max(extent, 0)
        return self.constant + self.linear * held + self.root * sqrt(held)


def extent(cells: int, reward: str) -> int:
    """What the points are compared by: how many cells a puzzle has, less the level of its reward."""
    return cells - LEVEL_OF_REWARD[reward]


def fair_points(cells: int, reward: str) -> Fair:
    """The fair points of a puzzle of so many cells with that reward."""
    fit = printed_fit()
    middle, margin = fit.at(extent(cells, reward)), 2 * fit.residual
    return Fair(*(min(max(round(each), 0), MOST) for each in (middle, middle - margin, middle + margin)))


@cache
def printed_fit() -> Fit:
    """The curve through the printed puzzles, with its error."""
    points = [(float(_extent_of(puzzle)), float(puzzle.points)) for puzzle in builtin("base")]
    left_out = [Fit(*_least_squares([*points[:place], *points[place + 1 :]]), 0.0, 0) for place in range(len(points))]
    errors = [there - fit.at(here) for fit, (here, there) in zip(left_out, points, strict=True)]
    residual = sqrt(sum(error * error for error in errors) / len(errors))
    return Fit(*_least_squares(points), residual, len(points))


@cache
def comparison() -> tuple[tuple[int, int, str, int], ...]:
    """The printed puzzles as (cells less level of the reward, points, colour, how many)."""
    counted = Counter((_extent_of(puzzle), puzzle.points, puzzle.colour) for puzzle in builtin("base"))
    return tuple((*place, count) for place, count in sorted(counted.items()))


def _extent_of(puzzle: Puzzle) -> int:
    return extent(puzzle.cells.bit_count(), puzzle.reward)


def _least_squares(points: Sequence[tuple[float, float]]) -> tuple[float, float, float]:
    """The three coefficients, by the normal equations."""
    rows = [(1.0, here, sqrt(here)) for here, _ in points]
    matrix = [
        [sum(row[i] * row[j] for row in rows) for j in range(3)]
        + [sum(row[i] * there for row, (_, there) in zip(rows, points, strict=True))]
        for i in range(3)
    ]
    for i in range(3):
        for other in range(3):
            if other != i:
                factor = matrix[other][i] / matrix[i][i]
                matrix[other] = [a - factor * b for a, b in zip(matrix[other], matrix[i], strict=True)]
    first, second, third = (matrix[i][3] / matrix[i][i] for i in range(3))
    return first, second, third
