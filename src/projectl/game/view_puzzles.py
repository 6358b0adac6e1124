"""The table of the puzzles that a view mentions, and no others: what a seat may not know is not in it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from projectl.rules.puzzles import Puzzle

from .view_words import cells_of


class ShownPuzzles:
    """Gives puzzles their ids and remembers which ones were asked for."""

    def __init__(self, puzzles: tuple[Puzzle, ...]) -> None:
        self._puzzles = puzzles
        self._shown: set[int] = set()
        self._numbers: dict[str, int] = {}

    def id(self, number: int) -> str:
        """The id of a puzzle."""
        assert number >= 0, "a blank is no puzzle"
        self._shown.add(number)
        return self._puzzles[number].id

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
                self._shown.add(self._number(named))
            for part in document.values():
                if isinstance(part, dict | list):
                    self.mention(part)

    def _number(self, name: str) -> int:
        if not self._numbers:
            self._numbers = {puzzle.id: number for number, puzzle in enumerate(self._puzzles)}
        return self._numbers[name]

    def table(self) -> dict[str, Any]:
        """What there is to know of every puzzle that was asked for, by id."""
        return {self._puzzles[number].id: _document(self._puzzles[number]) for number in sorted(self._shown)}


def _document(puzzle: Puzzle) -> dict[str, Any]:
    return {
        "colour": puzzle.colour,
        "points": puzzle.points,
        "reward": puzzle.reward,
        "cells": cells_of(puzzle.cells),
        "origin": puzzle.origin,
    }
