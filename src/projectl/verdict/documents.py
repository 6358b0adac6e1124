"""Verdicts as JSON documents: for the editor, with or without a server, and for `projectl puzzles check --json`."""

from __future__ import annotations

from typing import Any

from projectl.rules.pieces import NAMES, PLACEMENT_BY_MASK, PLACEMENT_KIND, SIZE

from .checking import CheckedPuzzle
from .verdict import Verdict
from .worth import comparison, printed_fit


def verdict_document(found: Verdict) -> dict[str, Any]:
    """A verdict; `filling` names each piece with the cells that it covers, counted from 0 in reading order."""
    return {
        "fillable": found.fillable,
        "reason": found.reason,
        "cells": found.cells,
        "sets": found.sets,
        "fewest_pieces": found.fewest_pieces,
        "fewest_sets": found.fewest_sets,
        "filling": [_piece(mask) for mask in found.filling],
        "fewest_actions": found.fewest_actions,
        "extent": found.extent,
        "fair": found.fair._asdict() if found.fair else None,
        "same_as": [alike._asdict() for alike in found.same_as],
    }


def comparison_document() -> dict[str, Any]:
    """The printed puzzles that points are compared with, and the typical error of the comparison."""
    fit = printed_fit()
    names = ("extent", "points", "colour", "count")
    return {
        "places": [dict(zip(names, place, strict=True)) for place in comparison()],
        "puzzles": fit.puzzles,
        "error": round(fit.residual, 2),
    }


def checked_document(found: CheckedPuzzle) -> dict[str, Any]:
    """A puzzle of a set with its verdict."""
    puzzle = found.puzzle
    known = {"id": puzzle.id, "colour": puzzle.colour, "points": puzzle.points, "reward": puzzle.reward}
    return {**known, "verdict": verdict_document(found.verdict)}


def _piece(mask: int) -> dict[str, Any]:
    kind = PLACEMENT_KIND[PLACEMENT_BY_MASK[mask]]
    return {"piece": NAMES[kind], "cells": [cell for cell in range(SIZE * SIZE) if mask >> cell & 1]}
