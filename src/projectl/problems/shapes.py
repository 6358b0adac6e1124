"""Which problems are the same: equal puzzles and supply, up to turning and mirroring."""

from __future__ import annotations

from functools import lru_cache

from projectl.rules.engine import SLOTS
from projectl.rules.pieces import SIZE, cells_of, mask_of
from projectl.rules.ruleset import Rules
from projectl.rules.state import State


def key_of(state: State, rules: Rules, seat: int) -> str:
    """A key of the open cells and recesses of a seat's puzzles, in no order, and of its supply."""
    puzzles = sorted(
        drawn(int(rules.cells[state.puzzle[where]]), state.filled[where])
        for where in range(seat * SLOTS, seat * SLOTS + SLOTS)
        if state.puzzle[where] >= 0
    )
    shapes = ",".join(f"{recess:x}.{filled:x}" for recess, filled in puzzles)
    return f"{shapes}:{state.supply[seat]:x}"


@lru_cache(maxsize=20_000)
def drawn(recess: int, filled: int) -> tuple[int, int]:
    """A recess and what of it is filled, in the smallest of its eight forms, in the top left corner."""
    return min(_form(recess, filled, flip, turns) for flip in (False, True) for turns in range(4))


def _form(recess: int, filled: int, flip: bool, turns: int) -> tuple[int, int]:
    whole, part = cells_of(recess), {*cells_of(filled)}
    moved = [(cell, cell in part) for cell in whole]
    if flip:
        moved = [((row, SIZE - 1 - column), lies) for (row, column), lies in moved]
    for _ in range(turns):
        moved = [((column, SIZE - 1 - row), lies) for (row, column), lies in moved]
    top, left = min(row for (row, _), _ in moved), min(column for (_, column), _ in moved)
    cells = [((row - top, column - left), lies) for (row, column), lies in moved]
    return mask_of(cell for cell, _ in cells), mask_of(cell for cell, lies in cells if lies)
