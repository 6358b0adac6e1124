"""Bradley–Terry ratings: one number for each bot, from who was better than whom.

The model: bot `a` is better than bot `b` with probability `p_a / (p_a + p_b)`; a tie is half a win for each. The most
likely strengths are found by the MM algorithm (Hunter 2004) and shown on Elo's scale, their mean being 0. Intervals
come from the curvature of the likelihood.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import NamedTuple

from .statistics import Z95

ELO = 400 / log(10)
"""Elo's points for one unit of the natural logarithm of strength."""
PRIOR = 0.5
"""Half wins of an imagined tie between any two bots: without it an unbeaten bot would rate without end."""
TOLERANCE = 1e-9
MAX_ROUNDS = 10_000

Wins = Sequence[Sequence[float]]
"""`wins[a][b]`: how often a was better than b."""


class Rating(NamedTuple):
    """A bot's rating; the true one lies between `low` and `high` with 95 % confidence."""

    rating: float
    low: float
    high: float


def ratings(wins: Wins, spreads: Sequence[float] | None = None) -> list[Rating]:
    """The rating of each bot. `spreads` tells for each how much more its points vary than in independent games."""
    table = _with_prior(wins)
    strengths = _fit(table)
    logs = [log(strength) for strength in strengths]
    centre = sum(logs) / max(1, len(logs))
    errors = _errors(table, strengths)
    widths = [
        Z95 * ELO * error * sqrt(spread) for error, spread in zip(errors, spreads or [1.0] * len(errors), strict=True)
    ]
    return [
        Rating(value, value - width, value + width)
        for value, width in zip((ELO * (each - centre) for each in logs), widths, strict=True)
    ]


def expected(rating: float, other: float) -> float:
    """How often the one will be better than the other."""
    return float(1 / (1 + 10 ** ((other - rating) / 400)))


def _with_prior(wins: Wins) -> list[list[float]]:
    size = range(len(wins))
    return [[wins[a][b] + PRIOR if a != b else 0.0 for b in size] for a in size]


def _fit(wins: Wins) -> list[float]:
    """The most likely strengths, by the MM algorithm."""
    strengths = [1.0] * len(wins)
    for _ in range(MAX_ROUNDS):
        updated = [_updated(wins, strengths, bot) for bot in range(len(wins))]
        scale = sum(updated) / max(1, len(updated))
        updated = [value / scale for value in updated]
        moved = max((abs(log(new / old)) for new, old in zip(updated, strengths, strict=True)), default=0.0)
        strengths = updated
        if moved < TOLERANCE:
            break
    return strengths


def _updated(wins: Wins, strengths: Sequence[float], bot: int) -> float:
    games = sum(
        (wins[bot][other] + wins[other][bot]) / (strengths[bot] + strengths[other])
        for other in range(len(wins))
        if other != bot
    )
    return sum(wins[bot]) / games if games else strengths[bot]


def _errors(wins: Wins, strengths: Sequence[float]) -> list[float]:
    """Standard errors of the logarithms of strength, their mean being fixed."""
    size = len(wins)
    information = [[1.0 / size] * size for _ in range(size)]  # fixes the mean, which no game tells
    for a in range(size):
        for b in range(size):
            if a != b:
                chance = strengths[a] / (strengths[a] + strengths[b])
                weight = (wins[a][b] + wins[b][a]) * chance * (1 - chance)
                information[a][a] += weight
                information[a][b] -= weight
    inverse = inverted(information)
    return [sqrt(max(0.0, inverse[bot][bot] - 1.0 / size)) for bot in range(size)]


def inverted(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a small regular matrix, by Gauss and Jordan."""
    size = len(matrix)
    rows = [[*map(float, row), *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        scale = rows[column][column]
        if not scale:
            raise ValueError("the matrix has no inverse")
        rows[column] = [value / scale for value in rows[column]]
        for other in range(size):
            if other != column:
                factor = rows[other][column]
                rows[other] = [value - factor * base for value, base in zip(rows[other], rows[column], strict=True)]
    return [row[size:] for row in rows]
