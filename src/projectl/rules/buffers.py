"""Where `legal` writes: a list of integers, or an array of the compiled engine."""

from __future__ import annotations

from collections.abc import MutableSequence

from projectl.rules.engine.codes import ACTIONS

Buffer = MutableSequence[int]

LEGAL_CAPACITY = ACTIONS
"""Room for everything. Four full grids of a custom set take 4 * 595 placements."""


def new_buffer() -> Buffer:
    """A buffer for the interpreted engine."""
    return [0] * LEGAL_CAPACITY
