"""The tables that the engine looks things up in, for one set of puzzles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from projectl.rules.engine.codes import AMBASSADOR_REWARD, KINDS, ONE_ARROW, TWO_ARROWS

from .pieces import FIRST_PLACEMENT, KIND, LEVELS, PLACEMENT_KIND, PLACEMENTS, SPLITS
from .puzzles import Puzzle, PuzzleSet

REWARD_CODES = {**KIND, "up1": ONE_ARROW, "up2": TWO_ARROWS, "master": AMBASSADOR_REWARD}


ONE = [1 << (5 * kind) for kind in range(KINDS)]
KIND_SET = [16 << (5 * kind) for kind in range(KINDS)]


def multiset(kinds: Sequence[int]) -> int:
    """The multiset of the given kinds, of which each may occur several times."""
    return sum(ONE[kind] for kind in kinds)


@lru_cache(maxsize=32)
def tables_of(puzzles: PuzzleSet) -> Mapping[str, Any]:
    """The tables of a set of puzzles, as the fields of Rules."""
    ordered = numbered_puzzles(puzzles)
    level_set = [sum(KIND_SET[k] for k in range(KINDS) if LEVELS[k] == level) for level in range(6)]
    fit_start, fits = _fits(ordered)
    return {
        "one": ONE,
        "kind_set": KIND_SET,
        "level": list(LEVELS),
        "level_set": level_set,
        "up_to": [sum(level_set[: level + 1]) for level in range(6)],
        "mask": list(PLACEMENTS),
        "kind": list(PLACEMENT_KIND),
        "split_ghost": [ghost for ghost, _ in SPLITS],
        "split_pieces": [multiset(kinds) for _, kinds in SPLITS],
        "puzzles": len(ordered),
        "whites": len(puzzles.whites),
        "cells": [puzzle.cells for puzzle in ordered],
        "points": [puzzle.points for puzzle in ordered],
        "reward": [REWARD_CODES[puzzle.reward] for puzzle in ordered],
        "fit_start": fit_start,
        "fit_mask": [PLACEMENTS[placement] for placement in fits],
        "fit_placement": fits,
    }


def numbered_puzzles(puzzles: PuzzleSet) -> tuple[Puzzle, ...]:
    """The puzzles in the order of their numbers in a state."""
    return (*puzzles.whites, *puzzles.blacks)


def _fits(puzzles: Sequence[Puzzle]) -> tuple[list[int], list[int]]:
    """Every placement that lies within an empty recess, puzzle by puzzle and kind by kind."""
    start = [0]
    fits: list[int] = []
    for puzzle in puzzles:
        outside = ~puzzle.cells
        for kind in range(KINDS):
            span = range(FIRST_PLACEMENT[kind], FIRST_PLACEMENT[kind + 1])
            fits += [placement for placement in span if not PLACEMENTS[placement] & outside]
            start.append(len(fits))
    return start, fits
