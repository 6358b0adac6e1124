"""Calibration and Brier scores, each with an interval that comes of drawing games anew (bootstrap).

Every game counts alike, and in it every position, and in it every seat.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from projectl.judge.training.games import NAMES

from .baseline import fitted
from .judged import THIRDS, Floats, Judged, Whole

BINS = 10
DRAWS = 2000
SEED = 18
MOST_ERROR, MOST_ERROR_OF_THIRD = 0.03, 0.05
THIRD_NAMES = ("first", "second", "third")


class Bin(NamedTuple):
    """The rows whose chances lie between two tenths."""

    weight: float
    """Their part of all."""
    chance: float
    share: float
    low: float
    """Of the share."""
    high: float


def weights_of(every: Judged) -> Floats:
    """Of rows, such that every game has the same weight, and all together one."""
    rows = np.bincount(every.game, minlength=len(every.kind))
    weights: Floats = 1 / rows[every.game] / (rows > 0).sum()
    return weights


def by_game(every: Judged, values: Floats) -> Floats:
    """Sums over the rows of each game that has any."""
    rows = np.bincount(every.game, minlength=len(every.kind))
    sums: Floats = np.bincount(every.game, values, len(every.kind))[rows > 0].astype(np.float64)
    return sums


def drawn(games: int) -> Floats:
    """How often each game comes up in games drawn anew."""
    chance = np.random.default_rng(SEED)
    return chance.multinomial(games, np.full(games, 1 / games), DRAWS).astype(np.float64)


def curve(every: Judged) -> list[Bin]:
    """The reliability curve; intervals as of a mean over games."""
    weights = weights_of(every)
    bins = bins_of(every)
    found = []
    for number in range(BINS):
        rows = bins == number
        total = float(weights[rows].sum())
        if total > 0:
            chance = float((weights * every.chance)[rows].sum()) / total
            share = float((weights * every.share)[rows].sum()) / total
            part = every.only(rows)
            spread = np.sqrt((by_game(part, weights[rows] * (part.share - share)) ** 2).sum()) / total
            low, high = max(0.0, share - 1.96 * spread), min(1.0, share + 1.96 * spread)
            found.append(Bin(total, chance, share, float(low), float(high)))
    return found


def bins_of(every: Judged) -> Whole:
    """The tenth in which each chance lies."""
    return np.minimum((every.chance * BINS).astype(np.int64), BINS - 1)


def calibration_error(every: Judged) -> dict[str, float]:
    """Expected calibration error: how far the shares of each tenth lie from the chances, in the mean."""
    weights = weights_of(every)
    off = weights * (every.share - every.chance)
    bins = bins_of(every)
    sums = np.stack([by_game(every, np.where(bins == number, off, 0.0)) for number in range(BINS)], axis=1)
    again = np.abs(drawn(len(sums)) @ sums).sum(axis=1)
    low, high = np.percentile(again, [2.5, 97.5])
    return {"error": float(np.abs(sums.sum(axis=0)).sum()), "low": float(low), "high": float(high)}


def scores(every: Judged, baseline: Floats) -> dict[str, float]:
    """Brier scores, summed over the seats of a position, and the difference with its interval."""
    positions = np.bincount(every.position)
    inside = np.bincount(every.game, 1 / positions[every.position], len(every.kind))
    each = 1 / inside[every.game]
    judge = by_game(every, each * (every.chance - every.share) ** 2)
    theirs = by_game(every, each * (baseline - every.share) ** 2)
    less = theirs - judge
    low, high = np.percentile(drawn(len(less)) @ less / len(less), [2.5, 97.5])
    return {
        "brier": float(judge.mean()),
        "margin": float(theirs.mean()),
        "less": float(less.mean()),
        "low": float(low),
        "high": float(high),
    }


def figures(every: Judged) -> dict[str, Any]:
    """All of them, and what was missed of what is wanted."""
    kinds = every.kind[every.game]
    parts = {"all": np.full(len(kinds), True)}
    parts |= {THIRD_NAMES[third]: every.third == third for third in range(THIRDS)}
    parts |= {NAMES[kind]: kinds == kind for kind in np.unique(every.kind)}
    parts |= {
        f"{NAMES[kind]}, {THIRD_NAMES[third]}": (kinds == kind) & (every.third == third)
        for kind in np.unique(every.kind)
        for third in range(THIRDS)
    }
    baseline = fitted(every, weights_of(every))
    found = {name: _part(every.only(rows), baseline[rows]) for name, rows in parts.items() if rows.any()}
    curves = {name: [each._asdict() for each in curve(every.only(parts[name]))] for name in ("all", *THIRD_NAMES)}
    return {"parts": found, "curves": curves, "missed": missed(found)}


def _part(every: Judged, baseline: Floats) -> dict[str, Any]:
    return {
        "games": len(np.unique(every.game)),
        "positions": len(np.unique(every.position)),
        "calibration": calibration_error(every),
        "scores": scores(every, baseline),
    }


def missed(parts: dict[str, Any]) -> list[str]:
    """Which of the wanted figures were not reached."""
    most = {"all": MOST_ERROR} | dict.fromkeys(THIRD_NAMES, MOST_ERROR_OF_THIRD)
    found = [
        f"calibration error: {name}" for name, bound in most.items() if parts[name]["calibration"]["error"] > bound
    ]
    whole = [name for name in parts if ", " not in name]
    return found + [f"Brier score: {name}" for name in whole if parts[name]["scores"]["low"] <= 0]
