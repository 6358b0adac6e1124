"""How hard the trainer's next problem is."""

from __future__ import annotations

from .problem import EASY, HARD

HARDER_AFTER, EASIER_AFTER = 3, 2
"""Solved in a row, missed in a row."""


def difficulty_after(results: str) -> int:
    """The difficulty after some problems, each `1` solved or `0` missed: harder after three in a row, easier after two.

    >>> difficulty_after(""), difficulty_after("111"), difficulty_after("11100")
    (1, 2, 1)
    """
    level, solved, missed = EASY, 0, 0
    for result in results:
        solved, missed = (solved + 1, 0) if result == "1" else (0, missed + 1)
        if solved == HARDER_AFTER:
            level, solved = min(level + 1, HARD), 0
        if missed == EASIER_AFTER:
            level, missed = max(level - 1, EASY), 0
    return level
