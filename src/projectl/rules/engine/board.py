"""Pieces on puzzles: what fits, laying and lifting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .codes import HIGHEST_LEVEL, KINDS, SLOTS
from .notes import note_laid, note_lifted

if TYPE_CHECKING:
    from projectl.rules.ruleset import Rules
    from projectl.rules.state import State


def is_full(state: State, rules: Rules, where: int) -> bool:
    """Whether the recess of the puzzle is full (R-COMPLETE). `where` is 4 * seat + puzzle slot."""
    puzzle = state.puzzle[where]
    return puzzle >= 0 and state.filled[where] == rules.cells[puzzle]


def free_slot(state: State, seat: int) -> int:
    """The first free slot for a puzzle before `seat`, or -1 with four unfinished ones (R-TAKE)."""
    for slot in range(SLOTS):
        if state.puzzle[seat * SLOTS + slot] < 0:
            return slot
    return -1


def kind_fits(state: State, rules: Rules, where: int, kind: int) -> bool:
    """Whether a piece of `kind` fits somewhere on the puzzle."""
    filled = state.filled[where]
    fit = state.puzzle[where] * KINDS + kind
    for i in range(rules.fit_start[fit], rules.fit_start[fit + 1]):
        if not rules.fit_mask[i] & filled:
            return True
    return False


def any_fits(state: State, rules: Rules, seat: int, kinds: int, used: int) -> bool:
    """Whether a piece of the set `kinds` fits on a puzzle of `seat` whose slot is not in `used`."""
    for slot in range(SLOTS):
        where = seat * SLOTS + slot
        if state.puzzle[where] >= 0 and not used >> slot & 1 and any_fits_on(state, rules, where, kinds):
            return True
    return False


def any_fits_on(state: State, rules: Rules, where: int, kinds: int) -> bool:
    """Whether a piece of the set fits on the puzzle. A piece has as many cells as its level: small gaps take few."""
    kinds &= rules.up_to[min(open_cells(state, rules, where), HIGHEST_LEVEL)]
    kind = 0
    rest = kinds >> 4
    while rest:
        if rest & 1 and kind_fits(state, rules, where, kind):
            return True
        rest >>= 5
        kind += 1
    return False


def open_cells(state: State, rules: Rules, where: int) -> int:
    """How many cells of the puzzle are open."""
    rest = rules.cells[state.puzzle[where]] & ~state.filled[where]
    count = 0
    while rest:
        rest &= rest - 1
        count += 1
    return count


def lay(state: State, rules: Rules, seat: int, slot: int, placement: int) -> None:
    """Lay a piece of the supply on a puzzle (R-PLACE)."""
    where = seat * SLOTS + slot
    piece = rules.one[rules.kind[placement]]
    state.supply[seat] -= piece
    state.pieces[where] += piece
    state.filled[where] |= rules.mask[placement]
    note_laid(state, where, placement)


def lift(state: State, rules: Rules, seat: int, slot: int, placement: int) -> None:
    """Take back the piece that was laid last on a puzzle, when its sequence is cancelled."""
    where = seat * SLOTS + slot
    piece = rules.one[rules.kind[placement]]
    state.supply[seat] += piece
    state.pieces[where] -= piece
    state.filled[where] &= ~rules.mask[placement]
    note_lifted(state, where)
