"""The verdicts on all puzzles of a set."""

from __future__ import annotations

from typing import NamedTuple

from projectl.rules.puzzles import Puzzle, PuzzleSet

from .verdict import Verdict, verdict_on


class CheckedPuzzle(NamedTuple):
    """A puzzle with its verdict."""

    puzzle: Puzzle
    verdict: Verdict

    @property
    def is_fair(self) -> bool:
        """Whether printed puzzles like it give as many points."""
        fair = self.verdict.fair
        return fair is not None and fair.low <= self.puzzle.points <= fair.high


def check_set(puzzles: PuzzleSet) -> tuple[CheckedPuzzle, ...]:
    """Every puzzle of a set, compared with the built-in ones and with the others of the set."""
    ghosts = "ghost" in puzzles.expansions
    own = [(puzzles.name, puzzle) for puzzle in puzzles]
    return tuple(CheckedPuzzle(puzzle, verdict_on(puzzle, ghosts, own)) for puzzle in puzzles)
