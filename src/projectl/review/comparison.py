"""What a comparison of two ways to play tells."""

from __future__ import annotations

from typing import NamedTuple


class Comparison(NamedTuple):
    """What a stretch of a turn lost against the best that was found. Chances and losses from 0 to 1."""

    loss: float
    error: float
    ahead: float
    """By how much what was played is better than the usual proposal."""
    best: tuple[int, ...]
    """The actions of the best that was found; empty where what was played is as good."""
    samples: int
    looked_at: int
