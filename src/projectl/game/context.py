"""What documents about a game need besides a state."""

from __future__ import annotations

from dataclasses import dataclass

from projectl.rules.options import Options
from projectl.rules.puzzles import Puzzle
from projectl.rules.switches import Rules
from projectl.rules.tables import Tables


@dataclass(frozen=True, slots=True)
class GameContext:
    """What stays the same for a whole game."""

    options: Options
    rules: Rules
    tables: Tables
    puzzles: tuple[Puzzle, ...]
    """By number, as in a state."""
    names: tuple[str, ...]
    """By seat."""
