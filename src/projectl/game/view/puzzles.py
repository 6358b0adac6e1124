"""The table of the puzzles that a view mentions, and no others: what a seat may not know is not in it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from projectl.rules.puzzles import Puzzle

from .words import cells_of

_BITS = bytes.maketrans(b"01", bytes((0, 1)))


class ShownPuzzles:
    """Gives puzzles their ids and remembers which ones were asked for."""

    def __init__(self, puzzles: tuple[Puzzle, ...], by_id: dict[str, int] | None = None) -> None:
        self.all = puzzles
        self._by_id = {} if by_id is None else by_id
        self.numbers = 0
        """The bits of those that were asked for."""

    def id(self, number: int) -> str:
        """The id of a puzzle."""
        assert number >= 0, "a blank is no puzzle"
        self.numbers |= 1 << number
        return self.all[number].id

    def id_or_none(self, number: int) -> str | None:
        """The id of a puzzle; None for no puzzle (-1)."""
        return self.id(number) if number >= 0 else None

    def ids(self, numbers: Iterable[int]) -> list[str]:
        """The ids of several puzzles."""
        return [self.id(number) for number in numbers]

    def mention(self, document: object) -> None:
        """Remember the puzzles that a finished document, such as an event, names."""
        if isinstance(document, list):
            for part in document:
                self.mention(part)
        elif isinstance(document, dict):
            named = document.get("puzzle")
            if named is not None:
                self.numbers |= 1 << self._number(named)
            for part in document.values():
                if isinstance(part, dict | list):
                    self.mention(part)

    def _number(self, name: str) -> int:
        if not self._by_id:
            self._by_id |= {puzzle.id: number for number, puzzle in enumerate(self.all)}
        return self._by_id[name]

    def none_yet(self) -> ShownPuzzles:
        """The same puzzles, none of which was asked for."""
        return ShownPuzzles(self.all, self._by_id)

    def flags(self) -> bytes:
        """By number whether a puzzle was asked for, up to the last one that was."""
        return f"{self.numbers:b}"[::-1].encode().translate(_BITS)


def puzzle_document(puzzle: Puzzle) -> dict[str, Any]:
    """What there is to know of a puzzle."""
    return {
        "colour": puzzle.colour,
        "points": puzzle.points,
        "reward": puzzle.reward,
        "cells": cells_of(puzzle.cells),
        "origin": puzzle.origin,
    }
