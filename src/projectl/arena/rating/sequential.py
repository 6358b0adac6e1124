"""A test that stops as soon as the games tell enough (Wald 1945), deal by deal.

Two hypotheses about the share of points of the first of two bots: it is `low`, or it is `high`. After every deal the
logarithm of how much better `high` explains the deals than `low` is compared with two bounds. Deals are taken as
normally distributed about their mean, with the spread that they have shown (a generalised test, as chess engines are
tested); so pairs count as pairs.
"""

from __future__ import annotations

from math import log
from typing import Any

from projectl.errors import ProjectLError

LOW, HIGH = "low", "high"
ERROR = 0.05
FEWEST_DEALS = 16
"""Before so many the spread is not known well enough to stop."""
PRIOR = 2.0
"""Deals of the greatest spread that are counted with those that were seen, so that a few equal ones prove nothing."""
GREATEST = 0.25
"""The variance of a deal that is won or lost as a whole."""


class SharesError(ProjectLError, ValueError):
    """The two shares are not from 0 to 1, or the lower one is not lower."""


class Sequential:
    """Is the share `low` or `high`? Each answer is wrong in `error` of the cases where the other one holds."""

    def __init__(self, low: float, high: float, error: float = ERROR) -> None:
        if not 0 < low < high < 1:
            raise SharesError("sprt-shares", low=low, high=high)
        self.low, self.high = low, high
        self.bound = log((1 - error) / error)
        self.ratio = 0.0
        """The logarithm of the ratio of the likelihoods."""
        self.verdict = ""
        self.deals = 0
        self._sum = self._squares = 0.0

    def add(self, points: float) -> str:
        """One more deal, by the mean of its points; the verdict, which is empty as long as more deals are needed."""
        if self.verdict:
            return self.verdict
        self.deals += 1
        self._sum += points
        self._squares += points * points
        mean = self._sum / self.deals
        spread = (self._squares - self.deals * mean * mean + PRIOR * GREATEST) / (self.deals - 1 + PRIOR)
        self.ratio = self.deals * (self.high - self.low) * (2 * mean - self.low - self.high) / (2 * spread)
        if self.deals >= FEWEST_DEALS and abs(self.ratio) >= self.bound:
            self.verdict = HIGH if self.ratio > 0 else LOW
        return self.verdict

    def document(self) -> dict[str, Any]:
        """As JSON; the verdict is null where the games have not sufficed."""
        return {
            "low": self.low,
            "high": self.high,
            "bound": round(self.bound, 4),
            "ratio": round(self.ratio, 4),
            "deals": self.deals,
            "verdict": self.verdict or None,
        }
