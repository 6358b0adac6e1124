"""Answers to open choices: which reward, which puzzle first, which piece to raise."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from projectl.rules.engine.codes import (
    CHOOSE,
    COMPLETE,
    DECLINE,
    KINDS,
    LEVEL_UP,
    SLOTS,
)
from projectl.rules.pieces import LEVELS

from .interface import SeatView


def answer(view: SeatView, legal: AbstractSet[int]) -> int:
    """The best answer to the choice that is open."""
    return max(sorted(legal), key=lambda action: _gain(view, action))


def _gain(view: SeatView, action: int) -> float:
    if CHOOSE <= action < COMPLETE:
        return LEVELS[action - CHOOSE]
    if COMPLETE <= action < LEVEL_UP:
        # Arrows come last: they may raise a piece that another puzzle gave.
        reward = view.tables.reward[view.state.puzzle[view.seat * SLOTS + action - COMPLETE]]
        return -reward
    if LEVEL_UP <= action < DECLINE:
        given, taken = divmod(action - LEVEL_UP, KINDS)
        return LEVELS[taken] - LEVELS[given]
    return 0
