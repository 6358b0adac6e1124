"""Where `legal` writes: a list of integers, or an array of the compiled engine."""

from __future__ import annotations

from collections.abc import MutableSequence

Buffer = MutableSequence[int]

LEGAL_CAPACITY = 2048
"""More than a seat can ever have: 4 puzzles take 4 * 595 placements at the very most, and by far fewer fit."""


def new_buffer() -> Buffer:
    """A buffer for the interpreted engine."""
    return [0] * LEGAL_CAPACITY
