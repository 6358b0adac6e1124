"""Answers to open choices: which reward, which puzzle first, which piece to raise."""

from __future__ import annotations

from collections.abc import Set as AbstractSet

from projectl.bots.api import SeatView
from projectl.rules.engine import CHOOSE, COMPLETE, KINDS, LEVEL_UP, SLOTS, block_of
from projectl.rules.pieces import LEVELS


def answer(view: SeatView, legal: AbstractSet[int]) -> int:
    """The best answer to the choice that is open."""
    return max(sorted(legal), key=lambda action: _gain(view, action))


def _gain(view: SeatView, action: int) -> float:
    block = block_of(action)
    if block == CHOOSE:
        return LEVELS[action - CHOOSE]
    if block == COMPLETE:
        # Arrows come last: they may raise a piece that another puzzle gave.
        reward = view.rules.reward[view.state.puzzle[view.seat * SLOTS + action - COMPLETE]]
        return -reward
    if block == LEVEL_UP:
        given, taken = divmod(action - LEVEL_UP, KINDS)
        return LEVELS[taken] - LEVELS[given]
    return 0
