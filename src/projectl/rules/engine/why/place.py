"""Why a piece may not be placed, and why a placing action may not begin or end; ALLOWED when it may."""

from __future__ import annotations

from typing import TYPE_CHECKING

from projectl.rules.engine.board import any_fits
from projectl.rules.engine.codes import GHOST_SEQUENCE, RECYCLE_SEQUENCE, SLOTS
from projectl.rules.engine.multiset import kinds_of
from projectl.rules.engine.reasons import (
    ALLOWED,
    AMBASSADOR_NEXT_TURN,
    MASTER_IS_USED,
    NO_AMBASSADOR_LEFT,
    NO_PUZZLE_THERE,
    NOT_A_NEW_PIECE,
    NOTHING_FITS,
    NOTHING_PLACED,
    OUTSIDE_RECESS,
    OVERLAPS_PIECE,
    PIECE_NOT_IN_RESERVE,
    PIECE_NOT_IN_SUPPLY,
    PUZZLE_USED,
    ROW_NOT_ORDERED,
)
from projectl.rules.engine.sequence import placeable_kinds

if TYPE_CHECKING:
    from projectl.rules.ruleset import Rules
    from projectl.rules.state import State


def why_not_place(state: State, rules: Rules, seat: int, slot: int, placement: int) -> int:
    """What forbids this placement (R-PLACE)."""
    where = seat * SLOTS + slot
    puzzle = state.puzzle[where]
    if puzzle < 0:
        return NO_PUZZLE_THERE
    if not kinds_of(state.supply[seat]) & rules.kind_set[rules.kind[placement]]:
        return PIECE_NOT_IN_SUPPLY
    if rules.mask[placement] & ~rules.cells[puzzle]:
        return OUTSIDE_RECESS
    return OVERLAPS_PIECE if rules.mask[placement] & state.filled[where] else ALLOWED


def why_not_in_sequence(state: State, rules: Rules, marker: int, slot: int, placement: int) -> int:
    """What forbids this placement within Master, Ambassador or Ghost (R-MASTER, D23)."""
    if state.slots[marker] >> slot & 1:
        return PUZZLE_USED
    reason = why_not_place(state, rules, state.holder[marker], slot, placement)
    if reason == ALLOWED and not placeable_kinds(state, rules, marker) & rules.kind_set[rules.kind[placement]]:
        return NOT_A_NEW_PIECE
    return reason


def why_nothing_placed(state: State, rules: Rules, seat: int) -> int:
    """A placing action needs a piece that fits (D14)."""
    return ALLOWED if any_fits(state, rules, seat, kinds_of(state.supply[seat]), 0) else NOTHING_FITS


def why_no_master(state: State, marker: int) -> int:
    """What forbids the Master action, but for pieces that fit (R-MASTER)."""
    return MASTER_IS_USED if state.master_used[marker] else ALLOWED


def why_no_ambassador(state: State, marker: int) -> int:
    """What forbids the Ambassador action, but for pieces that fit (R-AMBASSADOR)."""
    unused = state.ambassadors[state.holder[marker]]
    if unused == 0:
        return NO_AMBASSADOR_LEFT
    return ALLOWED if unused > state.fresh_ambassadors[marker] else AMBASSADOR_NEXT_TURN


def why_no_stop(state: State, marker: int) -> int:
    """What forbids closing the open sequence: a Ghost may place nothing, the others not (D14, D24)."""
    sequence = state.sequence[marker]
    if sequence == RECYCLE_SEQUENCE:
        return ROW_NOT_ORDERED
    return ALLOWED if sequence == GHOST_SEQUENCE or state.slots[marker] else NOTHING_PLACED


def why_no_cancel(state: State, rules: Rules, marker: int) -> int:
    """What forbids cancelling the open sequence: in Line Clear the other seat may have got the ghost (D22, D23)."""
    if state.sequence[marker] != GHOST_SEQUENCE:
        return ALLOWED
    ghost = rules.split_ghost[state.subject[marker]]
    return ALLOWED if kinds_of(state.reserve) & rules.kind_set[ghost] else PIECE_NOT_IN_RESERVE
