"""The statistics of the arena: shares with Wilson intervals, means, spreads."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

Z95 = 1.959963984540054
"""The normal distribution holds 95 % within so many standard deviations."""


class Interval(NamedTuple):
    """Between these the true value lies, with 95 % confidence."""

    low: float
    high: float


def wilson(wins: float, games: float, z: float = Z95) -> Interval:
    """The interval of Wilson (1927) for the true share behind so many wins; a shared win may count in part."""
    if games == 0:
        return Interval(0.0, 1.0)
    if not 0 <= wins <= games:
        raise ValueError(f"there are 0 to {games} wins in {games} games, not {wins:g}")
    share, square = wins / games, z * z / games
    middle = share + square / 2
    width = z * sqrt(share * (1 - share) / games + square / (4 * games))
    return Interval(max(0.0, (middle - width) / (1 + square)), min(1.0, (middle + width) / (1 + square)))


class Summary(NamedTuple):
    """Some numbers in a few."""

    size: int
    mean: float
    deviation: float
    """The standard deviation of a sample."""
    least: float
    median: float
    most: float


def summary(values: Sequence[float]) -> Summary:
    """The summary of some numbers; of none it is all zeros."""
    if not values:
        return Summary(0, 0.0, 0.0, 0.0, 0.0, 0.0)
    ordered, count = sorted(values), len(values)
    mean = sum(ordered) / count
    squares = sum((value - mean) ** 2 for value in ordered)
    middle = (ordered[(count - 1) // 2] + ordered[count // 2]) / 2
    return Summary(count, mean, sqrt(squares / max(1, count - 1)), ordered[0], middle, ordered[-1])


def mean_interval(values: Sequence[float], z: float = Z95) -> Interval:
    """The interval of the true mean, by the normal distribution."""
    found = summary(values)
    width = z * found.deviation / sqrt(max(1, found.size))
    return Interval(found.mean - width, found.mean + width)
