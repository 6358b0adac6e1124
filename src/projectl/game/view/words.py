"""How views and events write small things: cells, pieces, actions, decks.

Slots and columns are numbered from 1, as in the notation; seats and cells from 0. Cell `5 * row + column` of the
5×5 grid, row 0 at the top.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from projectl.record.notation.action import write
from projectl.rules.engine import KINDS
from projectl.rules.pieces import NAMES, PLACEMENT_KIND, PLACEMENTS
from projectl.rules.puzzles import COLOURS

DECKS = COLOURS
MARKERS = DECKS
SEQUENCES = (None, "master", "ambassador", "ghost", "recycle")

PIECE_OF = tuple(NAMES[kind] for kind in PLACEMENT_KIND)
"""By placement: the name of the piece."""

action_text = cache(write)
"""The notation of an action code; a view writes hundreds of them."""


def cells_of(mask: int) -> list[int]:
    """The cells of a mask in reading order."""
    return [*_cells(mask)]


@lru_cache(maxsize=4096)  # own puzzles have any number of shapes
def _cells(mask: int) -> tuple[int, ...]:
    return tuple(cell for cell in range(25) if mask >> cell & 1)


def laid_piece(placement: int) -> dict[str, object]:
    """A piece and the cells that it covers."""
    return {"piece": PIECE_OF[placement], "cells": cells_of(PLACEMENTS[placement])}


def piece_counts(pieces: int) -> dict[str, int]:
    """The pieces of a multiset by name, without those that do not occur."""
    return {NAMES[kind]: pieces >> 5 * kind & 15 for kind in range(KINDS) if pieces >> 5 * kind & 15}


def kinds_in(kinds: int) -> list[int]:
    """The kinds of a set of kinds."""
    return [kind for kind in range(KINDS) if kinds >> 5 * kind & 16]


def numbered(bits: int, width: int = 4) -> list[int]:
    """The slots, counted from 1, whose bits are set."""
    return [slot + 1 for slot in range(width) if bits >> slot & 1]


def names_of(kinds: Iterable[int]) -> list[str]:
    """The names of some kinds."""
    return [NAMES[kind] for kind in kinds]
