"""Finishing touches: a piece is placed only as part of a filling that gains points (R-TOUCH)."""

from __future__ import annotations

from projectl.bots.api import SeatView
from projectl.rules.engine import DONE, PLACE, PLACEMENTS, SLOTS, finishing_gain

from .filling import Filling, cheapest_filling


def best_touch(view: SeatView) -> int:
    """The next piece of the filling that gains most, or the end of the touches."""
    gains = [(gain, slot, filling) for slot in range(SLOTS) for gain, filling in _gain(view, slot)]
    gain, slot, filling = max(gains, key=lambda entry: (entry[0], -entry[1]), default=(0, 0, None))
    if filling is None or gain <= 0:
        return DONE
    return PLACE + slot * PLACEMENTS + filling.placements[0]


def _gain(view: SeatView, slot: int) -> list[tuple[int, Filling]]:
    """What filling a puzzle with owned pieces gains, one point being paid for each; empty if it cannot be filled."""
    where = view.seat * SLOTS + slot
    puzzle = view.state.puzzle[where]
    recess = view.rules.cells[puzzle] & ~view.state.filled[where] if puzzle >= 0 else 0
    filling = cheapest_filling(recess, view.state.supply[view.seat], 0) if recess else None
    if filling is None:
        return []
    return [(finishing_gain(view.rules, puzzle) - filling.cost, filling)]
