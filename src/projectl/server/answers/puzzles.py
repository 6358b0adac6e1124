"""Puzzle sets as documents."""

from __future__ import annotations

from typing import Any

from projectl.game.view.words import cells_of
from projectl.record.puzzle_sets import label
from projectl.rules.puzzles import BUILTIN, Puzzle, PuzzleSet, builtin, parse_puzzles


def builtin_sets() -> dict[str, Any]:
    """All puzzles there are."""
    return {"sets": [_document(builtin(name)) for name in BUILTIN]}


def own_set(text: str) -> dict[str, Any]:
    """What an own set holds; raises what is wrong with it."""
    return _document(parse_puzzles(text, "set"))


def _document(found: PuzzleSet) -> dict[str, Any]:
    return {
        "name": found.name,
        "title": found.title,
        "origin": found.origin,
        "label": label(found),
        "expansions": [*found.expansions],
        "puzzles": [_puzzle(puzzle) for puzzle in found],
    }


def _puzzle(puzzle: Puzzle) -> dict[str, Any]:
    known = {"id": puzzle.id, "colour": puzzle.colour, "points": puzzle.points, "reward": puzzle.reward}
    return {**known, "cells": [*cells_of(puzzle.cells)]}
