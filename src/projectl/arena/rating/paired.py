"""Intervals for games that come in deals: all seat orders of a deal are played, so its games are not independent.

A deal that favours a seat favours each bot in turn, which makes the mean of a deal steadier than that of as many
independent games, and sometimes less steady. How much is measured by the spread of the deals' means; with few deals it
is drawn towards that of independent games, as if two deals had been seen of these (`PRIOR_DEALS`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import NamedTuple

from .statistics import Z95, Interval, summary, wilson

PRIOR_DEALS = 2.0

Deals = Mapping[int, Sequence[float]]
"""By deal: the points of its games, each from 0 to 1."""


class Paired(NamedTuple):
    """What deals tell of a share."""

    share: float
    games: int
    deals: int
    spread: float
    """The variance of the points, over that of independent games: what it is multiplied with."""

    def interval(self) -> Interval:
        """Between these the true share lies, with 95 % confidence: Wilson's, with as many games as they are worth."""
        worth = self.games / self.spread
        return wilson(self.share * worth, worth, self.quantile)

    @property
    def quantile(self) -> float:
        """So many standard deviations hold 95 %, where the spread was measured on so many deals."""
        return students_t(self.deals - 1 + PRIOR_DEALS)


def paired(deals: Deals) -> Paired:
    """What the points of some deals tell. The deals have as many games each."""
    games = sum(map(len, deals.values()))
    if not games:
        return Paired(0.0, 0, 0, 1.0)
    share = sum(map(sum, deals.values())) / games
    independent = share * (1 - share)
    if independent <= 0:
        return Paired(share, games, len(deals), 1.0)
    # each deal against the share, weighed by its games, as a ratio is estimated from clusters of any size
    squares = sum((sum(points) - share * len(points)) ** 2 for points in deals.values())
    expected = independent * games / len(deals)
    found = (squares + PRIOR_DEALS * expected) / (len(deals) - 1 + PRIOR_DEALS)
    return Paired(share, games, len(deals), max(found / expected, 1e-6))


def students_t(freedom: float) -> float:
    """Student's quantile for 95 %, by the expansion of Cornish and Fisher; within 0.01 from 3 degrees of freedom on.

    >>> round(students_t(10), 2), round(students_t(1000), 2)
    (2.23, 1.96)
    """
    z = Z95
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / freedom**power for power, term in enumerate(terms, 1))


def mean_of_deals(deals: Deals) -> Interval:
    """The interval of the true mean of any numbers, by the spread of the deals' means."""
    means = summary([sum(values) / len(values) for values in deals.values() if values])
    if means.size < 2:
        return Interval(means.mean, means.mean)
    width = students_t(means.size - 1) * means.deviation / sqrt(means.size)
    return Interval(means.mean - width, means.mean + width)
